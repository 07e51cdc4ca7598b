import { expect, test } from '@playwright/test';
import { copyProject } from '#tests/support/project-copy.ts';
import { createActivityType } from '../../scripts/new-activity.ts';

/** The views of a type made from the template pass the tests for all types; scripts/new-activity.test.ts checks the rest. */

test('makes a type whose views can be shown at once', () => {
  test.setTimeout(240_000);
  const copy = copyProject();
  try {
    createActivityType('plain-sample', { withServer: false, root: copy.folder });
    const views = copy.runTests('browser', ['src/activities/conformance'], 'plain-sample');
    expect(views.length).toBeGreaterThan(15);
  } finally {
    copy.remove();
  }
});
