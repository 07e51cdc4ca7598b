import fastJson from 'fast-json-stringify';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { envelopeSchema } from '#server/http/replies/reply-schema.ts';

const reply = z.object({
  name: z.string().nullable(),
  state: z.enum(['open', 'closed']).nullable(),
  person: z.object({ id: z.int(), tags: z.array(z.string()).nullable() }).nullable(),
  list: z.array(z.object({ at: z.number().nullable() }).nullable()).nullable(),
});

const serialize = fastJson(envelopeSchema(reply));
const person = { id: 3, tags: ['a'] };

it.each([
  { name: null, state: null, person: null, list: null },
  { name: '', state: 'open', person: { id: 3, tags: null }, list: [] },
  { name: 'Chan', state: 'closed', person, list: [null, { at: null }, { at: 1.5 }] },
])('writes what may be null as it is: %j', (data) => {
  expect(JSON.parse(serialize({ code: 1, msg: '', data }))).toEqual({ code: 1, msg: '', data });
});

it('leaves out what is not in the contract, also of what may be null', () => {
  const data = {
    name: null,
    state: null,
    person: { ...person, key: 'secret' },
    list: [{ at: 1, key: 'secret' }],
  };
  expect(serialize({ code: 1, msg: '', data })).not.toContain('secret');
});

it('needs no validator to tell null from a value', () => {
  expect(JSON.stringify(envelopeSchema(reply))).not.toContain('anyOf');
});
