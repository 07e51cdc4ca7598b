import { Badge } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { displayLanguageNames } from '#teacher/shared/activities/display-language-names.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from './origin-changes-dialog.module.css';
import { shareMessages } from './share-messages.ts';

type VersionChanges = Pick<
  ApiReply<'GET /resource/changes'>,
  'fields' | 'questions' | 'parts' | 'order_changed' | 'other'
>;

/** The differences between two versions of an activity. */
export function ChangeList({ changes }: { changes: VersionChanges }) {
  const t = useMessages(shareMessages);
  return (
    <ul className={styles.list}>
      {changes.fields.map((change) => (
        <FieldChange key={change.field} change={change} />
      ))}
      {[...changes.questions.map((question) => ({ ...question, before: null })), ...changes.parts].map(
        ({ id: partId, title, before, change }) => (
          <li key={partId} className={styles.item}>
            <Badge color={badgeColourByChange[change]}>{t(`change_${change}`)}</Badge>
            <span className={styles.part}>
              {before === null ? title : t('from_to', { before, after: title })}
            </span>
          </li>
        ),
      )}
      {changes.order_changed && <li className={styles.item}>{t('order_change')}</li>}
      {changes.other && <li className={styles.item}>{t('other_change')}</li>}
    </ul>
  );
}

const badgeColourByChange = { added: 'green', removed: 'red', changed: 'yellow' } as const;

const messageKeyByField = {
  name: 'field_name',
  description: 'field_description',
  display_language: 'field_display_language',
  icon: 'field_icon',
  startup_screen: 'field_startup_screen',
} as const;

function FieldChange({ change }: { change: VersionChanges['fields'][number] }) {
  const t = useMessages(shareMessages);
  const messageKey = messageKeyByField[change.field as keyof typeof messageKeyByField];
  return (
    <li className={styles.item}>
      <strong>{t(messageKey)}</strong>
      <dl className={styles.values}>
        <dt>{t('before')}</dt>
        <dd>
          <FieldValue fieldName={change.field} value={change.before} />
        </dd>
        <dt>{t('after')}</dt>
        <dd>
          <FieldValue fieldName={change.field} value={change.after} />
        </dd>
      </dl>
    </li>
  );
}

function FieldValue({ fieldName, value }: { fieldName: string; value: string }) {
  const t = useMessages(shareMessages);
  if (value === '') return t('empty_value');
  if (fieldName === 'icon' || fieldName === 'startup_screen') {
    return <img className={styles.picture} src={`${mediaUrl(value)}?w=320`} alt="" />;
  }
  if (fieldName !== 'display_language') return value;
  return displayLanguageNames[value as keyof typeof displayLanguageNames] ?? value;
}
