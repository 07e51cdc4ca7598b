import { IconCopy, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ClassFilter } from '#teacher/shared/class-filter/class-filter.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { unitMessages } from './messages.ts';
import styles from './units.module.css';

type UnitListHeadProps = {
  isLanding: boolean;
  filter: ClassFilter | undefined;
  canCreate: boolean;
  onCreate: () => void;
  /** Absent if there is no unit to copy. */
  onCopy: (() => void) | undefined;
};

export function UnitListHead({ isLanding, filter, canCreate, onCreate, onCopy }: UnitListHeadProps) {
  const t = useMessages(unitMessages);
  return (
    <header className={styles.top}>
      <h1>{t(isLanding ? 'my_unit' : 'title')}</h1>
      <div className={styles.topActions}>
        <Link to="/teacher/course" search={filter ?? {}}>
          {t('all_coursewares')}
        </Link>
        <div className={styles.topButtons}>
          {onCopy && (
            <Button look="plain" onClick={onCopy}>
              <IconCopy size={18} aria-hidden="true" />
              <span>{t('copy_unit')}</span>
            </Button>
          )}
          <Button disabled={!canCreate} onClick={onCreate}>
            <IconPlus size={18} aria-hidden="true" />
            <span>{t('create')}</span>
          </Button>
        </div>
      </div>
    </header>
  );
}
