import type { AuditField } from '#contract/audit/audit-fields.ts';
import { correctionKinds } from '#contract/choices.ts';
import { formatText, type Language } from '#contract/language.ts';
import { languageNames } from '#teacher/shared/switch-language.ts';
import type { Formats } from '#ui/i18n/formats.ts';
import type { Translate } from '#ui/i18n/use-messages.ts';
import { subjectColours } from '#ui/theme/subject-colours.ts';
import type { auditMessages } from './audit-messages.ts';
import type { AuditEntry } from './audit-reads.ts';
import type { fieldMessages } from './field-messages.ts';
import { sentences } from './sentences/sentences.ts';

/** Describes entries of the audit log in the language of the interface. Pure. */

export type AuditWords = {
  language: Language;
  t: Translate<typeof auditMessages>;
  tField: Translate<typeof fieldMessages>;
  formats: Formats;
  /** Names of activity types by type. */
  typeNames: ReadonlyMap<string, string>;
};

type AuditChange = AuditEntry['changes'][number];
type ChangedValue = AuditChange['before'];

/** A part of a sentence. `thingKind` is set if it names something by which the log can be filtered. */
export type SentencePart = {
  /** Its position in the sentence. */
  position: number;
  text: string;
  thingKind?: 'actor' | 'class' | 'courseware' | 'person';
};

const timeFields = new Set<AuditField>(['deadline_at', 'due_at', 'marks_released_at', 'submitted_at']);
const choiceValues = [
  'teacher',
  'student',
  'class',
  'groups',
  'students',
  'apart',
  'together',
  ...correctionKinds,
] as const;
/** A colour is shown as its number in this list, as in the form where it is chosen. */
const colourNames = Object.keys(subjectColours);
const choiceFields = new Set<AuditField>(['correction', 'pair', 'target_kind', 'user_group']);

function nameItem(field: AuditField, item: string, { t, typeNames }: AuditWords): string {
  if (field === 'hidden_types') return typeNames.get(item) ?? item;
  if (field === 'languages')
    return Object.entries(languageNames).find(([language]) => language === item)?.[1].name ?? item;
  return item === '' ? t('deleted') : item;
}

function describeValue(field: AuditField, value: ChangedValue, words: AuditWords): string {
  const { t, formats } = words;
  if (value === null || value === '') return t('none');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    if (timeFields.has(field)) return formats.dateTime(value);
    return field === 'quota_bytes' ? formats.bytes(value) : formats.number(value);
  }
  if (typeof value !== 'string')
    return value.length === 0 ? t('none') : formats.list(value.map((item) => nameItem(field, item, words)));
  if (field === 'colour') return String(colourNames.indexOf(value) + 1);
  const choice = choiceFields.has(field)
    ? choiceValues.find((choiceValue) => choiceValue === value)
    : undefined;
  return choice ? t(`choice_${choice}`) : value;
}

function describeChange({ field, before, after }: AuditChange, words: AuditWords): string {
  const afterText = describeValue(field, after, words);
  const value =
    before === null || before === ''
      ? afterText
      : words.t('from_to', { before: describeValue(field, before, words), after: afterText });
  return words.t('value', { field: words.tField(field), value });
}

/** The changed values, without those that the sentence or the reason already contains. */
export function describeChanges({ action, changes, reason }: AuditEntry, words: AuditWords): string[] {
  const sentenceHasScore = /\{(before|after)\}/.test(sentences[action]['zh-hk']);
  return changes
    .filter(({ field }) => field !== 'score' || !sentenceHasScore)
    .filter(({ field, after }) => field !== 'comment' || reason === '' || after !== reason)
    .map((change) => describeChange(change, words));
}

/** The sentence in parts. People and things without a name were deleted. */
export function describeSentence(entry: AuditEntry, words: AuditWords): SentencePart[] {
  const { t, language } = words;
  const scoreChange = entry.changes.find(({ field }) => field === 'score');
  const scoreText = (value: ChangedValue | undefined) => describeValue('score', value ?? null, words);
  const nameOf = (thing: AuditEntry['person'], absentText: string) =>
    thing ? thing.name || t('deleted') : absentText;
  const paramTexts: Record<string, string> = {
    actor: nameOf(entry.actor, t('technician')),
    person: nameOf(entry.person, t('a_group')),
    class: nameOf(entry.class, t('deleted')),
    courseware: nameOf(entry.courseware, t('deleted')),
    thing: entry.thing || t('deleted'),
    before: scoreText(scoreChange?.before),
    after: scoreText(scoreChange?.after),
  };
  return formatText(sentences[entry.action], language)
    .split(/\{(\w+)\}/)
    .map((text, index): SentencePart => {
      if (index % 2 === 0) return { position: index, text };
      const namedThing = (['actor', 'class', 'courseware', 'person'] as const).find((name) => name === text);
      return {
        position: index,
        text: paramTexts[text] ?? '',
        ...(namedThing && entry[namedThing]?.id && { thingKind: namedThing }),
      };
    })
    .filter(({ text }) => text !== '');
}
