import { describe, expect, it } from 'vitest';
import { operationKey, operations } from '#contract/api.ts';
import { resultCodes } from '#contract/codes.ts';
import type { Operation } from '#contract/operation.ts';
import { routes } from '#server/routes.ts';
import { openTestApp } from '#tests/support/test-app.ts';

const contractKeys = operations.map((operation) => operationKey(operation)).toSorted();
const keyOf = ({ method, path }: Operation) => `${method} ${path}`;

describe('the routes', () => {
  it('are the operations of the contract, each once', () => {
    expect(contractKeys.length).toBeGreaterThan(40);
    expect(new Set(contractKeys).size).toBe(contractKeys.length);
    expect(routes.map(({ operation }) => keyOf(operation)).toSorted()).toEqual(contractKeys);
  });
});

it('answer unknown addresses with the envelope, too', async () => {
  const test = await openTestApp();
  const response = await test.server.inject({ url: '/api/%', headers: { 'accept-language': 'en' } });
  await test.close();
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: resultCodes.unknown_path, msg: 'Not found.' });
});
