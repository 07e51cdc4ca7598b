import { useSyncExternalStore } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { MinusIcon, PlusIcon } from '#ui/primitives/common-icons.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { inkMessages } from '../ink-messages.ts';
import type { Desk } from '../work/create-desk.view.ts';
import { DeleteIcon, ToolIcon } from './tool-icons.tsx';

const resizeStep = 1.25;

/** What can be done to the selection, for hands without keys. */
export function SelectionOptions({ desk: { selection, editText } }: { desk: Desk }) {
  const t = useMessages(inkMessages);
  const { ids } = useSyncExternalStore(selection.subscribe, selection.state);
  const [id] = ids;
  if (id === undefined) return null;
  const [item] = selection.listItems();
  const isText = ids.length === 1 && item?.placed.kind === 'text';
  return (
    <>
      <IconButton aria-label={t('delete_selected')} title={t('delete_selected')} onClick={selection.erase}>
        <DeleteIcon />
      </IconButton>
      <IconButton aria-label={t('larger')} title={t('larger')} onClick={() => selection.resizeBy(resizeStep)}>
        <PlusIcon />
      </IconButton>
      <IconButton
        aria-label={t('smaller')}
        title={t('smaller')}
        onClick={() => selection.resizeBy(1 / resizeStep)}
      >
        <MinusIcon />
      </IconButton>
      {isText && (
        <IconButton aria-label={t('edit_text')} title={t('edit_text')} onClick={() => editText(id)}>
          <ToolIcon group="text" shape="line" />
        </IconButton>
      )}
    </>
  );
}
