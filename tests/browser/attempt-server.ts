import { vi } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { type ResultKey, resultCodes } from '#contract/codes.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { Attempt, AttemptNews, ServerAnswer } from '#player/storage/attempt-types.ts';
import { ApiError } from '#ui/api/api-error.ts';

/** A server with one attempt for tests of the student app, and the network between it and all tabs of the test. */

type SaveInput = ApiInput<'POST /play/save'>;
type AnswerInput = NonNullable<SaveInput['answers']>[number];
type EntryInput = NonNullable<SaveInput['entries']>[number];
type AttachmentInput = NonNullable<SaveInput['attachments']>[number];

export const attemptOfTest: Attempt = {
  id: 4_711,
  courseware_id: 1,
  name: 'Walk',
  description: '',
  display_language: 'en',
  startup_screen: '',
  type: 'photowork',
  is_marked: true,
  number: 1,
  state: 'in_progress',
  ended_by: null,
  feedback_rule: 'never',
  waits_for_class: false,
  marks_held: false,
  group: null,
  started_at: Date.now(),
  submitted_at: null,
  deadline_at: null,
  server_now: Date.now(),
  content: {},
  questions: [
    { id: 'leaf', title: 'Leaf', max_score: 6, marked_by: 'teacher', files: ['picture'] },
    { id: 'bark', title: 'Bark', max_score: 2, marked_by: 'teacher' },
  ],
  answers: [],
  score: null,
  max_score: 8,
  needs_teacher: false,
  comment: '',
};

export type AttemptServer = {
  /** 'offline': no reply; a code: every call of the attempt is refused by it. */
  failure: 'offline' | ResultKey | undefined;
  /** Whether the next replies get lost after the server has done its work. */
  losesReplies: boolean;
  isSubmitted: boolean;
  lockedIds: Set<string>;
  /** Question ids whose responses the server cannot read. */
  invalidIds: Set<string>;
  answers: Map<string, ServerAnswer>;
  entries: Map<string, EntryInput>;
  uploaded: StoredFile[];
  removedIds: Set<number>;
  /** What the server has taken, in order; nothing is there twice unless it was stored twice. */
  stored: string[];
  calls: string[];
  /** Called before answers are saved. */
  onSave: (() => void) | undefined;
  read: () => Attempt;
  /** Throws the server's refusal of an upload, if it refuses now. */
  refuse: () => void;
  /** Another device saves an answer. */
  saveElsewhere: (question_id: string, response: unknown, seq: number) => void;
  /** Another device adds a file. */
  attachElsewhere: (question_id: string, file: StoredFile) => void;
  /** Tells all pages that are open news of the attempt. */
  tell: (news: AttemptNews) => void;
};

const emptyAnswer = (question_id: string): ServerAnswer => ({
  question_id,
  response: null,
  flagged: false,
  locked: false,
  seq: 0,
  time_ms: 0,
  deadline_at: null,
});

function saveAnswer(server: AttemptServer, input: AnswerInput) {
  const { question_id, seq } = input;
  const known = server.answers.get(question_id);
  const reply = (result: string, answer: ServerAnswer | null = known ?? null) => ({
    question_id,
    result,
    answer,
  });
  if (server.invalidIds.has(question_id)) return reply('invalid', null);
  if (question_id !== '-trace') {
    if (known && known.seq >= seq)
      return reply(JSON.stringify(known.response) === JSON.stringify(input.response) ? 'saved' : 'stale');
    if (server.lockedIds.has(question_id)) return reply('locked');
  }
  if (server.isSubmitted) return reply('late');
  const isTrace = question_id === '-trace';
  const merged = isTrace ? { ...(known?.response as object), ...(input.response as object) } : input.response;
  if (isTrace && JSON.stringify(merged) === JSON.stringify(known?.response)) return reply('saved');
  server.answers.set(question_id, {
    ...(known ?? emptyAnswer(question_id)),
    response: merged,
    flagged: input.flagged ?? false,
    seq: Math.max(seq, (known?.seq ?? 0) + 1),
    time_ms: input.time_ms ?? 0,
  });
  server.stored.push(`answer ${question_id} ${JSON.stringify(input.response)}`);
  // Earlier versions of the app named all files of the answer.
  for (const file_id of input.files ?? []) attach(server, { question_id, file_id, action: 'add' });
  return reply('saved', server.answers.get(question_id) ?? null);
}

