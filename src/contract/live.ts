import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';
import { presence, savedEntry, spaceCursor, spaceEntries, spaceNews } from '#contract/spaces/spaces.ts';

/** The WebSocket at `/api/live`: the tickets that open it, and its messages in both directions. */

const ticketReply = z.object({ ticket: z.string() });

export const liveOperations = defineOperations({
  attemptTicket: {
    method: 'POST',
    path: '/play/live_ticket',
    summary: 'A ticket for one live connection to the spaces of an own attempt; it is valid for seconds',
    access: 'student',
    input: z.object({ attempt_id: f.id }),
    reply: ticketReply,
  },
  coursewareTicket: {
    method: 'POST',
    path: '/study/live_ticket',
    summary: 'A ticket for one live connection to the spaces of a courseware; it is valid for seconds',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    reply: ticketReply,
  },
});

/**
 * Identifies a space on a page: by its name; for teachers with the id of its attempt, as in `12/ink`, or with
 * 0 for a space of the whole courseware.
 */
const spacePlace = z
  .string()
  .max(60)
  .regex(/^(\d{1,10}\/)?[a-z][a-z_]*$/);

/** Messages from a browser. */
export const liveRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('watch'),
    place: spacePlace,
    /** Up to where the browser has read the space; null: nothing yet. */
    since: spaceCursor.nullable(),
  }),
  /** Nothing of this space is sent any more; without a reply. */
  z.strictObject({ kind: z.literal('unwatch'), place: spacePlace }),
  /** The person's present action; never stored. */
  z.strictObject({ kind: z.literal('presence'), place: spacePlace, value: presence }),
  z.strictObject({
    kind: z.literal('save'),
    /** A number that the reply repeats. */
    id: z.int().min(1).max(f.wholeNumberMax),
    /** The attempt that gets a teacher's feedback. */
    attempt_id: f.id.optional(),
    entries: spaceEntries,
  }),
]);

/** Messages from the server. */
const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  /** The teachers' switches, sent at the start and whenever they change. */
  z.object({ kind: z.literal('control'), control: z.unknown() }),
  /** Changes of this space are sent from now on. */
  z.object({ kind: z.literal('watching'), place: z.string() }),
  z.object({ kind: z.literal('space'), space: spaceNews }),
  /** The entries are on disk or refused, as `POST /play/save` would answer. */
  z.object({ kind: z.literal('saved'), id: z.int(), entries: z.array(savedEntry) }),
  /** Nothing of a save was stored. `wait_ms`: time to wait before sending it again; 0 means none. */
  z.object({ kind: z.literal('refused'), id: z.int(), code: z.int(), wait_ms: z.int() }),
]);

export type LiveRequest = z.output<typeof liveRequest>;
export type LiveMessage = z.output<typeof liveMessage>;
