import type { BankQuestion } from '#parts/exam-content/bank-question.ts';
import type { lookMessages } from './look-messages.ts';

type Field = keyof typeof lookMessages & `field_${string}`;

const named: Readonly<Record<string, Field>> = {
  type: 'field_kind',
  body: 'field_text',
  score: 'field_score',
  explanation: 'field_explanation',
  instruction: 'field_instruction',
  sound: 'field_sound',
  time_limit_s: 'field_time',
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** In what two versions differ, in words. The fields of kinds are its answers. */
export function findDifferences(one: BankQuestion, other: BankQuestion): Field[] {
  const [a, b]: Record<string, unknown>[] = [one.question, other.question];
  const keys = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  const fields = [...keys].flatMap((key) =>
    isSame(a?.[key], b?.[key]) || key === 'id' || key === 'bank' ? [] : [named[key] ?? 'field_answers'],
  );
  if (!isSame(one.passage, other.passage)) fields.push('field_passage');
  if (!isSame(one.attachments, other.attachments)) fields.push('field_attachments');
  return [...new Set(fields)];
}
