import { expect, it } from 'vitest';
import { createControlStore } from '#ui/spaces/control-store.ts';
import { createControlLane } from './control-lane.ts';

/** A server that replies when told to. */
function createSlowServer() {
  const store = createControlStore();
  const received: unknown[] = [];
  const replies: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const lane = createControlLane(store, (control) => {
    received.push(control);
    return new Promise((resolve, reject) => replies.push({ resolve, reject }));
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { store, lane, received, replies, settle };
}

it('shows each change at once, and sends one after another', async () => {
  const { store, lane, received, replies, settle } = createSlowServer();
  const sent = [lane.set('led'), lane.set('second stop')];
  expect(store.state()).toBe('second stop');
  await settle();
  expect(received).toEqual(['led']);
  replies[0]?.resolve();
  await settle();
  expect(received).toEqual(['led', 'second stop']);
  replies[1]?.resolve();
  await Promise.all(sent);
  expect(store.state()).toBe('second stop');
});

it('does not go back to what the server tells of an earlier change', async () => {
  const { store, lane, replies, settle } = createSlowServer();
  const sent = [lane.set('led'), lane.set('second stop')];
  await settle();
  replies[0]?.resolve();
  await settle();
  lane.receive('led');
  expect(store.state()).toBe('second stop');
  replies[1]?.resolve();
  await Promise.all(sent);
  lane.receive('of a colleague');
  expect(store.state()).toBe('of a colleague');
});

it('shows what the server has after a refusal, and sends the next change all the same', async () => {
  const { store, lane, received, replies, settle } = createSlowServer();
  lane.receive('free');
  const refused = lane.set('led');
  await settle();
  replies[0]?.reject(new Error('Somebody changed it'));
  await expect(refused).rejects.toThrow('Somebody changed it');
  expect(store.state()).toBe('free');
  const next = lane.set('second stop');
  await settle();
  replies[1]?.resolve();
  await next;
  expect(received).toEqual(['led', 'second stop']);
  expect(store.state()).toBe('second stop');
});
