import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { resourceMessages } from './messages.ts';
import styles from './resources.module.css';

/** Names the unit for which the teacher looks for a resource. */
export function TargetUnit({ unitId }: { unitId: number }) {
  const t = useMessages(resourceMessages);
  const unit = useCall('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).data;
  if (!unit) return null;
  return (
    <p className={styles.forUnit}>
      <Link {...buttonLook('quiet')} to="/unit/course/list" search={{ unit_id: unitId }}>
        <IconArrowLeft size={18} aria-hidden="true" />
        <span>{t('back_to_unit')}</span>
      </Link>
      {t('adding_to', { unit: unit.name })}
    </p>
  );
}
