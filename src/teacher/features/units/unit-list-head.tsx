import { Anchor, Button } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ClassFilter } from '#teacher/shared/class-filter/class-filter.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
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
        <Anchor renderRoot={(props) => <Link {...props} to="/teacher/course" search={filter ?? {}} />}>
          {t('all_coursewares')}
        </Anchor>
        <div className={styles.topButtons}>
          {onCopy && (
            <Button
              variant="default"
              leftSection={<IconCopy size={18} aria-hidden="true" />}
              onClick={onCopy}
            >
              {t('copy_unit')}
            </Button>
          )}
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            disabled={!canCreate}
            onClick={onCreate}
          >
            {t('create')}
          </Button>
        </div>
      </div>
    </header>
  );
}
