import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyMaxBytes, responseMaxBytes } from '#contract/limits.ts';
import type { FileChange } from './file-changes.ts';
import {
  type AnswerChange,
  addChange,
  addFileRefusals,
  applyReplies,
  emptyOutbox,
  isEmptyOutbox,
  mergeOutboxes,
  nextBatch,
  nextSeq,
  type Outbox,
  type SaveReply,
  toSaveInput,
} from './outbox-rules.ts';

type Stored = { seq: number; response: unknown };

/** A server that stores a change only if its number is above the stored one. */
function createServer(equalIs: 'saved' | 'stale') {
  const answers = new Map<string, Stored>();
  const appliedChanges: string[] = [];
  function save(changes: AnswerChange[]): SaveReply<Stored>[] {
    return changes.map(({ question_id, seq, response }) => {
      const stored = answers.get(question_id);
      if (stored && stored.seq >= seq) {
        return { question_id, result: stored.seq === seq ? equalIs : 'stale', answer: stored };
      }
      answers.set(question_id, { seq, response });
      appliedChanges.push(`${question_id}:${String(response)}`);
      return { question_id, result: 'saved', answer: { seq, response } };
    });
  }
  return { answers, applied: appliedChanges, save };
}

const createChange = (seq: number, response: unknown = seq): AnswerChange => ({
  question_id: 'q',
  response,
  flagged: false,
  seq,
  time_ms: 0,
  check: false,
});

const arbitraryStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), at: fc.nat(2), question: fc.nat(2) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      at: fc.nat(2),
      size: fc.integer({ min: 1, max: 3 }),
      outcome: fc.constantFrom('replied', 'reply_lost', 'request_lost'),
      editsMeanwhile: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), at: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resend_old' as const), pick: fc.nat(50) }) },
);

