import { Anchor, Breadcrumbs, Paper, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { useCall } from '#ui/api/hooks.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './correction.module.css';
import { correctionMessages } from './correction-messages.ts';
import { CorrectionsList } from './corrections-list.tsx';
import type { CorrectionTarget } from './use-correction.ts';

const CorrectionForm = createLateComponent(
  async () => (await import('./correction-form.tsx')).CorrectionForm,
);

type CorrectionPanelProps = CorrectionTarget & { proposal_id?: number | undefined };

function Trail({ coursewareId, name }: { coursewareId: number; name: string }) {
  const title = useScreenTitle('studyCorrection');
  const listTitle = useScreenTitle('studyList');
  return (
    <Breadcrumbs separator="›">
      <Anchor inherit renderRoot={(props) => <Link {...props} to="/study-situation-view/list" />}>
        {listTitle}
      </Anchor>
      {name && (
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link {...props} to="/study-situation-view/grid" search={{ courseware_id: coursewareId }} />
          )}
        >
          {name}
        </Anchor>
      )}
      <span aria-current="page">{title}</span>
    </Breadcrumbs>
  );
}

function NamedQuestion(named: CorrectionPanelProps) {
  const { courseware_id, question_id = '', bank_question_id, proposal_id } = named;
  const place = { courseware_id, question_id, bank_question_id, proposal_id };
  const reply = useCall('GET /study/correction', place);
  if (reply.error && !reply.data)
    return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <Skeleton lines={6} height="2.5rem" />;
  return (
    <>
      <Paper p="lg" radius="lg">
        <Text fw={700}>{reply.data.title}</Text>
      </Paper>
      <CorrectionForm named={named} target={reply.data} />
    </>
  );
}

/** Correcting one question, above the corrections of its courseware; or these alone. */
export function CorrectionPanel(named: CorrectionPanelProps) {
  const t = useMessages(correctionMessages);
  const { courseware_id, question_id, bank_question_id } = named;
  const { data } = useCall('GET /study/corrections', { courseware_id }, { quiet: true });
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Trail coursewareId={courseware_id} name={data?.courseware_name ?? ''} />
        <Title order={1} size="h2">
          {t('title')}
        </Title>
      </div>
      {(question_id !== undefined || bank_question_id !== undefined) && <NamedQuestion {...named} />}
      <CorrectionsList coursewareId={courseware_id} />
    </div>
  );
}
