import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../../answer-parts/key.module.css';
import { messages } from '../../answer-parts/messages.ts';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { BlankKey } from './kind.ts';
import type { schema } from './schema.ts';

/** A text with gaps to type into. */
export const player: PlayerKind<typeof schema, BlankKey> = {
  hint: { en: 'Fill in the blanks', 'zh-hk': '填充', 'zh-cn': '填空' },
  Answer: createLateComponent(async () => (await import('./blank-text.tsx')).BlankText),
  showsBody: true,
  Key: AcceptedTexts,
};

function AcceptedTexts({ answerKey: { blanks } }: { answerKey: BlankKey }) {
  const t = useMessages(messages);
  if (blanks.length === 0) return null;
  return (
    <dl className={styles.key}>
      <dt>{t('right_answer')}</dt>
      {blanks.map(({ id, accepted }, index) => (
        <dd key={id}>
          {blanks.length > 1 && <span className={styles.number}>{index + 1}</span>}
          <span>{accepted.join(t('or'))}</span>
        </dd>
      ))}
    </dl>
  );
}
