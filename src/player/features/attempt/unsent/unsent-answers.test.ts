import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryStore } from '#tests/support/memory-store.ts';
import { TransportError } from '#ui/api/call.ts';
import { defineUnsent, type KindsOfApp } from '#ui/unsent/unsent-kinds.ts';
import { createUnsentQueue, type UnsentQueue } from '#ui/unsent/unsent-queue.ts';
import type { UnsentStore } from '#ui/unsent/unsent-store.ts';
import { type AnswerChange, laneOf, nextSeq, readWork, replacesChange } from './attempt-lane.ts';
import { type SaveReply, toResult } from './senders/send-answers.ts';

/** Answers of two devices, of which one has two tabs, with the app's queue and rules and a network that fails. */

type Stored = { seq: number; response: unknown };
type Outcome = 'replied' | 'reply_lost' | 'request_lost';

/** A server that stores a change only if its number is above the stored one. */
function createServer(equalIs: 'saved' | 'stale') {
  const answers = new Map<string, Stored>();
  const applied: string[] = [];
  function save(changes: readonly AnswerChange[]): SaveReply<Stored>[] {
    return changes.map(({ question_id, seq, response }) => {
      const stored = answers.get(question_id);
      if (stored && stored.seq >= seq)
        return { question_id, result: stored.seq === seq ? equalIs : 'stale', answer: stored };
      answers.set(question_id, { seq, response });
      applied.push(`${question_id}:${String(response)}`);
      return { question_id, result: 'saved', answer: { seq, response } };
    });
  }
  return { answers, applied, save };
}

const attemptId = 7;
const lane = laneOf(attemptId);

async function simulate(steps: readonly Step[], equalIs: 'saved' | 'stale'): Promise<void> {
  const server = createServer(equalIs);
  const lastEdit = new Map<string, string>();
  const sentBefore: AnswerChange[][] = [];
  const stores: UnsentStore[] = [createMemoryStore(), createMemoryStore()];
  let outcome: Outcome = 'request_lost';
  let editDuringSave: (() => void) | undefined;
  let clockMs = 0;
  let editCount = 0;

  const kinds: KindsOfApp = {
    answer: defineUnsent<AnswerChange>({
      version: 1,
      batchSize: 2,
      replaces: replacesChange,
      load: async () => ({
        toText: () => '',
        send: async (entries) => {
          const batch = entries.map(({ body }) => body);
          sentBefore.push(batch);
          const replies = outcome === 'request_lost' ? [] : server.save(batch);
          editDuringSave?.();
          editDuringSave = undefined;
          if (outcome !== 'replied') throw new TransportError(false);
          return entries.map((entry, index) => toResult(entry, replies[index]));
        },
      }),
    }),
  };
  const stops: (() => void)[] = [];
  function openTab(device: number): UnsentQueue {
    const tab = createUnsentQueue(stores[device]);
    stops.push(tab.start({ person: 1, kinds }));
    return tab;
  }
  // Tabs 0 and 1 share the storage of one device; tab 2 is another device.
  const tabs = [openTab(0), openTab(0), openTab(1)];
  await Promise.all(tabs.map((tab) => tab.whenRead()));

  const edit = async (tab: UnsentQueue, question_id: string) => {
    clockMs += 100;
    const response = `edit${editCount++}`;
    const known = readWork(tab, attemptId).answers.filter(({ body }) => body.question_id === question_id);
    const seq = nextSeq(
      known.map(({ body }) => body.seq),
      clockMs,
    );
    lastEdit.set(question_id, response);
    const body: AnswerChange = { question_id, response, flagged: false, seq, time_ms: 0, check: false };
    await tab.add([{ lane, kind: 'answer', name: question_id, title: '', body }], { inMs: 1_000_000 });
  };

  for (const step of steps) {
    const tab = tabs[step.tab]!;
    outcome = 'outcome' in step ? step.outcome : 'request_lost';
    if (step.kind === 'edit') await edit(tab, `q${step.question}`);
    else if (step.kind === 'send') {
      if (step.editsMeanwhile) editDuringSave = () => void edit(tab, 'q0');
      await tab.flush(lane);
      editDuringSave = undefined;
    } else if (step.kind === 'reload') {
      stops[step.tab]!();
      tabs[step.tab] = openTab(step.tab === 2 ? 1 : 0);
      stops[step.tab] = stops.pop()!;
      await tabs[step.tab]!.whenRead();
    } else if (sentBefore.length > 0) server.save(sentBefore[step.pick % sentBefore.length]!);
  }
  outcome = 'replied';
  for (const tab of tabs) await tab.flush(lane);
  for (const stop of stops) stop();
  for (const store of stores) expect(await store.count()).toBe(0);
  const onServer = Object.fromEntries([...server.answers].map(([id, { response }]) => [id, response]));
  expect(onServer).toEqual(Object.fromEntries(lastEdit));
  expect(new Set(server.applied).size).toBe(server.applied.length);
}

const tab = fc.nat(2);
const arbitraryStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), tab, question: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      tab,
      outcome: fc.constantFrom<Outcome>('replied', 'reply_lost', 'request_lost'),
      editsMeanwhile: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resend_old' as const), tab, pick: fc.nat(50) }) },
);
type Step = typeof arbitraryStep extends fc.Arbitrary<infer S> ? S : never;

it('ends with the last edit on the server, applied once, whatever is lost or repeated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryStep, { maxLength: 40 }),
      fc.constantFrom('saved' as const, 'stale' as const),
      simulate,
    ),
    { numRuns: 300 },
  );
});
