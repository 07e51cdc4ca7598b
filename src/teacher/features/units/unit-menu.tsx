import { Suspense, useState } from 'react';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useMenu } from '#teacher/shared/menus/use-menu.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { UnitItem } from './group-units.ts';
import { unitMessages } from './messages.ts';
import { UnitMenuItems } from './unit-menu-items.tsx';
import { useDeleteUnit } from './use-delete-unit.ts';

const RenameDialog = createLazyPart(
  async () => (await import('#teacher/shared/dialogs/form-dialog.tsx')).RenameDialog,
);

/** `data-opener` of a unit's menu button, which gets the focus back after a dialog. */
export function unitMenuId(unit: { id: number }): string {
  return `unit-menu-${unit.id}`;
}

type UnitMenuOptions = {
  units: readonly UnitItem[];
  /** Absent if the units cannot be moved. `toIndex` counts from 0. */
  onMove: ((unit: UnitItem, toIndex: number) => void) | undefined;
  onCopy: (unit: UnitItem) => void;
};

/** The menu of the rows of units, and the dialogs that it opens; the page renders both after the rows. */
export function useUnitMenu({ units, onMove, onCopy }: UnitMenuOptions) {
  const t = useMessages(unitMessages);
  const tEdit = useMessages(editMessages);
  const [renamedUnit, setRenamedUnit] = useState<UnitItem>();
  const closeRename = () => setRenamedUnit(undefined);
  const renameCall = useSend('GET /teacher/unit_rename', {
    successText: t('edited'),
    failureText: tEdit('edit_failed'),
    refreshes: ['GET /teacher/unit_list', 'GET /teacher/unit_detail'],
    onSuccess: closeRename,
  });
  const deleteUnit = useDeleteUnit();
  usePreload(RenameDialog.load, units.length > 0);
  const { openMenu, menu } = useMenu<number>((id, Menu) => {
    const index = units.findIndex((unit) => unit.id === id);
    const unit = units[index];
    if (!unit) return null;
    return (
      <UnitMenuItems
        Menu={Menu}
        unit={unit}
        onRename={() => setRenamedUnit(unit)}
        onCopy={() => onCopy(unit)}
        onMoveUp={onMove && index > 0 ? () => onMove(unit, index - 1) : undefined}
        onMoveDown={onMove && index < units.length - 1 ? () => onMove(unit, index + 1) : undefined}
        onDelete={() => void deleteUnit(unit)}
      />
    );
  });
  const renameDialog = renamedUnit && (
    <Suspense fallback={null}>
      <RenameDialog
        title={t('rename')}
        label={t('unit_name')}
        requiredText={t('name_required')}
        name={renamedUnit.name}
        typedName={`unit_name:${renamedUnit.id}`}
        busy={renameCall.isPending}
        onSave={(name) => renameCall.mutateAsync({ id: renamedUnit.id, name })}
        onClose={closeRename}
        opener={unitMenuId(renamedUnit)}
      />
    </Suspense>
  );
  return { openMenu, menu, renameDialog };
}
