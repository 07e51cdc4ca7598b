import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import styles from './options.module.css';

type OptionMarkProps = { mark: 'right' | 'wrong'; answerLabel: string | undefined };

/** Says whether an option is right or wrong, and whose answer it is. */
export function OptionMark({ mark, answerLabel }: OptionMarkProps) {
  const t = useMessages(messages);
  const isRight = mark === 'right';
  return (
    <span className={styles.mark}>
      {isRight ? <TickIcon /> : <CrossIcon />}
      {[answerLabel, t(isRight ? 'right_answer' : 'wrong')].filter(Boolean).join(' · ')}
    </span>
  );
}

type OptionSignProps = { mark: OptionMarkProps['mark'] | undefined; isRound: boolean };

/** The tick of a chosen option, or the cross of a wrong one; round for a single choice. */
export function OptionSign({ mark, isRound }: OptionSignProps) {
  return (
    <span className={styles.control} data-round={isRound || undefined}>
      {mark === 'wrong' ? <CrossIcon size="1rem" /> : <TickIcon size="1rem" />}
    </span>
  );
}
