import { Input, Radio, Stack, Switch } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { questionTimeMaxS, questionTimeMinS, scoreMax, scoreStep } from '../../limits.ts';
import type { Question, QuestionType } from '../../model.ts';
import { editorMessages } from '../messages.ts';
import { NumberField } from './number-field.tsx';

type MarkingFieldsProps = {
  type: QuestionType;
  score: number | null;
  timeLimitS: number | undefined;
  credit: Question['credit'];
  caseSensitive: boolean;
  ignoreSpace: boolean;
  matchVariants: boolean;
  scoreError: string | undefined;
  timeLimitError: string | undefined;
  update: (change: (question: Question) => Question) => void;
};

/** Points, time limit, and rules for comparing answers. */
export function MarkingFields(props: MarkingFieldsProps) {
  const { type, credit, update } = props;
  const t = useMessages(editorMessages);
  return (
    <>
      <NumberField
        label={t('score')}
        description={t('score_hint')}
        min={0}
        max={scoreMax}
        step={scoreStep}
        value={props.score}
        error={props.scoreError}
        data-field="score"
        onChange={(score) => update((question) => ({ ...question, score }))}
      />
      <NumberField
        label={t('time_limit')}
        placeholder={t('no_limit')}
        min={questionTimeMinS}
        max={questionTimeMaxS}
        step={5}
        value={props.timeLimitS ?? null}
        error={props.timeLimitError}
        data-field="time_limit_s"
        onChange={(seconds) =>
          update(({ time_limit_s: _old, ...question }) =>
            seconds === null ? question : { ...question, time_limit_s: seconds },
          )
        }
      />
      {type === 'multiple' && (
        <Radio.Group
          label={t('credit')}
          description={credit === 'partial' ? t('partial_help') : undefined}
          inputWrapperOrder={['label', 'input', 'description']}
          value={credit}
          onChange={(value) =>
            update((question) => ({ ...question, credit: value === 'partial' ? value : 'all_or_nothing' }))
          }
        >
          <Radio value="all_or_nothing" label={t('all_or_nothing')} />
          <Radio value="partial" label={t('partial')} />
        </Radio.Group>
      )}
      {type === 'blank' && (
        <Input.Wrapper label={t('compare')} labelElement="div">
          <Stack gap={0}>
            <Switch
              label={t('case_sensitive')}
              checked={props.caseSensitive}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                update((question) => ({ ...question, case_sensitive: checked }));
              }}
            />
            <Switch
              label={t('ignore_space')}
              checked={props.ignoreSpace}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                update((question) => ({ ...question, ignore_space: checked }));
              }}
            />
            <Switch
              label={t('match_variants')}
              checked={props.matchVariants}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                update((question) => ({ ...question, match_variants: checked }));
              }}
            />
          </Stack>
        </Input.Wrapper>
      )}
    </>
  );
}
