/* SPDX-License-Identifier: BSD-2-Clause */
/* Everything in Boardspace's records but the nodes; notation/boardspace/boardspace.c has the
 * grammar. */
#include "notation/boardspace/boardspace.h"
#include "rules/rules.h"

#include <string.h>

/* ---- Players ------------------------------------------------------------ */

/* Tell what the value of a player's property is, and cut it down to what counts. */
static enum boardspace_value cut_value(struct words *value)
{
    size_t length = 0;
    *value = words_trim(*value);
    while (length < value->length && is_letter(value->bytes[length]))
        length++;
    struct words word = {value->bytes, length};
    if (words_alike(word, "id") || words_alike(word, "time")) {
        *value = words_trim((struct words){value->bytes + length, value->length - length});
        return words_alike(word, "id") ? BOARDSPACE_ID : BOARDSPACE_TIME;
    }
    while (value->length > 0 && is_digit(value->bytes[0])) {
        value->bytes++;
        value->length--;
    }
    *value = words_trim(*value);
    return BOARDSPACE_COMMAND;
}

static bool is_player(struct words name)
{
    return words_are(name, "P0") || words_are(name, "P1") || words_are(name, "P-1");
}

enum yinsh_colour boardspace_player(const struct boardspace_head *head, struct words name)
{
    return words_are(name, "P1") ? rules_opponent(head->first) : head->first;
}

struct place boardspace_place(const struct boardspace_head *head, struct words words)
{
    return (struct place){(size_t)(words.bytes - head->start), words.length};
}

/* ---- Facts -------------------------------------------------------------- */

static bool read_colours(struct boardspace_head *head, struct words value)
{
    struct words map = words_trim(value);
    bool first_is_white = map.length > 0 && map.bytes[0] == '0';
    if (map.length < 3 || map.bytes[map.length - 1] != (first_is_white ? '1' : '0') ||
        (!first_is_white && map.bytes[0] != '1') ||
        !words_alike(words_trim((struct words){map.bytes + 1, map.length - 2}), ","))
        return record_fault(head->record, FAULT_SGF_SYNTAX, boardspace_place(head, value),
                            "CM must be 0,1 or 1,0");
    head->cm_seen = true;
    head->first = first_is_white ? YINSH_WHITE : YINSH_BLACK;
    return true;
}

/* Divide a text of ours at its first colon; false where that is no tag. */
static bool divide_tag(struct words text, struct words *name, struct words *value)
{
    const char *colon = text.length > 0 ? memchr(text.bytes, ':', text.length) : NULL;
    if (colon == NULL)
        return false;
    *name = (struct words){text.bytes, (size_t)(colon - text.bytes)};
    *value = (struct words){colon + 1, text.length - name->length - 1};
    return words_are_tag_name(*name);
}

/* Whether a property states the variant better than SU does. */
static bool states_variant(struct words text)
{
    struct words name, value;
    return divide_tag(text, &name, &value) && value.length > 0 && !words_alike(value, "?") &&
           (words_alike(name, "Variant") || words_alike(name, "Position"));
}

/* Look at a property for what has to be known before anything else is read. */
static bool read_fact(struct boardspace_head *head, const struct boardspace_item *item)
{
    struct words name = item->name;
    if (item->kind != BOARDSPACE_OTHER)
        return true;
    if (words_are(name, "GM") && !head->gm_seen) {
        struct words value = words_trim(item->value);
        head->gm_seen = true;
        if (!words_alike(value, "24") && !words_alike(value, "yinsh"))
            return record_fault(head->record, FAULT_OTHER_GAME, boardspace_place(head, item->value),
                                NULL);
    } else if (words_are(name, "CM") && !head->cm_seen) {
        return read_colours(head, item->value);
    } else if (words_are(name, "SU") && head->su.bytes == NULL) {
        head->su = words_trim(item->value);
    } else if (words_are(name, "RE") && head->re.bytes == NULL) {
        head->re = words_trim(item->value);
    } else if (words_are(name, "XT")) {
        head->variant_tag |= states_variant(item->value);
    }
    return true;
}

/* A player's name stands in quotes, and may hold some itself. */
static struct words without_quotes(struct words value)
{
    if (value.length >= 2 && value.bytes[0] == '"' && value.bytes[value.length - 1] == '"')
        return (struct words){value.bytes + 1, value.length - 2};
    return value;
}

static bool add_tag(struct boardspace_head *head, const char *name, struct words value,
                    struct place place)
{
    return record_tag(head->record, name, strlen(name), value.bytes, value.length, place);
}

/* A player's name or time as a tag; commands do not come here. */
static bool read_player_tag(struct boardspace_head *head, const struct boardspace_item *item)
{
    static const char *const tags[2][2] = {{"White", "Black"}, {"WhiteTime", "BlackTime"}};
    struct place place = boardspace_place(head, item->content);
    struct words value = sgf_text(&head->record->arena, item->content);
    if (value.bytes != NULL && item->kind == BOARDSPACE_ID)
        value = without_quotes(value);
    return value.bytes != NULL &&
           (value.length == 0 ||
            add_tag(head, tags[item->kind][boardspace_player(head, item->name)], value, place));
}

/* A property that nothing here knows: its name tells where the tag came from. */
static bool read_foreign(struct boardspace_head *head, const struct boardspace_item *item,
                         struct words value)
{
    static const char foreign[] = BOARDSPACE_FOREIGN;
    size_t length = sizeof foreign - 1 + item->name.length;
    char *name = arena_alloc(&head->record->arena, length);
    if (name == NULL)
        return false;
    memcpy(name, foreign, sizeof foreign - 1);
    memcpy(name + sizeof foreign - 1, item->name.bytes, item->name.length);
    return record_tag(head->record, name, length, value.bytes, value.length,
                      boardspace_place(head, item->value));
}

