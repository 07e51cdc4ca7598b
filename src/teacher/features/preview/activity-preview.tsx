import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet, IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findActivityViews } from '#activities/views.ts';
import { type FeedbackRule, feedbackRules } from '#contract/choices.ts';
import { type Language, languageTag } from '#contract/language.ts';
import { hasMarks } from '#form/mark-work.ts';
import { loadActivityModel } from '#teacher/shared/activities/activity-model.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './activity-preview.module.css';
import { type Device, DeviceFrame, devices } from './device-frame.tsx';
import { messages } from './messages.ts';
import type { PreviewSettings } from './preview-attempt.ts';
import { PreviewPlayer, type PreviewResult } from './preview-player.tsx';

export type ActivityPreviewProps = {
  type: string;
  /** The content of a draft or revision as the server resolves it. */
  content: unknown;
  name: string;
  /** The courseware's settings. The default, for drafts, is feedback after submitting. */
  settings?: PreviewSettings;
  description?: string;
  displayLanguage?: Language;
  /** Media URL of the picture on the start-up screen; empty = none. */
  startupScreen?: string;
};

const iconByDevice = { phone: IconDeviceMobile, tablet: IconDeviceTablet, laptop: IconDeviceLaptop };
const draftSettings: PreviewSettings = {
  feedback_rule: 'after_submit',
  marks_held: false,
  due_at: null,
  late_hours: 0,
  shuffle: false,
};

/** Loads the model and the player of a type. */
function usePlayerParts(type: string) {
  return useQuery({
    queryKey: ['preview parts', type],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [model, Player] = await Promise.all([
        loadActivityModel(type),
        findActivityViews(type)?.loadPlayer(),
      ]);
      return model && Player ? { model, Player } : null;
    },
  });
}

function ResultLine({ result, isMarked }: { result: PreviewResult | undefined; isMarked: boolean }) {
  const t = useMessages(messages);
  if (!result) return t('note');
  if (!isMarked) return t('finished');
  if (!result.mark) return t('submitted');
  const { score, max_score, needs_teacher } = result.mark;
  return t(needs_teacher ? 'score_waiting' : 'score', { score, count: max_score });
}

/** An activity as students see it, on a selectable device. The answers are not saved. */
export function ActivityPreview(props: ActivityPreviewProps) {
  const { type, name, settings = draftSettings } = props;
  const t = useMessages(messages);
  const playerParts = usePlayerParts(type);
  const [device, setDevice] = useState<Device>(() => (window.innerWidth < 768 ? 'phone' : 'tablet'));
  const [feedbackRule, setFeedbackRule] = useState<FeedbackRule>(settings.feedback_rule);
  const [roundNumber, setRoundNumber] = useState(1);
  const [result, setResult] = useState<PreviewResult>();
  const restart = () => {
    setRoundNumber(roundNumber + 1);
    setResult(undefined);
  };
  if (playerParts.isPending) return <Skeleton lines={6} height="3rem" />;
  if (playerParts.isError)
    return <LoadError error={playerParts.error} onRetry={() => void playerParts.refetch()} />;
  if (!playerParts.data) return <EmptyState picture={<EmptyActivities />} title={t('nothing_yet')} />;
  const isMarked = hasMarks(playerParts.data.model, props.content);
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <SegmentedControl
          className={styles.devices}
          aria-label={t('device')}
          value={device}
          onChange={setDevice}
          data={devices.map((value) => {
            const Icon = iconByDevice[value];
            const label = (
              <span className={styles.device}>
                <Icon size={20} aria-hidden="true" />
                <span>{t(value)}</span>
              </span>
            );
            return { value, label };
          })}
        />
        {isMarked && (
          <Select
            className={styles.feedback}
            aria-label={t('feedback')}
            leftSection={<span className={styles.label}>{t('feedback')}</span>}
            leftSectionWidth="5.5rem"
            allowDeselect={false}
            data={feedbackRules.map((value) => ({ value, label: t(value) }))}
            value={feedbackRule}
            onChange={(value) => {
              const newRule = feedbackRules.find((known) => known === value);
              if (!newRule) return;
              setFeedbackRule(newRule);
              restart();
            }}
          />
        )}
        <Button variant="default" leftSection={<IconRotate size={18} aria-hidden="true" />} onClick={restart}>
          {t('restart')}
        </Button>
        <p className={styles.note} role="status">
          <ResultLine result={result} isMarked={isMarked} />
        </p>
      </div>
      <DeviceFrame
        device={device}
        title={t('preview_of', { name: name || t('untitled') })}
        lang={props.displayLanguage ? languageTag(props.displayLanguage) : document.documentElement.lang}
      >
        <PreviewPlayer
          key={`${roundNumber} ${feedbackRule}`}
          {...props}
          {...playerParts.data}
          settings={{ ...settings, feedback_rule: feedbackRule }}
          onResult={setResult}
        />
      </DeviceFrame>
    </div>
  );
}
