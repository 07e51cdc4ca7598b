import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimedQuestions } from './timed-questions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Offline extends Error {}

/** A server that can be offline or refuse every question. */
function createQuestionsWithServer() {
  let mode: 'online' | 'offline' | 'refusing' = 'online';
  const requestedIds: string[] = [];
  const openedQuestions: string[] = [];
  const onRefused = vi.fn<() => void>();
  const questions = createTimedQuestions<string>({
    open: (id) => {
      requestedIds.push(id);
      if (mode === 'online') return Promise.resolve(`content of ${id}`);
      return Promise.reject(mode === 'offline' ? new Offline() : new Error('time is up'));
    },
    onOpened: (id, reply) => openedQuestions.push(`${id}: ${reply}`),
    onRefused,
    isTemporary: (error) => error instanceof Offline,
    onChange: () => undefined,
  });
  return {
    questions,
    asked: requestedIds,
    opened: openedQuestions,
    refused: onRefused,
    setMode: (next: typeof mode) => {
      mode = next;
    },
  };
}

it('requests a question once, however often it is pressed', async () => {
  const { questions, asked, opened } = createQuestionsWithServer();
  questions.open('t1');
  questions.open('t1');
  expect(questions.getOpenings()).toEqual({ t1: 'asking' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['t1']);
  expect(opened).toEqual(['t1: content of t1']);
  expect(questions.getOpenings()).toEqual({});
});

it('waits without network and opens later by itself', async () => {
  const { questions, opened, setMode } = createQuestionsWithServer();
  setMode('offline');
  questions.open('t1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(questions.getOpenings()).toEqual({ t1: 'waiting' });
  setMode('online');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(opened).toHaveLength(1);

  setMode('offline');
  questions.open('t2');
  await vi.advanceTimersByTimeAsync(100);
  setMode('online');
  questions.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toEqual(['t1: content of t1', 't2: content of t2']);
});

it('does not open a question that the student has left', async () => {
  const { questions, asked, opened, setMode } = createQuestionsWithServer();
  setMode('offline');
  questions.open('t1');
  await vi.advanceTimersByTimeAsync(100);
  questions.forgetOthers('q2');
  setMode('online');
  const before = asked.length;
  questions.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
  expect(opened).toEqual([]);
});

it('stops for a question that the server refuses, and for all once stopped', async () => {
  const { questions, asked, refused, setMode } = createQuestionsWithServer();
  setMode('refusing');
  questions.open('t1');
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveBeenCalledOnce();
  expect(questions.getOpenings()).toEqual({});
  setMode('offline');
  questions.open('t1');
  await vi.advanceTimersByTimeAsync(100);
  questions.stop();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
});
