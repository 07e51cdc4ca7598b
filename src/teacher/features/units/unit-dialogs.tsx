import { CopyUnitDialog } from './copy-unit-dialog.tsx';
import { CreateUnitDialog } from './create-unit-dialog.tsx';
import type { UnitItem } from './group-units.ts';
import { unitMenuId } from './unit-menu.tsx';
import type { UnitForm } from './validate-unit.ts';

export type OpenUnitDialog = { kind: 'create' } | { kind: 'copy'; unit?: UnitItem };

type UnitDialogsProps = {
  open: OpenUnitDialog;
  /** The units that can be copied. */
  units: readonly UnitItem[];
  /** The default class and subject of the new unit. */
  place: Omit<UnitForm, 'name'>;
  /** Opens the page of a unit. */
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** The dialogs that add a unit to the list. */
export function UnitDialogs({ open, units, place, onOpen, onClose }: UnitDialogsProps) {
  if (open.kind === 'create') return <CreateUnitDialog place={place} onCreated={onOpen} onClose={onClose} />;
  return (
    <CopyUnitDialog
      units={units}
      unit={open.unit}
      place={place}
      onOpen={onOpen}
      onClose={onClose}
      {...(open.unit ? { opener: unitMenuId(open.unit) } : {})}
    />
  );
}
