import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from '../messages.ts';
import type { ResourceDetail } from '../resource-item.ts';

/** Leads the owner of a resource to its activity in the editor. */
export function EditOriginal({ item: { type, activity_id } }: { item: ResourceDetail }) {
  const t = useMessages(resourceMessages);
  return (
    <Button
      variant="subtle"
      leftSection={<IconPencil size={20} aria-hidden="true" />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/teacher/diy/edit/$course_type/$id"
          params={{ course_type: type, id: String(activity_id) }}
        />
      )}
    >
      {t('edit_original')}
    </Button>
  );
}
