import { formatText, type Language, type Text } from '#contract/language.ts';
import { nameMaxLength } from '#contract/limits.ts';
import type { ContentRules } from '#form/activity-type.ts';
import { getUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { call } from '#ui/api/call.ts';
import type { ActivityForm } from './activity-draft.ts';

/** Fills in the form's fields that the teacher left empty, so that an empty field never prevents completing. */

export type SubjectAndGrade = { subject_id: number | null; grade: number | null };

const noSubjectAndGrade: SubjectAndGrade = { subject_id: null, grade: null };

/** Subject and grade of the class that the teacher chose last, else of the first class. */
async function readFromLastClass(): Promise<SubjectAndGrade> {
  const termIndex = await call('GET /teacher/index', {}, { quiet: true }).catch(() => undefined);
  const { class_id, subject_id } = getUnitSelection();
  const taughtClass =
    termIndex?.class_list.find((one) => one.class_id === class_id) ?? termIndex?.class_list[0];
  if (!taughtClass) return noSubjectAndGrade;
  const subject = taughtClass.subjects.find(({ id }) => id === subject_id) ?? taughtClass.subjects[0];
  return { subject_id: subject?.id ?? null, grade: taughtClass.grade };
}

/**
 * Subject and grade of the unit. If there is no unit or it cannot be read: those of the class that the teacher chose
 * last, else of the first class.
 */
export async function readSubjectAndGrade(unitId: number | undefined): Promise<SubjectAndGrade> {
  if (unitId === undefined) return readFromLastClass();
  const unit = await call('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).catch(() => undefined);
  return unit ? { subject_id: unit.subject_id, grade: unit.class_grade } : readFromLastClass();
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
