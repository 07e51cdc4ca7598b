import type { SendCall } from './at-work.ts';

/** The draft of the demo school's first activity of this type. */
export async function readDemoContent<T>(teacher: SendCall, type: string): Promise<T> {
  const { items } = await teacher('GET /diy/list', { type, limit: 100, order: 'asc' });
  const first = items[0];
  if (!first) throw new Error(`The demo school has no ${type}`);
  return (await teacher('GET /diy/detail', { id: first.id })).content as T;
}
