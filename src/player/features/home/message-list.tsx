import { useState } from 'react';
import { Link } from 'wouter';
import type { ApiReply } from '#contract/api.ts';
import { paths } from '#player/paths.ts';
import { Icon } from '#player/shared/icons.tsx';
import { call } from '#ui/api/call.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FoldButton } from './fold-button.tsx';
import styles from './message-list.module.css';
import { messageTexts } from './message-texts.ts';
import { homeMessages } from './messages.ts';
import newsStyles from './news-list.module.css';

type Message = ApiReply<'GET /play/news'>['messages'][number];

/** Few, so that the activities to do stay on the first screen. */
const initialMessageCount = 3;

const iconByKind = { announcement: 'comment', reminder: 'clock', returned: 'repeat', marks: 'star' } as const;

type RowProps = { message: Message; isSeen: boolean; onSeen: () => void };

function NewDot() {
  const t = useMessages(homeMessages);
  return <span className={newsStyles.dot} role="img" aria-label={t('state_new')} />;
}

/** Returned work and marks: the row leads to them. */
function WorkRow({ message, isSeen, onSeen }: RowProps) {
  const t = useMessages(homeMessages);
  const { kind, courseware_id, courseware_name: name, attempt_id, text } = message;
  if (courseware_id === null) return null;
  const href = attempt_id === null ? paths.start(courseware_id) : paths.attempt(attempt_id);
  return (
    <Link href={href} className={newsStyles.row} onClick={onSeen}>
      <Icon name={iconByKind[kind]} />
      <span className={newsStyles.words}>
        <span>
          {!isSeen && <NewDot />}
          <span>{t(kind === 'marks' ? 'news_marks' : 'news_returned', { name })}</span>
        </span>
        {text && <q className={newsStyles.comment}>{text}</q>}
      </span>
    </Link>
  );
}

/** What a teacher wrote: it is seen once it is opened. */
function TextRow({ message, isSeen, onSeen }: RowProps) {
  const t = useMessages(messageTexts);
  const { dateTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const {
    kind,
    teacher_name: teacher,
    subject_name,
    text,
    at,
    courseware_id,
    courseware_name: name,
  } = message;
  const toggle = () => {
    setOpen(!isOpen);
    onSeen();
  };
  return (
    <>
      <button type="button" className={styles.row} aria-expanded={isOpen} onClick={toggle}>
        <Icon name={iconByKind[kind]} />
        <span className={newsStyles.words}>
          <span className={styles.heading} data-new={!isSeen || undefined}>
            {!isSeen && <NewDot />}
            <span>{t(kind === 'reminder' ? 'reminder' : 'announcement', { teacher })}</span>
            <span className={styles.subject}>{` · ${subject_name}`}</span>
          </span>
          {!isOpen && <span className={styles.beginning}>{text}</span>}
        </span>
      </button>
      {isOpen && (
        <div className={styles.body}>
          <p className={styles.text}>{text}</p>
          <p className={styles.time}>{dateTime(at)}</p>
          {courseware_id !== null && (
            <Link href={paths.start(courseware_id)} className={styles.link}>
              {t('open_work', { name })}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

/** The messages of teachers: those not seen yet, then the others. */
export function MessageList({ messages }: { messages: readonly Message[] }) {
  const t = useMessages(messageTexts);
  const tHome = useMessages(homeMessages);
  const [openedIds, setOpenedIds] = useState<ReadonlySet<number>>(new Set());
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isSeen = ({ id, is_seen }: Message) => is_seen || openedIds.has(id);
  const see = (message: Message) => {
    if (isSeen(message)) return;
    setOpenedIds(new Set([...openedIds, message.id]));
    // After a failure, the message simply stays new.
    void call('POST /play/message_seen', { id: message.id }, { quiet: true }).catch(() => undefined);
  };
  const unseenCount = messages.filter((message) => !isSeen(message)).length;
  return (
    <section className={newsStyles.news} aria-labelledby="messages-title">
      <h2 id="messages-title">
        <span>{t('title')}</span>
        {unseenCount > 0 && <span className={styles.badge}>{t('unseen', { count: unseenCount })}</span>}
      </h2>
      <ul className={newsStyles.rows}>
        {(isUnfolded ? messages : messages.slice(0, initialMessageCount)).map((message) => {
          const Row = message.kind === 'marks' || message.kind === 'returned' ? WorkRow : TextRow;
          return (
            <li key={message.id}>
              <Row message={message} isSeen={isSeen(message)} onSeen={() => see(message)} />
            </li>
          );
        })}
      </ul>
      {messages.length > initialMessageCount && (
        <FoldButton
          isUnfolded={isUnfolded}
          onChange={setIsUnfolded}
          foldedText={tHome('show_all', { count: messages.length })}
        />
      )}
    </section>
  );
}
