import type { ContentRules } from '#activities/activity-type.ts';
import { formatText, type Language, type Text } from '#contract/language.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { getUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { call } from '#ui/api/call.ts';
import type { ActivityForm } from './activity-draft.ts';

/** Fills in the form's fields that the teacher left empty, so that an empty field never prevents completing. */

export type PlaceFacts = { subject_id: number | null; grade: number | null };

const noFacts: PlaceFacts = { subject_id: null, grade: null };

/** Subject and grade of the class that the teacher chose last, else of the first class. */
async function readClassFacts(): Promise<PlaceFacts> {
  const index = await call('GET /teacher/index', {}, { quiet: true }).catch(() => undefined);
  const { class_id, subject_id } = getUnitSelection();
  const taught = index?.class_list.find((one) => one.class_id === class_id) ?? index?.class_list[0];
  if (!taught) return noFacts;
  const subject = taught.subjects.find(({ id }) => id === subject_id) ?? taught.subjects[0];
  return { subject_id: subject?.id ?? null, grade: taught.grade };
}

/**
 * Subject and grade of the unit. If there is no unit or it cannot be read: those of the class that the teacher chose
 * last, else of the first class.
 */
export async function readPlaceFacts(unitId: number | undefined): Promise<PlaceFacts> {
  if (unitId === undefined) return readClassFacts();
  const unit = await call('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).catch(() => undefined);
  return unit ? { subject_id: unit.subject_id, grade: unit.class_grade } : readClassFacts();
}

/** A name for an activity without one: from its content, else from its unit and type. */
export function suggestName(
  model: { name: Text; content: Pick<ContentRules, 'suggestName'> },
  content: unknown,
  unitName: string | undefined,
  language: Language,
): string {
  const contentName = model.content.suggestName?.(content).trim() ?? '';
  const placeName = [unitName, formatText(model.name, language)].filter(Boolean).join(' – ');
  return (contentName || placeName).slice(0, nameMaxLength).trim();
}

export const isFilled = ({ name, description, subject_id, grade, difficulty }: ActivityForm): boolean =>
  name.trim() !== '' &&
  description.trim() !== '' &&
  subject_id !== null &&
  grade !== null &&
  difficulty !== null;

/** Fills the empty fields; the teacher's entries stay. */
export function fillForm(form: ActivityForm, suggestedName: string, facts: PlaceFacts): ActivityForm {
  const name = form.name.trim() === '' ? suggestedName : form.name;
  return {
    ...form,
    name,
    description: form.description.trim() === '' ? name.trim() : form.description,
    subject_id: form.subject_id ?? facts.subject_id,
    grade: form.grade ?? facts.grade,
    difficulty: form.difficulty ?? 'medium',
  };
}
