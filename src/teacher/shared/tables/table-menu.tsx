import { IconDownload, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useMenu } from '#teacher/shared/menus/use-menu.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import type { TableFormat } from './save-table.ts';
import { tableMenuMessages } from './table-menu-messages.ts';

const iconProps = { size: 18, 'aria-hidden': true } as const;

type OpenerProps = Pick<ComponentPropsWithRef<'button'>, 'aria-expanded' | 'aria-haspopup' | 'onClick'> & {
  children: ReactNode;
};

type TableMenuProps = {
  save: (format: TableFormat) => Promise<void>;
  /** Another table, which only CSV needs a file of its own for. */
  moreCsv?: { label: string; save: () => Promise<void> } | undefined;
  /** Whether the page can be printed. */
  canPrint?: boolean;
  /** The button, where the page's buttons are others than these. */
  renderButton?: (props: OpenerProps) => ReactNode;
};

/** The one way of offering a table as Excel, as CSV and on paper. */
export function TableMenu({ save, moreCsv, canPrint = false, renderButton }: TableMenuProps) {
  const t = useMessages(tableMenuMessages);
  const [isSaving, setSaving] = useState(false);
  const saveOrTell = (saving: () => Promise<void>) => {
    setSaving(true);
    void saving()
      .catch(() => showToast('error', t('export_failed')))
      .finally(() => setSaving(false));
  };
  const { openMenu, menu } = useMenu<null>((_, Menu) => (
    <>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Menu.Item
          key={format}
          leftSection={<IconFileSpreadsheet {...iconProps} />}
          onClick={() => saveOrTell(() => save(format))}
        >
          {t(format)}
        </Menu.Item>
      ))}
      {moreCsv && (
        <Menu.Item
          leftSection={<IconFileSpreadsheet {...iconProps} />}
          onClick={() => saveOrTell(moreCsv.save)}
        >
          {moreCsv.label}
        </Menu.Item>
      )}
      {/* Prints after the menu has disappeared. */}
      {canPrint && (
        <Menu.Item
          leftSection={<IconPrinter {...iconProps} />}
          onClick={() => setTimeout(() => print(), 200)}
        >
          {t('print')}
        </Menu.Item>
      )}
    </>
  ));
  const props: OpenerProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: ({ currentTarget }) => openMenu(null, currentTarget),
    children: t('export'),
  };
  return (
    <>
      {renderButton ? (
        renderButton(props)
      ) : (
        <Button look="soft" busy={isSaving} {...props}>
          <IconDownload {...iconProps} /> {t('export')}
        </Button>
      )}
      {menu}
    </>
  );
}
