import { Link } from '@tanstack/react-router';
import styles from './audit.module.css';
import type { AuditEntry } from './audit-reads.ts';
import type { AuditSearch } from './audit-search.ts';
import { type AuditWords, describeChanges, describeSentence, type SentencePart } from './describe-entry.ts';

const searchParamByThing = { actor: 'by', class: 'class_id', courseware: 'course', person: 'about' } as const;

type SentencePartProps = { part: SentencePart; entry: AuditEntry; search: AuditSearch; words: AuditWords };

/** A part of the sentence. The name of a person or thing links to its entries, within the other filters. */
function SentencePartView({ part: { text, thingKind }, entry, search, words }: SentencePartProps) {
  const id = thingKind && entry[thingKind]?.id;
  if (!thingKind || !id) return text;
  return (
    <Link
      to="/admin/setting"
      search={{ ...search, section: 'audit', older: undefined, [searchParamByThing[thingKind]]: id }}
      title={words.t('only_named', { name: text })}
    >
      {text}
    </Link>
  );
}

type AuditRowProps = { entry: AuditEntry; search: AuditSearch; words: AuditWords };

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
          <SentencePartView key={part.position} part={part} entry={entry} search={search} words={words} />
        ))}
      </td>
      <td className={styles.details}>{details.join(' · ')}</td>
    </tr>
  );
}
