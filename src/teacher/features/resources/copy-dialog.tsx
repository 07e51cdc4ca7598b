import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { UnitChoice } from '#teacher/shared/unit-choice/unit-choice.tsx';
import type { ChosenUnit } from '#teacher/shared/unit-choice/use-place.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { resourceMessages } from './messages.ts';
import { copyButtonId, type ResourceItem } from './resource-item.ts';
import styles from './resources.module.css';

export type CopyDialogProps = {
  item: Pick<ResourceItem, 'id' | 'name' | 'subject_id' | 'type'>;
  /** The unit that the teacher comes from. */
  unitId: number | undefined;
  onClose: () => void;
};

/** Copies a resource into a unit, which can be chosen or created here. */
export function CopyDialog({ item, unitId, onClose }: CopyDialogProps) {
  const t = useMessages(resourceMessages);
  const common = useMessages(commonMessages);
  // All tries send the same key, so that repeating a lost reply makes no second copy.
  const [key] = useState(randomKey);
  const [copied, setCopied] = useState<{ unit: ChosenUnit; activityId: number }>();
  const copy = useSend('GET /resource/copy', {
    refreshes: ['GET /resource/index', 'GET /resource/detail', 'GET /teacher/course_list', 'GET /diy/list'],
  });
  useReturnFocus(copyButtonId(item));
  const copyTo = (unit: ChosenUnit) =>
    copy.mutate(
      { id: item.id, unit_id: unit.id, key: `${key}-${unit.id}` },
      { onSuccess: ({ activity_id }) => setCopied({ unit, activityId: activity_id }) },
    );
  return (
    <Modal
      opened
      title={t('copy_named', { name: item.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
      onClose={onClose}
    >
      {copied ? (
        <div className={styles.done} role="status" tabIndex={-1} ref={(node) => node?.focus()}>
          <Done className={styles.donePicture} />
          <p>{t('copied', { unit: copied.unit.name })}</p>
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/unit/course/list" search={{ unit_id: copied.unit.id }} />
            )}
          >
            {t('go_to_unit')}
          </Button>
          <Button
            variant="light"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/teacher/diy/edit/$course_type/$id"
                params={{ course_type: item.type, id: String(copied.activityId) }}
              />
            )}
          >
            {t('edit_copy')}
          </Button>
        </div>
      ) : (
        <>
          {unitId !== undefined && <CopyHere unitId={unitId} busy={copy.isPending} onChoose={copyTo} />}
          <UnitChoice
            subjectId={item.subject_id}
            submitLabel={t('copy')}
            busy={copy.isPending}
            onChoose={copyTo}
            onCancel={onClose}
          />
        </>
      )}
    </Modal>
  );
}

type CopyHereProps = { unitId: number; busy: boolean; onChoose: (unit: ChosenUnit) => void };

/** Copies into the unit that the teacher comes from, without choosing. */
function CopyHere({ unitId, busy, onChoose }: CopyHereProps) {
  const t = useMessages(resourceMessages);
  const unit = useCall('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).data;
  if (!unit) return null;
  return (
    <Button fullWidth mb="md" loading={busy} onClick={() => onChoose({ id: unitId, name: unit.name })}>
      {t('copy_here', { unit: unit.name })}
    </Button>
  );
}
