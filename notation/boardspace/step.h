/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What a player of Boardspace holds and has put down.  A step is pending until a later command
 * makes it certain: up to then the player may change their mind.
 */
#ifndef BOARDSPACE_STEP_H
#define BOARDSPACE_STEP_H

#include "record/record.h"

/** What a player is doing.  Up to STEP_HELD the step is not complete. */
enum boardspace_step_kind {
    STEP_NONE,
    STEP_MARKER, /* a marker is in hand */
    STEP_RING,   /* a ring to be placed is in hand */
    STEP_HELD,   /* a marker is in the ring on from, and the ring is in hand */
    STEP_PLACE,  /* a ring on to */
    STEP_MOVE,
    STEP_ROW,          /* a row is removed */
    STEP_RING_REMOVED, /* the ring on from is removed */
    STEP_PASS,
    STEP_STEAL,
    STEP_RESIGN
};

/** A step; points that it does not use are YINSH_NO_POINT. */
struct boardspace_step {
    enum boardspace_step_kind kind;
    enum yinsh_colour colour;
    yinsh_point from, to;
    struct place place; /* of the command that states it */
};

/** What a command does. */
enum boardspace_command_kind {
    COMMAND_START,
    COMMAND_STEP, /* begins a step */
    COMMAND_DROP, /* puts what is in hand on step.to */
    COMMAND_BACK, /* puts the piece in hand back */
    COMMAND_PICK, /* takes up a piece: of a step before, or for the kind of step */
    COMMAND_DONE,
    COMMAND_RESIGN,
    COMMAND_TIME, /* a player has won on time */
    COMMAND_IDLE  /* changes nothing */
};

/** A command. */
struct boardspace_command {
    enum boardspace_command_kind kind;
    enum yinsh_colour player; /* the sender */
    struct boardspace_step step;
};

/** The state between two commands; all zero before the first. */
struct boardspace_hand {
    struct boardspace_step step; /* the pending step */
    bool played;                 /* whether an action was played */
    bool ended;                  /* whether the game has ended off the board */
};

/** What a command changes; the fields apply in their order. */
struct boardspace_change {
    bool voids_marked; /* the clocks up to the marker in the ring are void; those of a move */
    bool voids_done;   /* the other clocks of the pending step are void */
    bool untimed;      /* the clock of this command is void */
    struct boardspace_step played; /* a step that has become certain; STEP_NONE for none */
    bool released;                 /* the step that was pending is over */
    bool misfit;                   /* the command is impossible here */
};

/** Run a command, and store what it changes; returns false if that is only what is in hand. */
bool boardspace_run(struct boardspace_hand *hand, const struct boardspace_command *command,
                    struct boardspace_change *change);

/** End a record: play the pending step if it is complete. */
void boardspace_finish(struct boardspace_hand *hand, struct boardspace_change *change);

#endif
