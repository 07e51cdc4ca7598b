import { Chip, Group } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../../editor-fields/fields.module.css';
import { NumberField } from '../../editor-fields/number-field.tsx';
import { openFileKinds } from '../../limits.ts';
import type { AskedFiles } from '../asked-files.ts';
import type { FileKind } from '../schema.ts';
import { fileMessages } from './file-messages.ts';
import fileStyles from './files-fields.module.css';

type FilesFieldsProps = {
  files: AskedFiles;
  label: string;
  help: string;
  /** The largest number that may be entered. */
  limit: number;
  /** Names in `data-field`, which are the paths of the issues. */
  fields: { kinds: string; max: string };
  errorAt: (field: string) => string | undefined;
  onKinds: (kinds: FileKind[]) => void;
  onMax: (max: number | null) => void;
};

/** What files an answer has, and how many. */
export function FilesFields(props: FilesFieldsProps) {
  const { files, label, help, limit, fields, errorAt, onKinds, onMax } = props;
  const t = useMessages(fileMessages);
  const error = errorAt(fields.kinds);
  return (
    <>
      <div className={fileStyles.kinds} role="group" aria-label={label} data-field={fields.kinds}>
        <p className={fileStyles.label}>{label}</p>
        <Chip.Group multiple value={[...files.kinds]} onChange={onKinds}>
          <Group gap="xs">
            {openFileKinds.map((kind) => (
              <Chip key={kind} size="md" classNames={{ label: styles.chip }} value={kind}>
                {t(`file_${kind}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {error ? <p className={styles.error}>{error}</p> : <p className={styles.hint}>{help}</p>}
      </div>
      {files.kinds.length > 0 && (
        <NumberField
          className={fileStyles.number ?? ''}
          label={t('file_max')}
          min={1}
          max={limit}
          value={files.max}
          error={errorAt(fields.max)}
          data-field={fields.max}
          onChange={onMax}
        />
      )}
    </>
  );
}
