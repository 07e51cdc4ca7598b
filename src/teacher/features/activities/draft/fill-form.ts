import type { ContentRules } from '#activities/activity-type.ts';
import { formatText, type Language, type Text } from '#contract/language.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { getUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { call } from '#ui/api/call.ts';
import type { ActivityForm } from './activity-draft.ts';

/** Fills in what the common form asks for and the teacher left out, so that completing never stops there. */

export type PlaceFacts = { subject_id: number | null; grade: number | null };

const nowhere: PlaceFacts = { subject_id: null, grade: null };

/** Subject and grade of the class last chosen, else of the first that the teacher has. */
async function readTaught(): Promise<PlaceFacts> {
  const index = await call('GET /teacher/index', {}, { quiet: true }).catch(() => undefined);
  const { class_id, subject_id } = getUnitSelection();
  const taught = index?.class_list.find((one) => one.class_id === class_id) ?? index?.class_list[0];
  if (!taught) return nowhere;
  const subject = taught.subjects.find(({ id }) => id === subject_id) ?? taught.subjects[0];
  return { subject_id: subject?.id ?? null, grade: taught.grade };
}

/** Subject and grade for what is made for the unit; without one, or where it cannot be read, of the teacher's classes. */
export async function readPlaceFacts(unitId: number | undefined): Promise<PlaceFacts> {
  if (unitId === undefined) return readTaught();
  const unit = await call('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).catch(() => undefined);
  return unit ? { subject_id: unit.subject_id, grade: unit.class_grade } : readTaught();
}

/** What an activity is called while nobody has named it: after its content, else after its unit and type. */
export function suggestName(
  model: { name: Text; content: Pick<ContentRules, 'suggestName'> },
  content: unknown,
  unitName: string | undefined,
  language: Language,
): string {
  const ofContent = model.content.suggestName?.(content).trim() ?? '';
  const ofPlace = [unitName, formatText(model.name, language)].filter(Boolean).join(' – ');
  return (ofContent || ofPlace).slice(0, nameMaxLength).trim();
}

export const isFilled = ({ name, description, subject_id, grade, difficulty }: ActivityForm): boolean =>
  name.trim() !== '' &&
  description.trim() !== '' &&
  subject_id !== null &&
  grade !== null &&
  difficulty !== null;

/** The form with nothing left out; what the teacher entered stays. */
export function fillForm(form: ActivityForm, name: string, facts: PlaceFacts): ActivityForm {
  const named = form.name.trim() === '' ? name : form.name;
  return {
    ...form,
    name: named,
    description: form.description.trim() === '' ? named.trim() : form.description,
    subject_id: form.subject_id ?? facts.subject_id,
    grade: form.grade ?? facts.grade,
    difficulty: form.difficulty ?? 'medium',
  };
}
