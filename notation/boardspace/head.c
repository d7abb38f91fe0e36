/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading all of Boardspace's records but the commands; notation/boardspace/boardspace.c has the
 * grammar. */
#include "notation/boardspace/boardspace.h"

#include "rules/rules.h"

#include <string.h>

bool boardspace_take(struct sgf *sgf, struct boardspace_item *item)
{
    item->item = sgf_step(sgf);
    if (item->item != SGF_VALUE)
        return false;
    item->begins_node = sgf->begins_node;
    item->name = sgf->name;
    item->value = sgf->value;
    item->property = boardspace_find_property(sgf->name);
    item->kind = item->property->value;
    if (item->kind == BOARDSPACE_COMMAND)
        item->kind = boardspace_cut_value(&item->value);
    return true;
}

/* ---- Facts -------------------------------------------------------------- */

bool boardspace_read_charset(struct yinsh_record *record, struct cursor cursor)
{
    enum { LONGEST = 32 * 1024 }; /* as many bytes are there whatever the source */
    if (scan_left(&cursor) > LONGEST)
        cursor.end = cursor.at + LONGEST;
    const char *at = memchr(cursor.at, ';', scan_left(&cursor));
    for (; at != NULL; at = memchr(cursor.at, ']', scan_left(&cursor))) {
        /* Before a bracket, a backslash may be the second byte of a character. */
        bool escaped = at[-1] == '\\' && (unsigned char)at[-2] < 0x80;
        cursor.at = at + 1;
        scan_blanks(&cursor);
        if (*at == ']' && !escaped && strchr(";()", scan_peek(&cursor)) != NULL)
            break;
        struct words rest, name;
        bool named = to_lower(scan_peek(&cursor)) == 'c' && to_lower(scan_ahead(&cursor, 1)) == 'a';
        cursor.at += named ? 2 : 0;
        if (escaped || !named || (scan_blanks(&cursor), !scan_byte(&cursor, '[')))
            continue;
        rest = (struct words){cursor.at, scan_left(&cursor)};
        words_cut(&rest, ']', &name);
        return record_state_charset(record, words_trim(name), place_of_words(record, name));
    }
    return true;
}

/* Read a value that has to be known before anything else is read. */
static bool read_fact(struct boardspace_head *head, const struct boardspace_item *item)
{
    const struct boardspace_property *property = item->property;
    if (item->kind == BOARDSPACE_OWN_TAG)
        return property->read(&head->facts, item->value);
    if (item->kind != BOARDSPACE_FACT)
        return true;
    struct words *fact = &head->facts.values[property - boardspace_properties];
    struct words value = words_trim(item->value);
    if (fact->bytes != NULL) {
        /* In SGF a fact appears once, but a charset is about texts alone. */
        bool same = words_like(*fact, value) || words_alike(item->name, "CA") ||
                    (words_alike(item->name, "GM") && property->read(&head->facts, value));
        return record_fault(head->record, same ? FAULT_PROPERTY_LEFT_OUT : FAULT_SGF_SYNTAX,
                            place_of_words(head->record, item->name),
                            same ? NULL : "the property appears twice, with different values");
    }
    *fact = value;
    return property->read == NULL || property->read(&head->facts, value) ||
           record_fault(head->record, property->fault, place_of_words(head->record, item->value),
                        property->expected);
}

/* Search the record for facts and its end; false if it is not a record of this game. */
static bool search(struct boardspace_head *head, struct sgf *sgf, enum sgf_item *last)
{
    struct boardspace_item item;
    bool good = true; /* after a fact that is wrong, only the end is searched for */
    while (boardspace_take(sgf, &item))
        good = good && read_fact(head, &item);
    *last = item.item;
    return record_is_good(head->record);
}

/* ---- Tags --------------------------------------------------------------- */

/* Add a tag that may be the name of a player, which the result sentence needs. */
static bool add_tag(struct boardspace_head *head, struct words name, struct words value,
                    struct place place)
{
    for (int colour = YINSH_WHITE; colour <= YINSH_BLACK; colour++)
        if (head->names[colour].bytes == NULL && words_are(name, names_of_colour[colour]))
            head->names[colour] = value;
    return record_tag(head->record, name, value, place);
}

/* A player's name or time. */
static bool read_player_tag(struct boardspace_head *head, const struct boardspace_item *item,
                            struct words value)
{
    static const char *const tags[][2] = {
        [BOARDSPACE_NAME] = {"White", "Black"}, [BOARDSPACE_TIME] = {"WhiteTime", "BlackTime"}};
    enum yinsh_colour player = boardspace_player(&head->facts, item->property);
    head->any_player = true;
    /* Quotation marks are around a name, which may hold some itself. */
    if (item->kind == BOARDSPACE_NAME && value.length >= 2 && value.bytes[0] == '"' &&
        value.bytes[value.length - 1] == '"')
        value = (struct words){value.bytes + 1, value.length - 2};
    return value.length == 0 || add_tag(head, words_of(tags[item->kind][player]), value,
                                        place_of_words(head->record, item->value));
}

/* A property with no meaning here: the name of its tag shows where it came from. */
static bool read_foreign(struct boardspace_head *head, const struct boardspace_item *item,
                         struct words value)
{
    static const char prefix[] = BOARDSPACE_FOREIGN_PREFIX;
    size_t length = sizeof prefix - 1 + item->name.length;
    char *name = arena_alloc(&head->record->arena, length);
    if (name == NULL)
        return false;
    memcpy(name, prefix, sizeof prefix - 1);
    memcpy(name + sizeof prefix - 1, item->name.bytes, item->name.length);
    return record_tag(head->record, (struct words){name, length}, value,
                      place_of_words(head->record, item->value));
}

