import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { SortableList, useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { createId } from '#parts/stored-media/create-id.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { columnColours } from '../column-colours.ts';
import * as limits from '../limits.ts';
import type { Column, Wall } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type ColumnsFieldProps = {
  columns: readonly Column[];
  findIssueText: (field: string) => string | undefined;
  onChange: (update: (columns: Wall['columns']) => Wall['columns']) => void;
};

/** The columns of the wall: names, colours, order. */
export function ColumnsField({ columns, findIssueText, onChange }: ColumnsFieldProps) {
  const t = useMessages(editorMessages);
  const addColumn = () =>
    onChange((currentColumns) => {
      const usedColours = currentColumns.map(({ colour }) => colour);
      const colour = columnColours.find((each) => !usedColours.includes(each)) ?? 'blue';
      return [...currentColumns, { id: createId(), name: '', colour }];
    });
  const moveColumn = (from: number, to: number) =>
    onChange((currentColumns) => {
      const movedColumns = [...currentColumns];
      movedColumns.splice(to, 0, ...movedColumns.splice(from, 1));
      return movedColumns;
    });
  return (
    <fieldset className={styles.columns}>
      <legend>{t('columns')}</legend>
      <p>{t('columns_hint')}</p>
      <SortableList ids={columns.map(({ id }) => id)} onMove={moveColumn}>
        {columns.map((column, index) => (
          <ColumnRow
            key={column.id}
            {...{ column, index }}
            isOnlyColumn={columns.length === 1}
            issueText={findIssueText(`columns.${index}.name`)}
            onChange={(changedFields) =>
              onChange((currentColumns) =>
                currentColumns.map((each) => (each.id === column.id ? { ...each, ...changedFields } : each)),
              )
            }
            onRemove={() => onChange((currentColumns) => currentColumns.filter(({ id }) => id !== column.id))}
          />
        ))}
      </SortableList>
      {columns.length < limits.columnsMax && (
        <Button variant="light" leftSection={<IconPlus size={20} aria-hidden />} onClick={addColumn}>
          {t('add_column')}
        </Button>
      )}
    </fieldset>
  );
}

type ColumnRowProps = {
  column: Column;
  index: number;
  isOnlyColumn: boolean;
  issueText: string | undefined;
  onChange: (changedFields: Partial<Column>) => void;
  onRemove: () => void;
};

function ColumnRow({ column, index, isOnlyColumn, issueText, onChange, onRemove }: ColumnRowProps) {
  const t = useMessages(editorMessages);
  const number = index + 1;
  const { item, handle } = useSortableItem(column.id, t('move_column', { number }));
  return (
    <div {...item} className={styles.column}>
      {handle}
      <TextInput
        className={styles.columnName}
        aria-label={t('column_name', { number })}
        placeholder={t('column_name', { number })}
        data-field={`columns.${index}.name`}
        maxLength={limits.columnNameMaxLength}
        error={issueText}
        value={column.name}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      <Select
        className={styles.colour}
        aria-label={t('column_colour', { number })}
        allowDeselect={false}
        leftSection={<span className={styles.swatch} data-colour={column.colour} />}
        data={columnColours.map((value) => ({ value, label: t(value) }))}
        value={column.colour}
        onChange={(value) => value && onChange({ colour: value })}
      />
      <ActionIcon
        variant="subtle"
        size="xl"
        aria-label={t('remove_column', { number })}
        disabled={isOnlyColumn}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
