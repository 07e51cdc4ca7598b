import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { resourceMessages } from '../messages.ts';
import type { ResourceItem } from '../resource-item.ts';
import styles from '../resources.module.css';
import type { ResourceCopy } from './use-copy-resource.ts';

/** Shown after copying: links to the unit and to the copy in the editor. */
export function ResourceCopied({
  resourceCopy,
  type,
}: {
  resourceCopy: ResourceCopy;
  type: ResourceItem['type'];
}) {
  const t = useMessages(resourceMessages);
  return (
    <div className={styles.done} role="status" tabIndex={-1} ref={(node) => node?.focus()}>
      <Done className={styles.donePicture} />
      <p>{t('copied', { unit: resourceCopy.unit.name })}</p>
      <Button
        renderRoot={(props) => (
          <Link {...props} to="/unit/course/list" search={{ unit_id: resourceCopy.unit.id }} />
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
            params={{ course_type: type, id: String(resourceCopy.activityId) }}
          />
        )}
      >
        {t('edit_copy')}
      </Button>
    </div>
  );
}