/* Behind the first command there is no telling what an unknown property is about. */
static bool left_out(struct boardspace_head *head, const struct boardspace_item *item)
{
    if (!head->left_out)
        record_fault(head->record, FAULT_PROPERTY_LEFT_OUT, boardspace_place(head, item->name),
                     NULL);
    head->left_out = true;
    return true;
}

/* Make a tag of a property that is one; in_head is whether no command came before it. */
static bool read_tag(struct boardspace_head *head, const struct boardspace_item *item, bool in_head)
{
    struct words value, name, tag;
    if (item->kind != BOARDSPACE_OTHER)
        return read_player_tag(head, item);
    bool foreign = !boardspace_knows(item->name);
    const struct boardspace_property *known = boardspace_property_of(item->name);
    if (known != NULL) {
        value = sgf_text(&head->record->arena, item->value);
        if (value.bytes == NULL ||
            (words_are(item->name, "TC") && words_are(value, BOARDSPACE_NO_TIME_CONTROL)))
            return value.bytes != NULL;
        return add_tag(head, known->tag, value, boardspace_place(head, item->value));
    }
    if (foreign && !in_head)
        return left_out(head, item);
    if (!foreign && !words_are(item->name, "XT"))
        return true;
    value = sgf_text(&head->record->arena, item->value);
    if (value.bytes == NULL)
        return false;
    if (!foreign && divide_tag(value, &name, &tag))
        return record_tag(head->record, name.bytes, name.length, tag.bytes, tag.length,
                          boardspace_place(head, item->value));
    return read_foreign(head, item, value);
}

static bool read_setup(struct boardspace_head *head)
{
    struct yinsh_record *record = head->record;
    struct words su = head->su;
    bool blitz = words_alike(su, "Yinsh-Blitz");
    if (su.bytes == NULL || head->variant_tag)
        return true;
    if (!blitz && !words_alike(su, "Yinsh"))
        return record_fault(record, FAULT_VARIANT_UNKNOWN, boardspace_place(head, su), NULL);
    yinsh_position rules = record->options.rules;
    rules.variant = blitz ? YINSH_BLITZ : YINSH_STANDARD;
    return record_variant(record, &rules, boardspace_place(head, su));
}

/* Read the result sentence, and keep it where it is not one of ours. */
static bool read_sentence(struct boardspace_head *head)
{
    struct yinsh_record *record = head->record;
    struct words names[2];
    enum yinsh_result plain;
    if (head->re.bytes == NULL || head->re.length == 0)
        return true;
    struct words sentence = sgf_text(&record->arena, head->re);
    if (sentence.bytes == NULL)
        return false;
    boardspace_names(record, names);
    head->re_read = boardspace_result(sentence, names, &head->result);
    if (!head->re_read)
        record_fault(record, FAULT_RESULT_UNREAD, boardspace_place(head, head->re), NULL);
    return boardspace_is_plain(sentence, names, &plain) ||
           add_tag(head, "ResultText", sentence, boardspace_place(head, head->re));
}

bool boardspace_take(struct sgf *sgf, struct boardspace_item *item)
{
    item->item = sgf_next(sgf);
    if (item->item != SGF_VALUE)
        return item->item == SGF_NODE;
    item->name = sgf->name;
    item->value = item->content = sgf->value;
    item->kind = is_player(sgf->name)         ? cut_value(&item->content)
                 : words_are(sgf->name, "TM") ? BOARDSPACE_CLOCK
                                              : BOARDSPACE_OTHER;
    return true;
}

/*
 * Search the record for facts, and find out how far it goes; false where it is no
 * record of this game.
 */
static bool search(struct boardspace_head *head, struct sgf *sgf, struct boardspace_items *items,
                   enum sgf_item *last)
{
    struct boardspace_item more = {.kind = BOARDSPACE_OTHER}, *item;
    /* Where a fact is wrong the rest is only searched for the end. */
    bool good = true, inside;
    items->count = 0;
    do {
        bool room = items->count < BOARDSPACE_ITEMS;
        item = room ? &items->items[items->count++] : &more;
        inside = boardspace_take(sgf, item);
        if (room && items->count == BOARDSPACE_ITEMS)
            items->rest = *sgf;
        if (good && item->item == SGF_VALUE)
            good = read_fact(head, item);
    } while (inside);
    *last = item->item;
    return record_is_good(head->record);
}

static bool read_tags(struct boardspace_head *head, const struct boardspace_items *items)
{
    struct boardspace_walk walk;
    const struct boardspace_item *item;
    bool in_head = true;
    boardspace_begin(&walk, items);
    while ((item = boardspace_next(&walk)) != NULL) {
        if (item->item == SGF_NODE || item->kind == BOARDSPACE_CLOCK)
            continue;
        if (item->kind == BOARDSPACE_COMMAND)
            in_head = false;
        else if (!read_tag(head, item, in_head))
            return false;
    }
    return true;
}

bool boardspace_read_head(struct boardspace_head *head, struct sgf *sgf, enum sgf_item *last,
                          struct boardspace_items *items)
{
    if (!search(head, sgf, items, last))
        return false;
    if (sgf->variation.bytes != NULL)
        record_fault(head->record, FAULT_VARIATION_LEFT_OUT, boardspace_place(head, sgf->variation),
                     NULL);
    return read_tags(head, items) && read_setup(head) && read_sentence(head);
}
