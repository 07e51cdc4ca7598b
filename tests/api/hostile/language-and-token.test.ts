import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import { requestOf, send } from '#tests/api/send.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('hostile input', () => {
  it('in the language itself is answered in the default one', async () => {
    for (const lang of ['xx', '', '__proto__', '%00', 'a&lang=b', 'x'.repeat(5_000)]) {
      const response = await test.server.inject({ method: 'GET', url: `/api/teacher/index?lang=${lang}` });
      expect(response.json()).toEqual({
        code: 50008,
        msg: resultMessages.token_invalid['zh-hk'],
        data: null,
      });
    }
  });

  it('as token is an unknown token', async () => {
    for (const token of ['', ' ', "' or 1=1 --", 'x'.repeat(9_000), '__proto__', 'null']) {
      const reply = await send(test, { ...requestOf('GET /teacher/index', {}), token });
      expect(reply).toMatchObject({ status: 200, key: 'token_invalid' });
    }
  });
});
