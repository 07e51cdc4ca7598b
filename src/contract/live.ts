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

/** A space of the page: its name; for teachers after its attempt, `12/ink`, or after 0 for one of the whole courseware. */
const place = z
  .string()
  .max(60)
  .regex(/^(\d{1,10}\/)?[a-z][a-z_]*$/);

/** What a browser sends. */
export const liveRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('watch'),
    place,
    /** The cursor of the last read. */
    since: spaceCursor.nullable(),
  }),
  /** What this person is doing now; never stored. */
  z.strictObject({ kind: z.literal('presence'), place, value: presence }),
  z.strictObject({
    kind: z.literal('save'),
    /** Names the reply. */
    id: z.int().min(1).max(f.wholeNumberMax),
    /** Of teachers' feedback on an attempt. */
    attempt_id: f.id.optional(),
    entries: spaceEntries,
  }),
]);

/** What the server sends. */
const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  /** The switches of the teachers: once at first, and whenever they change. */
  z.object({ kind: z.literal('control'), control: z.unknown() }),
  /** From now on changes of this space are sent. */
  z.object({ kind: z.literal('watching'), place: z.string() }),
  z.object({ kind: z.literal('space'), space: spaceNews }),
  /** The entries are on disk or refused, as `POST /play/save` would answer. */
  z.object({ kind: z.literal('saved'), id: z.int(), entries: z.array(savedEntry) }),
  /** Nothing of a save was stored. `wait_ms`: try again after this time; 0 = at once. */
  z.object({ kind: z.literal('refused'), id: z.int(), code: z.int(), wait_ms: z.int() }),
]);

export type LiveRequest = z.output<typeof liveRequest>;
export type LiveMessage = z.output<typeof liveMessage>;
