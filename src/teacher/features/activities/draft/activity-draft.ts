import type { ApiReply } from '#contract/api.ts';

/** Drafts of activities in the editor. */

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

/** `content` in the type's own format. */
export type Draft = { form: ActivityForm; content: unknown };

/** While something shown is being converted, the server is asked so often how far it is. */
export const convertingRefetchMs = 2_000;

/** `facts`: subject and grade of where it is meant to be used. */
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

export function formOf(detail: ActivityForm): ActivityForm {
  const { name, description, display_language, subject_id, grade, difficulty, icon, startup_screen } = detail;
  return { name, description, display_language, subject_id, grade, difficulty, icon, startup_screen };
}
