import { expect, test } from 'vitest';
import { findFormIssues } from '#contract/rules/activity-issues.ts';
import { emptyForm } from './activity-draft.ts';
import { fillForm, isFilled, suggestName } from './fill-form.ts';

const subjectAndGrade = { subject_id: 3, grade: 4 };
const quiz = { name: { en: 'Quiz', 'zh-hk': '測驗', 'zh-cn': '测验' }, content: {} };

test('an untouched form is complete once it is filled in', () => {
  const filled = fillForm(emptyForm('en'), 'Fractions – Quiz', subjectAndGrade);
  expect(findFormIssues(filled)).toEqual([]);
  expect(filled).toMatchObject({ description: 'Fractions – Quiz', difficulty: 'medium', ...subjectAndGrade });
  expect(isFilled(filled)).toBe(true);
});

test('the teacher’s entries stay unchanged', () => {
  const form = {
    ...emptyForm('en'),
    name: 'Mine',
    description: 'About it',
    subject_id: 9,
    grade: 6,
    difficulty: 'hard' as const,
  };
  expect(fillForm(form, 'Other', subjectAndGrade)).toEqual(form);
});

test('the description follows the teacher’s own name', () => {
  expect(fillForm({ ...emptyForm('en'), name: ' Mine ' }, 'Other', subjectAndGrade).description).toBe('Mine');
});

test('a name comes from the content, else from unit and type', () => {
  expect(suggestName(quiz, {}, 'Fractions', 'zh-hk')).toBe('Fractions – 測驗');
  expect(suggestName(quiz, {}, undefined, 'en')).toBe('Quiz');
  const file = { ...quiz, content: { suggestName: () => ' Worksheet 1 ' } };
  expect(suggestName(file, {}, 'Fractions', 'en')).toBe('Worksheet 1');
  expect(suggestName({ ...quiz, content: { suggestName: () => ' ' } }, {}, undefined, 'en')).toBe('Quiz');
  expect(
    suggestName({ ...quiz, content: { suggestName: () => 'x'.repeat(300) } }, {}, undefined, 'en'),
  ).toHaveLength(100);
});
