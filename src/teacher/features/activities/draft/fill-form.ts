import { formatText, type Language, type Text } from '#contract/language.ts';
import { nameMaxLength } from '#contract/limits.ts';
import type { ContentRules } from '#form/activity-type.ts';
import { call } from '#ui/api/call.ts';
import type { ActivityForm } from './activity-draft.ts';

/** Fills in the form's fields that the teacher left empty, as far as they are certain. */

export type SubjectAndGrade = { subject_id: number | null; grade: number | null };

const noSubjectAndGrade: SubjectAndGrade = { subject_id: null, grade: null };

/** The only value in the list; null if there are several, or none. */
const onlyOf = (values: readonly number[]) => {
  const [first = null, ...others] = new Set(values);
  return others.length === 0 ? first : null;
};

/** The subject and the grade that the teacher teaches, as far as there is only one. */
async function readOnlyTaught(): Promise<SubjectAndGrade> {
  const index = await call('GET /teacher/index', {}, { quiet: true }).catch(() => undefined);
  const classes = index?.class_list ?? [];
  return {
    subject_id: onlyOf(classes.flatMap(({ subjects }) => subjects.map(({ id }) => id))),
    grade: onlyOf(classes.map(({ grade }) => grade)),
  };
}

/** Subject and grade of the unit. Without a unit they are never guessed: null where the teacher teaches several. */
export async function readSubjectAndGrade(unitId: number | undefined): Promise<SubjectAndGrade> {
  if (unitId === undefined) return readOnlyTaught();
  const unit = await call('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).catch(() => undefined);
  return unit ? { subject_id: unit.subject_id, grade: unit.class_grade } : noSubjectAndGrade;
}

/** Suggests a name for an activity that has none: from its content, else from its unit and type. */
export function suggestName(
  model: { name: Text; content: Pick<ContentRules, 'suggestName'> },
  content: unknown,
  unitName: string | undefined,
  language: Language,
): string {
  const contentName = model.content.suggestName?.(content).trim() ?? '';
  const unitAndTypeName = [unitName, formatText(model.name, language)].filter(Boolean).join(' – ');
  return (contentName || unitAndTypeName).slice(0, nameMaxLength).trim();
}

export const isFilled = ({ name, description, subject_id, grade, difficulty }: ActivityForm): boolean =>
  name.trim() !== '' &&
  description.trim() !== '' &&
  subject_id !== null &&
  grade !== null &&
  difficulty !== null;

/** Fills the empty fields; the teacher's entries stay. */
export function fillForm(
  form: ActivityForm,
  suggestedName: string,
  subjectAndGrade: SubjectAndGrade,
): ActivityForm {
  const name = form.name.trim() === '' ? suggestedName : form.name;
  return {
    ...form,
    name,
    description: form.description.trim() === '' ? name.trim() : form.description,
    subject_id: form.subject_id ?? subjectAndGrade.subject_id,
    grade: form.grade ?? subjectAndGrade.grade,
    difficulty: form.difficulty ?? 'medium',
  };
}
