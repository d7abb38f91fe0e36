/* SPDX-License-Identifier: BSD-2-Clause */
/* Picking up, holding, putting down and taking back. */
#include "notation/boardspace/boardspace.h"

/* Take back the pending step. */
static void abandon(struct boardspace_hand *hand, struct boardspace_change *change)
{
    hand->step.kind = STEP_NONE;
    change->voids_marked = change->voids_done = change->released = true;
}

/* Take back the pending step if it is not complete. */
static void abandon_part(struct boardspace_hand *hand, struct boardspace_change *change)
{
    if (hand->step.kind <= STEP_HELD)
        abandon(hand, change);
}

/* Play the pending step, if there is one. */
static void settle(struct boardspace_hand *hand, struct boardspace_change *change)
{
    enum boardspace_step_kind kind = hand->step.kind;
    if (kind == STEP_NONE)
        return;
    if (kind <= STEP_HELD) {
        change->misfit = true;
        return;
    }
    change->played = hand->step;
    change->released = true;
    hand->played |= kind != STEP_RESIGN;
    hand->ended |= kind == STEP_RESIGN;
    hand->step.kind = STEP_NONE;
}

static void refuse(struct boardspace_hand *hand, struct boardspace_change *change)
{
    settle(hand, change);
    change->misfit = true;
}

/* Whether a step replaces the pending one because the player has changed their mind. */
static bool replaces(const struct boardspace_step *pending, const struct boardspace_step *step)
{
    static const enum boardspace_step_kind in_hand[] = {[STEP_HELD] = STEP_MARKER,
                                                        [STEP_PLACE] = STEP_RING,
                                                        [STEP_ROW] = STEP_ROW,
                                                        [STEP_RING_REMOVED] = STEP_RING_REMOVED,
                                                        [STEP_RESIGN] = STEP_NONE};
    enum boardspace_step_kind kind = step->kind;
    return pending->colour == step->colour && in_hand[kind] != STEP_NONE &&
           (pending->kind == kind || pending->kind == in_hand[kind]);
}

/* Make a step the pending one.  The one before it is dropped if it is replaced, or else played. */
static void begin(struct boardspace_hand *hand, const struct boardspace_step *step,
                  struct boardspace_change *change)
{
    const struct boardspace_step *pending = &hand->step;
    if (replaces(pending, step)) {
        change->voids_marked = change->voids_done = true;
    } else {
        /* A marker that was only taken up is as good as put back. */
        if (pending->kind == STEP_MARKER && pending->colour == step->colour)
            abandon(hand, change);
        settle(hand, change);
    }
    change->misfit |= hand->ended;
    if (!change->misfit)
        hand->step = *step;
}

/* Put what is in hand on the board. */
static void drop(struct boardspace_hand *hand, const struct boardspace_step *command,
                 struct boardspace_change *change)
{
    struct boardspace_step *step = &hand->step;
    const enum boardspace_step_kind kind = step->kind;
    if (kind == STEP_NONE || kind > STEP_HELD) {
        refuse(hand, change);
        return;
    }
    /* If the marker was put off the board, that is what is wrong. */
    if (kind != STEP_HELD || step->from != YINSH_NO_POINT)
        step->place = command->place;
    step->kind = kind == STEP_MARKER ? STEP_HELD : kind == STEP_RING ? STEP_PLACE : STEP_MOVE;
    if (kind == STEP_RING)
        step->from = YINSH_NO_POINT;
    *(kind == STEP_MARKER ? &step->from : &step->to) = command->to;
}

/* Take up a piece: usually the player changes their mind about what they did with it. */
static void pick(struct boardspace_hand *hand, const struct boardspace_command *command,
                 struct boardspace_change *change)
{
    struct boardspace_step *step = &hand->step;
    enum boardspace_step_kind kind = step->colour == command->player ? step->kind : STEP_NONE;
    change->untimed = true;
    if (kind == STEP_HELD) {
        change->voids_marked = true;
        step->kind = STEP_MARKER;
    } else if (kind == STEP_MOVE || kind == STEP_PLACE) {
        change->voids_done = true;
        step->kind = kind == STEP_MOVE ? STEP_HELD : STEP_RING;
    } else if (kind == STEP_ROW || kind == STEP_RING_REMOVED) {
        abandon(hand, change);
    } else if (command->step.kind == STEP_NONE) {
        refuse(hand, change);
    } else {
        begin(hand, &command->step, change);
    }
}

/* Resign; a second command takes the first back. */
static void resign(struct boardspace_hand *hand, const struct boardspace_step *step,
                   struct boardspace_change *change)
{
    change->untimed = hand->step.kind == STEP_RESIGN && hand->step.colour == step->colour;
    if (change->untimed) {
        abandon(hand, change);
    } else {
        abandon_part(hand, change);
        begin(hand, step, change);
    }
}

/* Nothing is changed yet. */
static inline void begin_change(struct boardspace_change *change)
{
    change->voids_marked = change->voids_done = change->untimed = false;
    change->released = change->misfit = false;
    change->played.kind = STEP_NONE;
}

bool boardspace_run(struct boardspace_hand *hand, const struct boardspace_command *command,
                    struct boardspace_change *change)
{
    if (command->kind == COMMAND_STEP && hand->step.kind == STEP_NONE && !hand->ended) {
        hand->step = command->step;
        return false;
    }
    begin_change(change);
    switch (command->kind) {
    case COMMAND_START:
        change->misfit = hand->played || hand->step.kind != STEP_NONE;
        break;
    case COMMAND_STEP:
        begin(hand, &command->step, change);
        break;
    case COMMAND_DROP:
        drop(hand, &command->step, change);
        break;
    case COMMAND_BACK:
        change->untimed = true;
        if (hand->step.kind == STEP_NONE || hand->step.kind > STEP_PLACE)
            refuse(hand, change);
        else
            abandon(hand, change);
        break;
    case COMMAND_PICK:
        pick(hand, command, change);
        break;
    case COMMAND_DONE:
        settle(hand, change);
        break;
    case COMMAND_RESIGN:
        resign(hand, &command->step, change);
        break;
    case COMMAND_TIME:
        abandon_part(hand, change);
        settle(hand, change);
        change->misfit |= hand->ended;
        hand->ended = true;
        break;
    case COMMAND_IDLE:
        change->untimed = true;
        break;
    }
    return true;
}

void boardspace_finish(struct boardspace_hand *hand, struct boardspace_change *change)
{
    begin_change(change);
    abandon_part(hand, change);
    settle(hand, change);
}
