import { CopyUnitDialog } from './copy-unit-dialog.tsx';
import { CreateUnitDialog } from './create-unit-dialog.tsx';
import type { UnitItem } from './group-units.ts';
import { unitMenuId } from './unit-menu.tsx';
import type { UnitForm } from './validate-unit.ts';

export type UnitDialogState = { kind: 'create' } | { kind: 'copy'; unit?: UnitItem };

type UnitDialogsProps = {
  dialog: UnitDialogState;
  /** The units that can be copied. */
  units: readonly UnitItem[];
  /** The term, class and subject that the dialogs start with. */
  unitPlace: Omit<UnitForm, 'name'>;
  /** Opens the page of a unit. */
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** The dialogs that add a unit to the list. */
export function UnitDialogs({ dialog, units, unitPlace, onOpen, onClose }: UnitDialogsProps) {
  if (dialog.kind === 'create')
    return <CreateUnitDialog unitPlace={unitPlace} onCreated={onOpen} onClose={onClose} />;
  return (
    <CopyUnitDialog
      units={units}
      unit={dialog.unit}
      unitPlace={unitPlace}
      onOpen={onOpen}
      onClose={onClose}
      {...(dialog.unit ? { opener: unitMenuId(dialog.unit) } : {})}
    />
  );
}
