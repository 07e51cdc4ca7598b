import { Link } from '@tanstack/react-router';
import type { SettingSearch } from '../setting-search.ts';
import styles from './audit.module.css';
import type { AuditEntry } from './audit-reads.ts';
import { type AuditWords, describeChanges, describeSentence, type SentencePart } from './describe-entry.ts';

const searchNames = { actor: 'by', class: 'class_id', courseware: 'course', person: 'about' } as const;

type PartProps = { part: SentencePart; entry: AuditEntry; search: SettingSearch; words: AuditWords };

/** A part of the sentence. A name in it links to all entries about it, within the other filters. */
function Part({ part: { text, names }, entry, search, words }: PartProps) {
  const id = names && entry[names]?.id;
  if (!names || !id) return text;
  return (
    <Link
      to="/admin/setting"
      search={{ ...search, section: 'audit', older: undefined, [searchNames[names]]: id }}
      title={words.t('only_named', { name: text })}
    >
      {text}
    </Link>
  );
}

type AuditRowProps = { entry: AuditEntry; search: SettingSearch; words: AuditWords };

/** One entry: its time, a sentence, and the changed values with the reason. */
export function AuditRow({ entry, search, words }: AuditRowProps) {
  const { t, formats } = words;
  const reason = entry.reason === '' ? [] : [t('reason', { reason: entry.reason })];
  const details = [...describeChanges(entry, words), ...reason];
  return (
    <tr>
      <td className={styles.time}>{formats.dateTime(entry.at)}</td>
      <td>
        {describeSentence(entry, words).map((part) => (
          <Part key={part.place} part={part} entry={entry} search={search} words={words} />
        ))}
      </td>
      <td className={styles.details}>{details.join(' · ')}</td>
    </tr>
  );
}
