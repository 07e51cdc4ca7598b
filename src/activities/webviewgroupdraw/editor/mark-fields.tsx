import { Switch } from '@mantine/core';
import type { FieldProps } from '#parts/drawing-tasks/editor/field-props.ts';
import fieldStyles from '#parts/drawing-tasks/editor/fields.module.css';
import { GuideFields } from '#parts/drawing-tasks/editor/guide-fields.tsx';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Board } from '../model.ts';
import { editorMessages } from './editor-messages.ts';

type MarkFieldsProps = FieldProps<Board> & { isAskedFor: boolean };

/** Whether boards are marked, for how many points, and the help for it. */
export function MarkFields({ task, errorAt, update, isAskedFor }: MarkFieldsProps) {
  const t = useMessages(editorMessages);
  return (
    <div className={fieldStyles.group}>
      <Switch
        label={t('marked')}
        checked={task.is_marked}
        onChange={({ currentTarget: { checked } }) => update(() => ({ is_marked: checked }))}
      />
      {task.is_marked && (
        <>
          <NumberField
            label={t('score')}
            min={0}
            max={scoreMax}
            step={scoreStep}
            value={task.score}
            error={errorAt('score')}
            data-field="score"
            onChange={(score) => update(() => ({ score }))}
          />
          <GuideFields {...{ task, errorAt, update, isAskedFor }} />
        </>
      )}
    </div>
  );
}
