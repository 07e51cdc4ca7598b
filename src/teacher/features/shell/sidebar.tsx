import {
  IconBooks,
  IconChartBar,
  IconFileDescription,
  IconHome,
  IconMap2,
  IconSchool,
  IconTools,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { MenuIcon } from '#teacher/screen-info.ts';
import { screenInfos } from '#teacher/screen-list.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { isCurrentEntry, listMenuEntries, type MenuEntry } from './menu.ts';
import { shellMessages } from './messages.ts';
import styles from './sidebar.module.css';

const menuIcons: Record<MenuIcon, ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>> = {
  home: IconHome,
  unit: IconSchool,
  resources: IconBooks,
  diy: IconTools,
  travel: IconMap2,
  groups: IconUsersGroup,
  study: IconChartBar,
  exam: IconFileDescription,
};

function SidebarEntry({ entry, onNavigate }: { entry: MenuEntry; onNavigate: () => void }) {
  const t = useMessages(entry.messages);
  const pathname = useLocation({ select: (location) => location.pathname });
  const Icon = menuIcons[entry.icon];
  return (
    <li>
      <Link
        to={entry.path}
        className={styles.entry}
        data-active={isCurrentEntry(entry, pathname) || undefined}
        aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
        onClick={onNavigate}
      >
        <Icon size={26} stroke={1.7} aria-hidden={true} />
        <span>{t('title')}</span>
      </Link>
    </li>
  );
}

type SidebarProps = { id: string; isOpen: boolean; onNavigate: () => void };

/** The main menu: 80 px wide, icons with small labels. On narrow screens it covers the page. */
export function Sidebar({ id, isOpen, onNavigate }: SidebarProps) {
  const t = useMessages(shellMessages);
  const roles = useUserinfo()?.roles ?? [];
  return (
    <nav id={id} className={styles.sidebar} hidden={!isOpen} aria-label={t('main_menu')}>
      <ul className={styles.list}>
        {isOpen &&
          listMenuEntries(screenInfos, roles).map((entry) => (
            <SidebarEntry key={entry.path} entry={entry} onNavigate={onNavigate} />
          ))}
      </ul>
    </nav>
  );
}
