import {
  IconBooks,
  IconChartBar,
  IconFolders,
  IconHome,
  IconMap2,
  IconSchool,
  IconTools,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { buildMenu, isActive } from '#teacher/features/shell/menu.ts';
import { shellMessages } from '#teacher/features/shell/messages.ts';
import { type MenuIcon, permitRoutes, routeTable } from '#teacher/route-table.ts';
import { routeTitles } from '#teacher/route-titles.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './sidebar.module.css';

const icons: Record<MenuIcon, ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>> = {
  home: IconHome,
  unit: IconSchool,
  resources: IconBooks,
  diy: IconTools,
  travel: IconMap2,
  groups: IconUsersGroup,
  study: IconChartBar,
  exam: IconFolders,
};

type Props = { id: string; isOpen: boolean; onNavigate: () => void };

/** The main menu: 80 px of icons with small labels; on narrow screens it covers the page. */
export function Sidebar({ id, isOpen, onNavigate }: Props) {
  const t = useMessages(routeTitles);
  const tShell = useMessages(shellMessages);
  const pathname = useLocation({ select: (location) => location.pathname });
  const roles = useUserinfo()?.roles ?? [];
  const shown = isOpen ? buildMenu(permitRoutes(routeTable, roles)) : [];
  return (
    <nav id={id} className={styles.sidebar} hidden={!isOpen} aria-label={tShell('main_menu')}>
      <ul className={styles.list}>
        {shown.map((entry) => {
          const Icon = icons[entry.icon];
          return (
            <li key={entry.path}>
              <Link
                to={entry.target}
                className={styles.entry}
                data-active={isActive(entry, pathname) || undefined}
                aria-current={isActive(entry, pathname) ? 'page' : undefined}
                onClick={onNavigate}
              >
                <Icon size={26} stroke={1.7} aria-hidden={true} />
                <span>{t(entry.title)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