describe('outbox', () => {
  it('ends with the last edit on the server, applied once, whatever is lost or repeated', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryStep, { maxLength: 80 }),
        fc.constantFrom('saved', 'stale'),
        (steps, equalIs) => {
          const server = createServer(equalIs);
          // Tabs 0 and 1 share the storage of one device; tab 2 is another device.
          const tabs: Outbox[] = [emptyOutbox, emptyOutbox, emptyOutbox];
          const storage: Outbox[] = [emptyOutbox, emptyOutbox];
          const deviceOf = (tab: number) => (tab === 2 ? 1 : 0);
          const sentBefore: AnswerChange[][] = [];
          const lastEdit = new Map<string, string>();
          let clockMs = 0;
          let edits = 0;

          const storeOutbox = (tab: number) => {
            storage[deviceOf(tab)] = mergeOutboxes(storage[deviceOf(tab)]!, tabs[tab]!);
          };
          const edit = (tab: number, question_id: string) => {
            clockMs += 100;
            const response = `edit${edits++}`;
            const seq = nextSeq(tabs[tab]!, question_id, 0, clockMs);
            tabs[tab] = addChange(tabs[tab]!, { ...createChange(seq, response), question_id });
            lastEdit.set(question_id, response);
            storeOutbox(tab);
          };
          const send = (tab: number, size: number, outcome: string, editsMeanwhile: boolean) => {
            const batch = nextBatch(tabs[tab]!, size);
            if (batch.length === 0) return;
            sentBefore.push(batch);
            const replies = outcome === 'request_lost' ? [] : server.save(batch);
            if (editsMeanwhile) edit(tab, batch[0]!.question_id);
            if (outcome !== 'replied') return;
            tabs[tab] = applyReplies(tabs[tab]!, batch, replies);
            storeOutbox(tab);
          };

          for (const each of steps) {
            if (each.kind === 'edit') edit(each.at, `q${each.question}`);
            else if (each.kind === 'send') send(each.at, each.size, each.outcome, each.editsMeanwhile);
            else if (each.kind === 'reload') tabs[each.at] = storage[deviceOf(each.at)]!;
            else if (sentBefore.length > 0) server.save(sentBefore[each.pick % sentBefore.length]!);
          }
          for (const tab of [0, 1, 2]) {
            tabs[tab] = mergeOutboxes(tabs[tab]!, storage[deviceOf(tab)]!);
            while (!isEmptyOutbox(tabs[tab])) send(tab, 100, 'replied', false);
          }

          const onServer = Object.fromEntries(
            [...server.answers].map(([id, { response }]) => [id, response]),
          );
          expect(onServer).toEqual(Object.fromEntries(lastEdit));
          expect(new Set(server.applied).size).toBe(server.applied.length);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('keeps the refusals of both copies', () => {
    const late: Outbox = { ...emptyOutbox, settled: { a: 4 }, refused: { a: { seq: 4, kind: 'late' } } };
    const locked: Outbox = { ...emptyOutbox, settled: { b: 2 }, refused: { b: { seq: 2, kind: 'locked' } } };
    const refused = { a: { seq: 4, kind: 'late' }, b: { seq: 2, kind: 'locked' } };
    expect(mergeOutboxes(late, locked).refused).toEqual(refused);
    expect(mergeOutboxes(locked, late).refused).toEqual(refused);
  });

  it('merges copies in any order to the same outbox', () => {
    const arbitraryOutbox = fc
      .array(
        fc.record({ id: fc.constantFrom('a', 'b'), seq: fc.integer({ min: 1, max: 9 }), done: fc.nat(9) }),
      )
      .map((parts) =>
        parts.reduce<Outbox>(
          (state, { id, seq, done }) =>
            mergeOutboxes(state, {
              ...emptyOutbox,
              pending: { [id]: { ...createChange(seq), question_id: id } },
              settled: { [id]: done },
            }),
          emptyOutbox,
        ),
      );
    fc.assert(
      fc.property(arbitraryOutbox, arbitraryOutbox, arbitraryOutbox, (a, b, c) => {
        expect(mergeOutboxes(a, b)).toEqual(mergeOutboxes(b, a));
        expect(mergeOutboxes(mergeOutboxes(a, b), c)).toEqual(mergeOutboxes(a, mergeOutboxes(b, c)));
        expect(mergeOutboxes(a, a)).toEqual(a);
      }),
    );
  });

  it('numbers a change above all known ones, and by the time since the attempt began', () => {
    expect(nextSeq(emptyOutbox, 'q', 0, 0)).toBe(1);
    expect(nextSeq(emptyOutbox, 'q', 7, 0)).toBe(8);
    expect(nextSeq(emptyOutbox, 'q', 7, 60_000)).toBe(600);
    expect(nextSeq(addChange(emptyOutbox, createChange(900)), 'q', 7, 60_000)).toBe(901);
  });

  it('keeps a change made during a save, with a number above the server’s', () => {
    const sentChange = createChange(5, 'old');
    const box = addChange(addChange(emptyOutbox, sentChange), createChange(6, 'new'));
    const outboxAfterReply = applyReplies(
      box,
      [sentChange],
      [{ question_id: 'q', result: 'stale', answer: { seq: 40 } }],
    );
    expect(outboxAfterReply.pending['q']).toMatchObject({ response: 'new', seq: 41 });
  });

  it('sends no more of the largest answers at once than the server accepts', () => {
    const box = Array.from({ length: 40 }, (_, index) => `q${index}`).reduce(
      (full, question_id) =>
        addChange(full, { ...createChange(1, '學'.repeat(responseMaxBytes / 4)), question_id }),
      emptyOutbox,
    );
    const batch = nextBatch(box, 50);
    expect(batch.length).toBeGreaterThan(1);
    expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(bodyMaxBytes.answers);
    const outboxWithHugeChange = addChange(emptyOutbox, createChange(1, 'x'.repeat(bodyMaxBytes.answers)));
    expect(nextBatch(outboxWithHugeChange, 50)).toHaveLength(1);
  });

  it.each(['locked', 'late', 'invalid'] as const)(
    'drops a change refused as %s and remembers why',
    (result) => {
      const box = addChange(emptyOutbox, createChange(3));
      const outboxAfterReply = applyReplies(
        box,
        [createChange(3)],
        [{ question_id: 'q', result, answer: null }],
      );
      expect(isEmptyOutbox(outboxAfterReply)).toBe(true);
      expect(outboxAfterReply.refused['q']).toEqual({ seq: 3, kind: result });
    },
  );
});

const file = { url: '/play/private/7', name: 'a.png', mime: 'image/png', bytes: 1 };
const add = (id: number): FileChange => ({ file: { ...file, id }, action: 'add' });
const remove = (id: number): FileChange => ({ file: { ...file, id }, action: 'remove' });

describe('changed files of two tabs', () => {
  const createOutbox = (seq: number, ...attachments: FileChange[]) =>
    addChange(emptyOutbox, { ...createChange(seq), attachments });

  it('are all sent, and of one file the newer change', () => {
    const [a, b] = [createOutbox(1, add(7), add(8)), createOutbox(2, remove(7), add(9))];
    for (const merged of [mergeOutboxes(a, b), mergeOutboxes(b, a)])
      expect(merged.pending['q']).toMatchObject({ seq: 2, attachments: [add(8), remove(7), add(9)] });
  });

  it('are not sent again once they are settled', () => {
    const settled: Outbox = { ...createOutbox(2, add(9)), settled: { q: 1 } };
    expect(mergeOutboxes(settled, createOutbox(1, add(7))).pending['q']?.attachments).toEqual([add(9)]);
  });
});

describe('the input of a save', () => {
  it('lists the added and removed files beside the answers', () => {
    const [plain, withFiles] = [createChange(1), createChange(2)];
    expect(toSaveInput([plain, { ...withFiles, attachments: [add(7), remove(8)] }])).toEqual({
      answers: [plain, withFiles],
      attachments: [
        { question_id: 'q', file_id: 7, action: 'add' },
        { question_id: 'q', file_id: 8, action: 'remove' },
      ],
    });
  });
});

it('reports refused files as a refusal of their answer, whose text is stored', () => {
  const replies = ['q', 'p'].map((question_id) => ({ question_id, result: 'saved' as const, answer: null }));
  const attachments = [
    { question_id: 'q', result: 'saved' as const },
    { question_id: 'q', result: 'full' as const },
    { question_id: 'p', result: 'saved' as const },
  ];
  expect(addFileRefusals(replies, attachments).map(({ result }) => result)).toEqual(['invalid', 'saved']);
});
