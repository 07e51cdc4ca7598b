import { Alert, Button, NumberInput, Paper, Radio, Stack, Text, Textarea, Title } from '@mantine/core';
import { useCallback, useState } from 'react';
import { correctionKinds } from '#contract/choices.ts';
import { correctionReasonMaxLength } from '#contract/limits.ts';
import { scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import styles from './correction.module.css';
import { correctionMessages } from './correction-messages.ts';
import { CorrectionPreview } from './correction-preview.tsx';
import { KeyFields } from './key-fields.tsx';
import {
  type CorrectionDraft,
  type CorrectionTarget,
  type Target,
  toChange,
  useCorrectionDraft,
} from './use-correction.ts';

type ChangeFieldsProps = {
  draft: CorrectionDraft;
  published: Question;
  onChange: (changes: Partial<CorrectionDraft>) => void;
};

function ChangeFields({ draft, published, onChange }: ChangeFieldsProps) {
  const t = useMessages(correctionMessages);
  const changeQuestion = useCallback((question: Question) => onChange({ question }), [onChange]);
  return (
    <>
      <Radio.Group
        label={t('how')}
        value={draft.kind}
        onChange={(value) => {
          const kind = correctionKinds.find((one) => one === value);
          if (kind) onChange({ kind });
        }}
      >
        <Stack gap="xs" mt="xs">
          {correctionKinds.map((kind) => (
            <Radio key={kind} value={kind} label={t(`kind_${kind}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {draft.kind === 'key' && (
        <div>
          <KeyFields question={draft.question} published={published} onChange={changeQuestion} />
        </div>
      )}
      {draft.kind === 'points' && (
        <NumberInput
          label={t('points')}
          min={0}
          max={scoreMax}
          step={scoreStep}
          value={draft.points}
          onChange={(value) => onChange({ points: Number(value) })}
        />
      )}
      <Textarea
        label={t('reason')}
        description={t('reason_text')}
        autosize
        minRows={2}
        maxLength={correctionReasonMaxLength}
        value={draft.reason}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
    </>
  );
}

type CorrectionFormProps = {
  named: CorrectionTarget & { proposal_id?: number | undefined };
  target: Target;
};

/** What is wrong with a question, who gains and loses by correcting it, and applying what was looked at. */
export function CorrectionForm({ named, target }: CorrectionFormProps) {
  const t = useMessages(correctionMessages);
  const typed = useCorrectionDraft(named, target);
  const [looked, setLooked] = useState<{ draft: CorrectionDraft; key: string }>();
  const preview = useSend('POST /study/correction_preview');
  const apply = useSend('POST /study/correction_apply', {
    refreshes: ['GET /study/corrections', 'GET /study/correction', 'GET /study/question_detail'],
    successText: t('applied'),
    onSuccess: () => {
      setLooked(undefined);
      typed.clear();
    },
  });
  const { value: draft, setValue } = typed;
  const change = useCallback(
    (changes: Partial<CorrectionDraft>) => setValue({ ...draft, ...changes }),
    [draft, setValue],
  );
  const { courseware_id, question_id, bank_question_id } = named;
  const place = { courseware_id, question_id: question_id ?? '', bank_question_id };
  const sent = { ...place, ...toChange(draft) };
  const isLookedAt = looked !== undefined && looked.key === JSON.stringify(sent);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        preview.mutate(sent, { onSuccess: () => setLooked({ draft, key: JSON.stringify(sent) }) });
      }}
    >
      <Paper p="lg" radius="lg" className={styles.form}>
        <Title order={2} size="h4">
          {t('step_change')}
        </Title>
        <KeptNote typed={typed} />
        {target.proposal && <Alert color="harbour">{t('proposed', { name: target.proposal.by_name })}</Alert>}
        <ChangeFields draft={draft} published={target.question as Question} onChange={change} />
        <div>
          <Button type="submit" variant={isLookedAt ? 'default' : 'filled'} loading={preview.isPending}>
            {t('preview')}
          </Button>
          <Text size="sm" c="dimmed" mt="xs">
            {t('preview_text')}
          </Text>
        </div>
      </Paper>
      {isLookedAt && preview.data && (
        <Paper p="lg" radius="lg" component="section" aria-labelledby="correction-preview">
          <Title order={2} size="h4" id="correction-preview" mb="sm">
            {t('step_preview')}
          </Title>
          <CorrectionPreview preview={preview.data} />
          <Text size="sm" mt="md">
            {t('mend_too')}
          </Text>
          <Button
            mt="md"
            loading={apply.isPending}
            onClick={() => {
              const { digest } = preview.data;
              apply.mutate(
                { ...sent, reason: draft.reason, digest },
                { onError: () => setLooked(undefined) },
              );
            }}
          >
            {t('apply')}
          </Button>
        </Paper>
      )}
    </form>
  );
}
