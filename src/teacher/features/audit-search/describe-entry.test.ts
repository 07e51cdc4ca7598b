import { describe, expect, it } from 'vitest';
import { auditActions } from '#contract/audit/audit-actions.ts';
import type { Language } from '#contract/language.ts';
import { createFormats } from '#ui/i18n/formats.ts';
import { bindMessages } from '#ui/i18n/use-messages.ts';
import { deviceClock } from '#ui/school-clock.ts';
import { auditMessages } from './audit-messages.ts';
import type { AuditEntry } from './audit-reads.ts';
import { type AuditWords, describeChanges, describeSentence } from './describe-entry.ts';
import { fieldMessages } from './field-messages.ts';

const createWords = (language: Language): AuditWords => ({
  language,
  t: bindMessages(auditMessages, language),
  tField: bindMessages(fieldMessages, language),
  formats: createFormats(language, deviceClock),
  typeNames: new Map([['diyquiz', 'Quiz']]),
});

const entry: AuditEntry = {
  id: 7,
  at: 0,
  action: 'mark.change',
  actor: { id: 1, name: 'Ms Lee' },
  person: { id: 2, name: 'Chan Tai Man' },
  class: null,
  courseware: { id: 3, name: 'Adding' },
  thing: '',
  changes: [
    { field: 'question', before: null, after: '3 + 4' },
    { field: 'score', before: 3, after: 4 },
    { field: 'comment', before: '', after: 'Clear' },
  ],
  reason: 'Clear',
};
const sentenceOf = (auditEntry: AuditEntry, language: Language = 'en') =>
  describeSentence(auditEntry, createWords(language))
    .map(({ text }) => text)
    .join('');

describe('describing an entry', () => {
  it('names the person, the change with old and new value, and the other values beside it', () => {
    expect(sentenceOf(entry)).toBe('Ms Lee changed the mark of Chan Tai Man in “Adding” from 3 to 4');
    expect(sentenceOf(entry, 'zh-hk')).toBe('Ms Lee 把 Chan Tai Man 在「Adding」的分數由 3 改為 4');
    expect(describeChanges(entry, createWords('en'))).toEqual(['Question: 3 + 4']);
    expect(describeSentence(entry, createWords('en')).filter(({ thingKind }) => thingKind)).toHaveLength(3);
  });

  it('marks deleted people, and actions without a signed-in person', () => {
    const entryOfDeletedThings = { ...entry, actor: null, person: { id: 2, name: '' }, courseware: null };
    expect(sentenceOf(entryOfDeletedThings)).toBe(
      'A technician or the server changed the mark of (deleted) in “(deleted)” from 3 to 4',
    );
  });

  it('formats values by their kind', () => {
    const changes: AuditEntry['changes'] = [
      { field: 'is_admin', before: false, after: true },
      { field: 'languages', before: ['en'], after: ['en', 'zh-hk'] },
      { field: 'hidden_types', before: [], after: ['diyquiz'] },
      { field: 'quota_bytes', before: null, after: 1024 ** 3 },
      { field: 'target_kind', before: 'class', after: 'groups' },
      { field: 'email', before: 'a@b.c', after: null },
    ];
    expect(describeChanges({ ...entry, changes }, createWords('en'))).toEqual([
      'Administrator: no → yes',
      'Languages: English → English and 繁體中文',
      'Types not used: none → Quiz',
      'Limit: 1 GB',
      'For: the whole class → groups',
      'Email: a@b.c → none',
    ]);
  });

  it.each(auditActions)('leaves no placeholder in the sentence of %s', (action) => {
    for (const language of ['zh-hk', 'zh-cn', 'zh-tw', 'en'] as const)
      expect(sentenceOf({ ...entry, action }, language)).not.toMatch(/[{}]/);
  });
});
