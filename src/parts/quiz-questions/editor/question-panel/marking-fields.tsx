import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import { NumberField } from '../../editor-fields/number-field.tsx';
import type { FieldsProps } from '../../kind-form/editor-kind.tsx';
import { questionTimeMaxS, questionTimeMinS, scoreMax, scoreStep } from '../../limits.ts';
import type { Question } from '../../model.ts';
import { editorOf } from '../editor-of.tsx';

type MarkingFieldsProps = {
  question: Question;
  errorAt: (field: string) => string | undefined;
  update: (change: (question: Question) => Question) => void;
  updateFields: FieldsProps<Question>['update'];
};

/** Points, time limit, and the kind's own rules of marking. */
export function MarkingFields({ question, errorAt, update, updateFields }: MarkingFieldsProps) {
  const { Marking } = editorOf(question);
  const t = useMessages(editorMessages);
  return (
    <>
      <NumberField
        label={t('score')}
        description={t('score_hint')}
        min={0}
        max={scoreMax}
        step={scoreStep}
        value={question.score}
        error={errorAt('score')}
        data-field="score"
        onChange={(score) => updateFields(() => ({ score }))}
      />
      <NumberField
        label={t('time_limit')}
        placeholder={t('no_limit')}
        min={questionTimeMinS}
        max={questionTimeMaxS}
        step={5}
        value={question.time_limit_s ?? null}
        error={errorAt('time_limit_s')}
        data-field="time_limit_s"
        onChange={(seconds) =>
          update(({ time_limit_s: _old, ...one }) =>
            seconds === null ? one : { ...one, time_limit_s: seconds },
          )
        }
      />
      {Marking && <Marking question={question} update={updateFields} />}
    </>
  );
}