/* After the first command, nobody knows what an unknown property is about. */
static bool leave_out(struct boardspace_head *head, const struct boardspace_item *item)
{
    if (!head->left_out)
        record_fault(head->record, FAULT_PROPERTY_LEFT_OUT,
                     place_of_words(head->record, item->name), NULL);
    head->left_out = true;
    return true;
}

/* Read a value that makes a tag. */
static bool read_tag(struct boardspace_head *head, const struct boardspace_item *item)
{
    bool of_player = item->kind == BOARDSPACE_NAME || item->kind == BOARDSPACE_TIME;
    if (!of_player && item->kind != BOARDSPACE_TAG && item->kind != BOARDSPACE_OWN_TAG &&
        item->kind != BOARDSPACE_FOREIGN)
        return true;
    if (item->kind == BOARDSPACE_FOREIGN && head->begun)
        return leave_out(head, item);
    struct place place = place_of_words(head->record, item->value);
    struct words value = sgf_text(head->record, item->value), name, tag;
    if (value.bytes == NULL)
        return false;
    if (of_player)
        return read_player_tag(head, item, value);
    if (item->kind == BOARDSPACE_TAG)
        return (words_are(item->name, "TC") && words_are(value, BOARDSPACE_NO_TIME_CONTROL)) ||
               record_tag(head->record, words_of(item->property->tag), value, place);
    if (item->kind == BOARDSPACE_OWN_TAG && boardspace_divide_tag(value, &name, &tag))
        return add_tag(head, name, tag, place);
    return read_foreign(head, item, value);
}

static bool read_tags(struct boardspace_head *head, struct sgf sgf)
{
    struct boardspace_item item;
    while (boardspace_take(&sgf, &item)) {
        if (!read_tag(head, &item))
            return false;
        head->begun |= item.kind == BOARDSPACE_COMMAND;
    }
    return true;
}

/* ---- Variant and result ------------------------------------------------- */

static bool read_setup(struct boardspace_head *head)
{
    struct yinsh_record *record = head->record;
    struct words su = boardspace_fact(&head->facts, "SU");
    bool blitz = words_alike(su, "Yinsh-Blitz");
    if (su.bytes == NULL || head->facts.has_variant_tag)
        return true;
    if (!blitz && !words_alike(su, "Yinsh"))
        return record_fault(record, FAULT_VARIANT_UNKNOWN, place_of_words(head->record, su), NULL);
    yinsh_position rules = record->options.rules;
    rules.variant = blitz ? YINSH_BLITZ : YINSH_STANDARD;
    return record_variant(record, &rules, place_of_words(head->record, su));
}

/* Read the result sentence, and keep it if it is not one of ours. */
static bool read_sentence(struct boardspace_head *head)
{
    struct yinsh_record *record = head->record;
    struct words re = boardspace_fact(&head->facts, "RE");
    enum yinsh_result plain;
    if (re.length == 0)
        return true;
    struct words sentence = sgf_text(record, re);
    if (sentence.bytes == NULL)
        return false;
    struct words decoded = sentence;
    head->re_read = boardspace_result(sentence, head->names, &head->result, &head->end);
    if (!head->re_read) {
        /* The words for a draw are in UTF-8, the names are in the charset of the record. */
        record_decode_text(record, &decoded.bytes, &decoded.length);
        head->re_read = boardspace_result(decoded, head->names, &head->result, &head->end);
    }
    /* That is stated at once, and written in the standard form. */
    if (!head->re_read && result_spelled(decoded, &head->end) > YINSH_RESULT_NONE)
        return record_spelled_result(record, decoded, place_of_words(record, re));
    if (!head->re_read)
        record_fault(record, FAULT_RESULT_UNREAD, place_of_words(head->record, re), NULL);
    return boardspace_is_plain(sentence, head->names, &plain) ||
           record_tag(record, words_of("ResultText"), sentence, place_of_words(record, re));
}

/* ---- All of it ---------------------------------------------------------- */

bool boardspace_read_item(struct boardspace_head *head, const struct boardspace_item *item)
{
    bool is_late = item->kind == BOARDSPACE_FACT &&
                   (head->begun || (head->any_player && words_are(item->name, "CM")));
    if (is_late || (head->begun && item->kind == BOARDSPACE_OWN_TAG))
        return bulk_give_up(head->record);
    return read_fact(head, item) && read_tag(head, item);
}

bool boardspace_begin_commands(struct boardspace_head *head)
{
    head->begun = true;
    return read_setup(head);
}

bool boardspace_end_head(struct boardspace_head *head, const struct sgf *sgf)
{
    if (sgf->variation.bytes != NULL)
        return bulk_give_up(head->record);
    return (head->begun || read_setup(head)) && read_sentence(head);
}

bool boardspace_read_head(struct boardspace_head *head, struct sgf *sgf, enum sgf_item *last)
{
    const struct sgf first = *sgf;
    if (!search(head, sgf, last))
        return false;
    if (sgf->variation.bytes != NULL)
        record_fault(head->record, FAULT_VARIATION_LEFT_OUT,
                     place_of_words(head->record, (struct words){sgf->variation.bytes, 1}), NULL);
    return read_tags(head, first) && read_setup(head) && read_sentence(head);
}
