import { splitBlanks } from '../../../body-text.ts';
import { splitAccepted } from '../../../common/split-accepted.ts';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import type { schema } from '../schema.ts';
import styles from './blank-fields.module.css';

/** A pasted text with the accepted texts in its gaps. */
export function PastedBody({ question: { body, blanks } }: { question: QuestionOf<typeof schema> }) {
  const formatAccepted = (index: number) => splitAccepted(blanks[index]?.accepted ?? '').join(' / ') || '?';
  return splitBlanks(body.text).map((part) =>
    'blank' in part ? (
      <mark key={part.blank} className={styles.pasted}>
        {formatAccepted(part.blank)}
      </mark>
    ) : (
      part.text
    ),
  );
}
