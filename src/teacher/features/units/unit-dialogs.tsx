import { CopyUnitDialog } from '#teacher/features/units/copy-unit-dialog.tsx';
import { CreateUnitDialog } from '#teacher/features/units/create-unit-dialog.tsx';
import type { UnitItem } from '#teacher/features/units/group-units.ts';
import { RenameUnitDialog } from '#teacher/features/units/rename-unit-dialog.tsx';
import { unitMenuId } from '#teacher/features/units/unit-menu.tsx';
import type { UnitForm } from '#teacher/features/units/validate-unit.ts';

export type OpenUnitDialog =
  | { kind: 'create' }
  | { kind: 'copy'; unit?: UnitItem }
  | { kind: 'rename'; unit: UnitItem };

type UnitDialogsProps = {
  open: OpenUnitDialog;
  /** Units that can be copied. */
  units: readonly UnitItem[];
  /** Where a new unit goes unless the teacher chooses. */
  place: Omit<UnitForm, 'name'>;
  /** Goes into a unit. */
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function UnitDialogs({ open, units, place, onOpen, onClose }: UnitDialogsProps) {
  if (open.kind === 'create') return <CreateUnitDialog place={place} onCreated={onOpen} onClose={onClose} />;
  if (open.kind === 'rename')
    return <RenameUnitDialog unit={open.unit} onClose={onClose} opener={unitMenuId(open.unit)} />;
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
