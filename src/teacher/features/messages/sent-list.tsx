import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { MessagePeople } from './message-people.tsx';
import { sentMessages } from './messages.ts';
import styles from './sent-list.module.css';

type SentMessage = ApiReply<'GET /teacher/message_list'>['items'][number];

function TakeBack({ message: { id, people, seen } }: { message: SentMessage }) {
  const t = useMessages(sentMessages);
  const confirm = useConfirm();
  const { mutate, isPending } = useSend('POST /teacher/message_take_back', {
    refreshes: ['GET /teacher/message_list', 'GET /teacher/message_people'],
  });
  const takeBack = async () => {
    const isConfirmed = await confirm({
      title: t('take_back_title'),
      text: t('take_back_text', { count: people - seen }),
      confirmLabel: t('take_back'),
    });
    if (!isConfirmed) return;
    mutate(
      { id },
      { onSuccess: ({ taken_back }) => showToast('success', t('took_back', { count: taken_back })) },
    );
  };
  return (
    <Button look="plain" busy={isPending} onClick={() => void takeBack()}>
      {t('take_back')}
    </Button>
  );
}

function SentItem({ message }: { message: SentMessage }) {
  const t = useMessages(sentMessages);
  const { dateTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const peopleId = useId();
  const { kind, text, at, people, seen, courseware_id, courseware_name, is_taken_back } = message;
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <strong>{t(kind)}</strong>
        <span>{message.class_name}</span>
        <SubjectChip name={message.subject_name} colour={message.subject_colour} />
        {courseware_id !== null && (
          <Link to="/study-situation-view/grid" search={{ courseware_id }}>
            {courseware_name}
          </Link>
        )}
        <time className={styles.time}>{dateTime(at)}</time>
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.foot}>
        <Button look="soft" aria-expanded={isOpen} aria-controls={peopleId} onClick={() => setOpen(!isOpen)}>
          {t('seen_by', { seen, people })}
        </Button>
        {is_taken_back && <span className={styles.note}>{t('taken_back')}</span>}
        {!is_taken_back && seen < people && <TakeBack message={message} />}
      </div>
      <div id={peopleId}>{isOpen && <MessagePeople id={message.id} />}</div>
    </li>
  );
}

/** The sent messages, newest first, each with those who have seen it. */
export function SentList({ items }: { items: readonly SentMessage[] }) {
  const t = useMessages(sentMessages);
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {items.map((message) => (
        <SentItem key={message.id} message={message} />
      ))}
    </ul>
  );
}
