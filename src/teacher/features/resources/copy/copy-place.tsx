import { Button } from '@mantine/core';
import { UnitChoice } from '#teacher/shared/unit-choice/unit-choice.tsx';
import type { ChosenUnit } from '#teacher/shared/unit-choice/use-place.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from '../messages.ts';
import type { ResourceItem } from '../resource-item.ts';

type CopyHereButtonProps = { unitId: number; busy: boolean; onChoose: (unit: ChosenUnit) => void };

/** Copies into the unit that the teacher comes from, without choosing. */
function CopyHereButton({ unitId, busy, onChoose }: CopyHereButtonProps) {
  const t = useMessages(resourceMessages);
  const unit = useCall('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).data;
  if (!unit) return null;
  return (
    <Button fullWidth mb="md" loading={busy} onClick={() => onChoose({ id: unitId, name: unit.name })}>
      {t('copy_here', { unit: unit.name })}
    </Button>
  );
}

type CopyPlaceProps = {
  subjectId: ResourceItem['subject_id'];
  /** The unit that the teacher comes from. */
  unitId: number | undefined;
  busy: boolean;
  onChoose: (unit: ChosenUnit) => void;
  onCancel: () => void;
};

/** Chooses the unit to copy into: the one that the teacher comes from, another, or a new one. */
export function CopyPlace({ subjectId, unitId, ...choiceProps }: CopyPlaceProps) {
  const t = useMessages(resourceMessages);
  return (
    <>
      {unitId !== undefined && (
        <CopyHereButton unitId={unitId} busy={choiceProps.busy} onChoose={choiceProps.onChoose} />
      )}
      <UnitChoice subjectId={subjectId} submitLabel={t('copy')} {...choiceProps} />
    </>
  );
}
