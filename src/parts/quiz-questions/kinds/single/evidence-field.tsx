import { Switch } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FilesFields } from '../../answer-files/editor/files-fields.tsx';
import styles from '../../editor-fields/fields.module.css';
import type { FieldsProps } from '../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { evidenceFilesMax } from '../../limits.ts';
import { singleEditorMessages } from './editor-messages.ts';
import type { schema } from './schema.ts';

type EvidenceFieldProps = Pick<FieldsProps<QuestionOf<typeof schema>>, 'question' | 'errorAt' | 'update'>;

/** Whether files belong to the choice, and which. */
export function EvidenceField({ question: { evidence }, errorAt, update }: EvidenceFieldProps) {
  const t = useMessages(singleEditorMessages);
  return (
    <fieldset className={styles.section}>
      <legend className="el-visually-hidden">{t('evidence')}</legend>
      <Switch
        label={t('evidence')}
        description={t('evidence_help')}
        checked={evidence !== undefined}
        onChange={(event) => {
          const isAsked = event.currentTarget.checked;
          update(() => ({ evidence: isAsked ? { kinds: ['picture'], max: 1 } : undefined }));
        }}
      />
      {evidence && (
        <FilesFields
          files={evidence}
          label={t('evidence_kinds')}
          help={t('evidence_kinds_help')}
          limit={evidenceFilesMax}
          fields={{ kinds: 'evidence.kinds', max: 'evidence.max' }}
          errorAt={errorAt}
          onKinds={(kinds) => update((one) => ({ evidence: one.evidence && { ...one.evidence, kinds } }))}
          onMax={(max) => update((one) => ({ evidence: one.evidence && { ...one.evidence, max } }))}
        />
      )}
    </fieldset>
  );
}
