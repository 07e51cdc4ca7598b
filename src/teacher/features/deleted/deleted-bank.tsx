import { Badge, Button, SegmentedControl } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { type ExamThingKind, examThingKinds } from '#contract/choices.ts';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import settingStyles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './deleted.module.css';
import { deletedMessages } from './deleted-messages.ts';
import { pageSize } from './deleted-search.ts';

type DeletedBankThing = ApiReply<'GET /exam/trash'>['items'][number];

const headingId = 'setting-deleted-bank';
const refreshes = ['GET /exam/trash', 'GET /exam/question_list', 'GET /exam/paper_list'] as const;

/** Deleted questions and papers of Course Resources, to be brought back. */
export function DeletedBank() {
  const t = useMessages(deletedMessages);
  const [kind, setKind] = useState<ExamThingKind>('question');
  const [offset, setOffset] = useState(0);
  const list = useCall(
    'GET /exam/trash',
    { kind, offset, limit: pageSize },
    { keepPrevious: true, reportsInPlace: true },
  );
  const questions = useSend('POST /exam/questions_restore', { refreshes });
  const papers = useSend('POST /exam/papers_restore', { refreshes });
  const restore = kind === 'question' ? questions : papers;
  const bringBack = ({ id, title }: DeletedBankThing) =>
    restore.mutate(
      { ids: [id] },
      {
        onSuccess: () => {
          showToast('success', t('brought_back', { name: title }));
          // Focuses the heading, because the focused button has disappeared.
          document.getElementById(headingId)?.focus();
          setOffset(0);
        },
      },
    );
  const { items = [], total = 0 } = list.data ?? {};
  return (
    <section className={settingStyles.card} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {t('deleted_bank')}
      </h2>
      <div>
        <SegmentedControl
          aria-label={t('kind')}
          value={kind}
          data={examThingKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChange={(value) => {
            setOffset(0);
            setKind(value);
          }}
        />
      </div>
      {list.isPending && <Skeleton lines={2} height="3rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <p className={settingStyles.text}>{t('nothing')}</p>}
      <ul className={styles.list} aria-label={t('deleted_bank')}>
        {items.map((thing) => (
          <BankThing
            key={thing.id}
            thing={thing}
            busy={restore.isPending}
            onBringBack={() => bringBack(thing)}
          />
        ))}
      </ul>
      <Pager total={total} offset={offset} limit={pageSize} onOffset={setOffset} />
    </section>
  );
}

type BankThingProps = { thing: DeletedBankThing; busy: boolean; onBringBack: () => void };

function BankThing({ thing, busy, onBringBack }: BankThingProps) {
  const t = useMessages(deletedMessages);
  const formats = useFormats();
  const { title, owner_name, deleted_at, days_left } = thing;
  return (
    <li className={styles.item}>
      <span />
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>
          {t('of_person', { name: owner_name })}
          {' · '}
          {t('deleted_at', { time: formats.dateTime(deleted_at) })}
        </p>
      </div>
      <div className={styles.actions}>
        <Badge variant="light" color="gray" size="lg">
          {t('days_left', { count: days_left })}
        </Badge>
        <Button
          variant="light"
          leftSection={<IconRestore size={18} aria-hidden="true" />}
          aria-label={t('bring_back_named', { name: title })}
          loading={busy}
          onClick={onBringBack}
        >
          {t('bring_back')}
        </Button>
      </div>
    </li>
  );
}
