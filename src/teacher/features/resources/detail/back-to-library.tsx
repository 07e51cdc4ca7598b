import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from '../messages.ts';
import styles from '../resources.module.css';

/** Leads back to the library with its filters and scroll position. */
export function BackToLibrary({ unitId }: { unitId: number | undefined }) {
  const t = useMessages(resourceMessages);
  const router = useRouter();
  const cameFromLibrary = useLocation({ select: ({ state }) => state.fromLibrary === true });
  return (
    <Button
      variant="subtle"
      className={styles.back}
      leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/resources/list"
          search={{ unit_id: unitId }}
          onClick={(event) => {
            if (!cameFromLibrary) return;
            event.preventDefault();
            router.history.back();
          }}
        />
      )}
    >
      {t('back')}
    </Button>
  );
}
