import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import { optionLetter } from '../../body-text.ts';
import type { PublicQuestion, QuestionKey } from '../../model.ts';
import { messages } from '../messages.ts';
import styles from './options.module.css';
import { PlainPicture, ZoomButton } from './picture.tsx';
import { measureText, readOptions } from './read-response.ts';
import { chooseOption, useGiveAnswer } from './use-give-answer.ts';

type OptionsProps = {
  question: PublicQuestion;
  response: unknown;
  locked: boolean;
  answerKey: QuestionKey | undefined;
  labelledBy: string;
  /** Label that names the owner of the answer, for answers shown beside the key. */
  answerLabel: string;
  mediaUrl: (url: string) => string;
};

/** Answers up to this length (in widths of a Latin letter) are shown two beside each other on wide screens. */
const besideMax = 26;

/** The answers as large cards to touch: radio buttons or check boxes underneath, with their usual keys. */
export function Options({
  question,
  response,
  locked,
  answerKey,
  labelledBy,
  answerLabel,
  ...rest
}: OptionsProps) {
  const chosen = readOptions(response);
  const { options } = question;
  const pictures = options.some(({ picture }) => picture);
  const short = options.every(({ text }) => measureText(text) <= besideMax);
  return (
    <div
      className={styles.options}
      data-look={pictures ? 'pictures' : short ? 'short' : 'long'}
      role={question.type === 'single' ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
    >
      {options.map((option, index) => (
        <OptionCard
          key={option.id}
          {...rest}
          option={option}
          index={index}
          question={question}
          chosen={chosen}
          locked={locked}
          right={answerKey?.options.includes(option.id)}
          answerLabel={answerLabel}
        />
      ))}
    </div>
  );
}

type OptionCardProps = Pick<OptionsProps, 'question' | 'locked' | 'answerLabel' | 'mediaUrl'> & {
  option: PublicQuestion['options'][number];
  index: number;
  chosen: string[];
  /** Undefined until there is a key. */
  right: boolean | undefined;
};

function OptionCard(props: OptionCardProps) {
  const { option, index, question, locked, right, answerLabel, mediaUrl } = props;
  const giveAnswer = useGiveAnswer();
  const { id, text, picture } = option;
  const letter = optionLetter(index);
  const chosen = props.chosen.includes(id);
  const mark = right ? 'right' : right === false && chosen ? 'wrong' : undefined;
  return (
    <div className={styles.cell}>
      <label
        className={styles.card}
        data-locked={locked || undefined}
        data-chosen={chosen || undefined}
        data-mark={mark}
      >
        <input
          type={question.type === 'single' ? 'radio' : 'checkbox'}
          className={styles.input}
          name={`question-${question.id}`}
          value={id}
          checked={chosen}
          aria-disabled={locked || undefined}
          aria-keyshortcuts={locked ? undefined : `${letter} ${index + 1}`}
          onChange={() => {
            if (!locked) giveAnswer?.(question.id, chooseOption(question, props.chosen, id));
          }}
        />
        <span className={styles.letter}>{letter}</span>
        <span className={styles.face}>
          {picture && <PlainPicture picture={picture} src={mediaUrl(picture.url)} />}
          {text && <span className={styles.text}>{text}</span>}
        </span>
        <span className={styles.control} data-round={question.type === 'single' || undefined}>
          {mark === 'wrong' ? <CrossIcon size="1rem" /> : <TickIcon size="1rem" />}
        </span>
        {mark && <OptionMark mark={mark} answerLabel={chosen ? answerLabel : undefined} />}
      </label>
      {picture && <ZoomButton picture={picture} src={mediaUrl(picture.url)} />}
    </div>
  );
}

type OptionMarkProps = { mark: 'right' | 'wrong'; answerLabel: string | undefined };

function OptionMark({ mark, answerLabel }: OptionMarkProps) {
  const t = useMessages(messages);
  const right = mark === 'right';
  return (
    <span className={styles.mark}>
      {right ? <TickIcon /> : <CrossIcon />}
      {[answerLabel, t(right ? 'right_answer' : 'wrong')].filter(Boolean).join(' · ')}
    </span>
  );
}
