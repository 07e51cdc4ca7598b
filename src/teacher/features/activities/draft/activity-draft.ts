import type { ApiReply } from '#contract/api.ts';

/** Types of activities for the list and the editor: the form that all types have in common, and the draft. */

export type ActivityItem = ApiReply<'GET /diy/list'>['items'][number];
export type ActivityDetail = ApiReply<'GET /diy/detail'>;

export type ActivityForm = Pick<
  ActivityDetail,
  | 'name'
  | 'description'
  | 'display_language'
  | 'subject_id'
  | 'grade'
  | 'difficulty'
  | 'icon'
  | 'startup_screen'
>;

/** `content` is in the format of the activity's type. */
export type Draft = { form: ActivityForm; content: unknown };

/** Interval of polling the progress while media are being converted. */
export const convertingRefetchMs = 2_000;

/** `facts`: subject and grade of the unit or class that the activity is meant for. */
export function emptyForm(
  display_language: ActivityForm['display_language'],
  facts: Partial<Pick<ActivityForm, 'subject_id' | 'grade'>> = {},
): ActivityForm {
  return {
    name: '',
    description: '',
    display_language,
    subject_id: facts.subject_id ?? null,
    grade: facts.grade ?? null,
    difficulty: 'medium',
    icon: '',
    startup_screen: '',
  };
}

/** Picks the fields of the form from an activity. */
export function pickForm(activity: ActivityForm): ActivityForm {
  const { name, description, display_language, subject_id, grade, difficulty, icon, startup_screen } =
    activity;
  return { name, description, display_language, subject_id, grade, difficulty, icon, startup_screen };
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  return JSON.stringify([pickForm(a.form), a.content]) === JSON.stringify([pickForm(b.form), b.content]);
}
