import { describe, expect, it } from 'vitest';
import { activities } from '#activities/models.ts';
import { noConversionResults } from '#contract/conversion-results.ts';
import { languages } from '#contract/language.ts';
import { emptyForm } from './activity-draft.ts';
import { collectFormErrors, describeIssues, findIssues, findPartNumber } from './draft-issues.ts';

describe('what is missing in a draft', () => {
  it.each(activities.models.map((model) => [model.type, model] as const))(
    'is listed for an empty %s, form first, in every language',
    (_type, model) => {
      const draft = { form: emptyForm('en'), content: model.content.empty() };
      const issues = findIssues(model, draft, noConversionResults);
      for (const language of languages) {
        const describedIssues = describeIssues(model, issues, language);
        expect(describedIssues.map(({ place }) => place).slice(0, 4)).toEqual(Array(4).fill('form'));
        for (const { text, message } of describedIssues) expect(text).not.toBe(message);
      }
    },
  );

  it('puts form issues under their fields and numbers those of a list', () => {
    const [model] = activities.models;
    if (!model) throw new Error('No activity type is listed');
    const describedIssues = describeIssues(
      model,
      findIssues(model, { form: emptyForm('en'), content: {} }, noConversionResults),
      'en',
    );
    expect(collectFormErrors(describedIssues)).toMatchObject({ name: 'Give the activity a name.' });
    expect(findPartNumber({ path: ['questions', 2, 'body'], message: '' })).toBe(3);
    expect(findPartNumber({ path: ['questions'], message: '' })).toBeUndefined();
  });

  it('has a text for issues without a message of the type', () => {
    const [model] = activities.models;
    if (!model) throw new Error('No activity type is listed');
    const [only] = describeIssues(model, [{ path: ['x'], message: 'unheard of' }], 'en');
    expect(only?.text).toBe('Something here is not right. Please check it.');
  });
});
