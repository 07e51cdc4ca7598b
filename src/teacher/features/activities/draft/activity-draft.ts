import type { ApiReply } from '#contract/api.ts';

/** An activity in the list and in the editor. All activity types share the form; the content differs. */

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

/** `subjectAndGrade`: those of the unit or class that the activity is meant for. */
export function emptyForm(
  display_language: ActivityForm['display_language'],
  subjectAndGrade: Partial<Pick<ActivityForm, 'subject_id' | 'grade'>> = {},
): ActivityForm {
  return {
    name: '',
    description: '',
    display_language,
    subject_id: subjectAndGrade.subject_id ?? null,
    grade: subjectAndGrade.grade ?? null,
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
