import { describe, expect, it } from 'vitest';
import { activities } from '#activities/models.ts';
import { languages } from '#contract/language.ts';
import { nothingMade } from '#contract/made.ts';
import { emptyForm } from './activity-draft.ts';
import { describeIssues, findIssues, formErrors, partNumber } from './draft-issues.ts';

describe('what is missing in a draft', () => {
  it.each(activities.models.map((model) => [model.type, model] as const))(
    'is listed for an empty %s, form first, in every language',
    (_type, model) => {
      const draft = { form: emptyForm('en'), content: model.content.empty() };
      const issues = findIssues(model, draft, nothingMade);
      for (const language of languages) {
        const described = describeIssues(model, issues, language);
        expect(described.map(({ place }) => place).slice(0, 4)).toEqual(Array(4).fill('form'));
        for (const { text, message } of described) expect(text).not.toBe(message);
      }
    },
  );

  it('puts form issues under their fields and numbers those of a list', () => {
    const [model] = activities.models;
    if (!model) throw new Error('No activity type is listed');
    const described = describeIssues(
      model,
      findIssues(model, { form: emptyForm('en'), content: {} }, nothingMade),
      'en',
    );
    expect(formErrors(described)).toMatchObject({ name: 'Give the activity a name.' });
    expect(partNumber({ path: ['questions', 2, 'body'], message: '' })).toBe(3);
    expect(partNumber({ path: ['questions'], message: '' })).toBeUndefined();
  });

  it('has a text for issues without a message of the type', () => {
    const [model] = activities.models;
    if (!model) throw new Error('No activity type is listed');
    const [only] = describeIssues(model, [{ path: ['x'], message: 'unheard of' }], 'en');
    expect(only?.text).toBe('Something here is not right. Please check it.');
  });
});
