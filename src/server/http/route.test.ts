import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineOperations } from '#contract/operation.ts';
import { bindHandlers, type RoutesOf } from '#server/http/route.ts';

const operations = defineOperations({
  find: {
    method: 'GET',
    path: '/thing/find',
    summary: 'Finds one',
    access: 'teacher',
    input: z.object({ id: z.int() }),
    reply: z.object({ name: z.string() }),
  },
  rename: {
    method: 'POST',
    path: '/thing/rename',
    summary: 'Renames one',
    access: 'teacher',
    input: z.object({ id: z.int(), name: z.string() }),
    reply: z.object({}),
  },
});

const find = async () => ({ name: 'x' });
const rename = async (_context: unknown, _input: { name: string }) => ({});

it('binds handlers by name, in any order', () => {
  const routes = bindHandlers(operations, { rename, find });
  expect(routes.map(({ operation, handle }) => [operation.path, handle])).toEqual([
    ['/thing/find', find],
    ['/thing/rename', rename],
  ]);
});

// Each of these mistakes would bind an operation to no handler or to a wrong one, so it must not compile.
it.each([
  // @ts-expect-error: one handler is missing.
  () => bindHandlers(operations, { find }),
  // @ts-expect-error: one handler is not an operation of the area.
  () => bindHandlers(operations, { find, rename, remove: rename }),
  // @ts-expect-error: two handlers are swapped.
  () => bindHandlers(operations, { find: rename, rename: find }),
])('takes no other handlers (%#)', (bind) => {
  expect(bind).toBeTypeOf('function');
});

it('keeps the routes of areas apart', () => {
  const others = defineOperations({ look: { ...operations.find, path: '/other/look' } });
  // @ts-expect-error: these are the routes of another area.
  const routes: RoutesOf<typeof others> = bindHandlers(operations, { find, rename });
  expect(routes).toHaveLength(2);
});
