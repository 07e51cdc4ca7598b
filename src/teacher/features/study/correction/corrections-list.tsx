import { Badge, Button, Paper, Text, Title } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './correction.module.css';
import { correctionMessages } from './correction-messages.ts';

type Correction = ApiReply<'GET /study/corrections'>['corrections'][number];

/** How often the list is read while work is being marked again. */
const whileMarkingMs = 1_500;

const isUnderWay = ({ state }: Correction): boolean => state === 'applying' || state === 'taking_back';

function CorrectionItem({ correction }: { correction: Correction }) {
  const t = useMessages(correctionMessages);
  const { dateTime } = useFormats();
  const takeBack = useSend('POST /study/correction_take_back', { refreshes: ['GET /study/corrections'] });
  const { id, title, kind, reason, state, by_name: name, at, taken_back_at } = correction;
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <Text fw={700}>{title}</Text>
        <Text size="sm">
          {t(`kind_${kind}`)} · {t('in_coursewares', { count: correction.courseware_count })}
        </Text>
        {reason && <Text size="sm">{reason}</Text>}
        <Text size="sm" c="dimmed">
          <span>{t('by', { name, time: dateTime(at) })}</span>
          {taken_back_at !== null && (
            <span>
              {' · '}
              {t('taken_back_by', { name: correction.taken_back_by_name, time: dateTime(taken_back_at) })}
            </span>
          )}
        </Text>
      </div>
      <Badge variant="light" color={isUnderWay(correction) ? 'gray' : 'harbour'} role="status">
        {t(`state_${state}`)}
      </Badge>
      {taken_back_at === null && correction.is_own && (
        <Button
          variant="default"
          aria-label={t('take_back_named', { title })}
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate({ id })}
        >
          {t('take_back')}
        </Button>
      )}
    </li>
  );
}

/** The corrections of a courseware, each of which one act takes back. */
export function CorrectionsList({ coursewareId }: { coursewareId: number }) {
  const t = useMessages(correctionMessages);
  const reply = useCall(
    'GET /study/corrections',
    { courseware_id: coursewareId },
    { refetchMs: (list) => (list?.corrections.some(isUnderWay) ? whileMarkingMs : undefined) },
  );
  const { data } = reply;
  return (
    <Paper p="lg" radius="lg" component="section" aria-labelledby="corrections">
      <Title order={2} size="h4" id="corrections" mb="sm">
        {t('corrections')}
      </Title>
      {reply.error && !data && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {reply.isPending && <Skeleton lines={2} height="2.5rem" />}
      {data?.corrections.length === 0 && <Text c="dimmed">{t('no_corrections')}</Text>}
      {data && (
        <ul className={styles.list}>
          {data.corrections.map((correction) => (
            <CorrectionItem key={correction.id} correction={correction} />
          ))}
        </ul>
      )}
    </Paper>
  );
}
