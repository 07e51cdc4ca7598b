import { expect, it } from 'vitest';
import { feedbackRules } from '#contract/choices.ts';
import { deadlineGraceMs } from '#contract/limits.ts';
import { decideFeedback } from '#contract/rules/feedback-rule.ts';

const due_at = 10_000;
const afterDue = due_at + deadlineGraceMs + 1;

it.each([
  ['at_once', false, 0, 'checked'],
  ['at_once', true, 0, 'all'],
  ['after_submit', false, afterDue, 'none'],
  ['after_submit', true, 0, 'all'],
  ['after_due', true, afterDue - 1, 'none'],
  ['after_due', true, afterDue, 'all'],
  ['after_due', false, afterDue, 'none'],
  ['never', true, afterDue, 'none'],
] as const)('%s, submitted %s, at %i: %s', (feedback_rule, isSubmitted, now, expected) => {
  expect(
    decideFeedback({ feedback_rule, due_at, late_hours: 0, isOpen: true, isHeld: false }, isSubmitted, now),
  ).toBe(expected);
});

it('waits without a due time until the courseware is closed', () => {
  const settings = { feedback_rule: 'after_due', due_at: null, late_hours: 0, isHeld: false } as const;
  expect(decideFeedback({ ...settings, isOpen: true }, true, afterDue)).toBe('none');
  expect(decideFeedback({ ...settings, isOpen: false }, true, afterDue)).toBe('all');
});

it('shows nothing of submitted work while its marks are held, and checked answers during the work', () => {
  const heldSettings = { due_at, late_hours: 0, isOpen: false, isHeld: true };
  for (const feedback_rule of feedbackRules)
    expect(decideFeedback({ ...heldSettings, feedback_rule }, true, afterDue)).toBe('none');
  expect(decideFeedback({ ...heldSettings, feedback_rule: 'at_once' }, false, 0)).toBe('checked');
});

it("with late work 'after due' waits for the end of it", () => {
  const settings = {
    feedback_rule: 'after_due',
    due_at,
    late_hours: 1,
    isOpen: true,
    isHeld: false,
  } as const;
  expect(decideFeedback(settings, true, afterDue)).toBe('none');
  expect(decideFeedback(settings, true, due_at + 3_600_000 + deadlineGraceMs)).toBe('none');
  expect(decideFeedback(settings, true, afterDue + 3_600_000)).toBe('all');
});