function attach(server: AttemptServer, { question_id, action, ...attachment }: AttachmentInput) {
  const file_id = Number(attachment.file_id);
  const known = server.answers.get(question_id) ?? emptyAnswer(question_id);
  const files = known.files ?? [];
  const reply = (result: string) => ({
    question_id,
    file_id,
    result,
    files: server.answers.get(question_id)?.files ?? [],
  });
  const isAttached = files.some(({ id }) => id === file_id);
  const setFiles = (next: StoredFile[]) => server.answers.set(question_id, { ...known, files: next });
  if (action === 'remove') {
    if (server.isSubmitted) return reply(isAttached ? 'late' : 'saved');
    if (server.removedIds.has(file_id)) return reply('saved');
    server.removedIds.add(file_id);
    setFiles(files.filter(({ id }) => id !== file_id));
    server.stored.push(`remove ${file_id}`);
    return reply('saved');
  }
  const file = server.uploaded.find(({ id }) => id === file_id);
  if (isAttached || server.removedIds.has(file_id)) return reply('saved');
  if (!file) return reply('invalid');
  if (server.isSubmitted) return reply('late');
  if (files.length >= 2) return reply('full');
  setFiles([...files, file]);
  server.stored.push(`file ${file.name}`);
  return reply('saved');
}

function saveEntry(server: AttemptServer, input: EntryInput) {
  const { space, item, seq } = input;
  const name = `${space}/${item}/${(input.value as { kind: string }).kind}`;
  const known = server.entries.get(name);
  if (server.isSubmitted) return { space, item, result: 'late' };
  if (known && known.seq >= seq && known.key !== input.key)
    return { space, item, result: 'stale', stored: { seq: known.seq, value: known.value } };
  if (known?.key !== input.key) {
    server.entries.set(name, input);
    server.stored.push(`entry ${name} ${JSON.stringify(input.value)}`);
  }
  return { space, item, result: 'saved' };
}

function save(server: AttemptServer, { answers = [], attachments = [], entries = [] }: SaveInput) {
  server.onSave?.();
  const attached = attachments.map((each) => attach(server, each));
  return {
    server_now: Date.now(),
    answers: answers.map((each) => saveAnswer(server, each)),
    attachments: attached,
    entries: entries.map((each) => saveEntry(server, each)),
  };
}

function submit(server: AttemptServer): Attempt {
  if (!server.isSubmitted) server.stored.push('submit');
  server.isSubmitted = true;
  return server.read();
}

const emptySpace = {
  cursor: 'c1',
  is_full: true,
  items: [],
  gone: [],
  people: [],
  own: [],
  own_seq: 0,
  packed: null,
};

const envelope = (data: unknown) => Response.json({ code: 1, msg: '', data });

function replyTo(server: AttemptServer, path: string, body: unknown): Response {
  if (path === '/api/play/attempt') return envelope(server.read());
  if (path === '/api/play/save') return envelope(save(server, body as SaveInput));
  if (path === '/api/play/submit') return envelope(submit(server));
  if (path === '/api/play/space') return envelope(emptySpace);
  throw new TypeError('Failed to fetch');
}

/** The open streams of news. */
function createStreams() {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  return {
    open: (): Response => {
      const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.add(stream) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    tell: (news: AttemptNews): void => {
      const message = new TextEncoder().encode(`data: ${JSON.stringify(news)}\n\n`);
      for (const stream of streams) stream.enqueue(message);
    },
  };
}

/** Replaces `fetch` until the end of the test. */
export function openAttemptServer(): AttemptServer {
  const streams = createStreams();
  const server: AttemptServer = {
    failure: undefined,
    losesReplies: false,
    isSubmitted: false,
    lockedIds: new Set(),
    invalidIds: new Set(),
    answers: new Map(),
    entries: new Map(),
    uploaded: [],
    removedIds: new Set(),
    stored: [],
    calls: [],
    onSave: undefined,
    read: () => ({
      ...attemptOfTest,
      server_now: Date.now(),
      state: server.isSubmitted ? 'submitted' : 'in_progress',
      submitted_at: server.isSubmitted ? Date.now() : null,
      answers: [...server.answers.values()],
    }),
    refuse: () => {
      if (server.failure && server.failure !== 'offline')
        throw new ApiError(resultCodes[server.failure], server.failure);
      if (server.isSubmitted) throw new ApiError(resultCodes.already_submitted, 'submitted');
    },
    attachElsewhere: (question_id, file) => {
      const known = server.answers.get(question_id) ?? emptyAnswer(question_id);
      server.answers.set(question_id, { ...known, files: [...(known.files ?? []), file] });
    },
    saveElsewhere: (question_id, response, seq) => {
      server.answers.set(question_id, { ...emptyAnswer(question_id), response, seq });
    },
    tell: streams.tell,
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
    const request = new Request(...given);
    const path = new URL(request.url).pathname;
    server.calls.push(path);
    if (server.failure === 'offline') throw new TypeError('Failed to fetch');
    if (path === '/api/play/live') return streams.open();
    if (server.failure)
      return Response.json({ code: resultCodes[server.failure], msg: server.failure, data: null });
    const response = replyTo(server, path, request.method === 'POST' ? await request.json() : undefined);
    if (server.losesReplies) throw new TypeError('Failed to fetch');
    return response;
  });
  return server;
}
