import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useToday } from '#teacher/shared/use-today.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Logo } from '#ui/illustrations/logo.tsx';
import { DeferredRender } from '#ui/primitives/deferred-render.tsx';
import { SchoolBadge } from '#ui/school-badge.tsx';
import { UnsentBadge } from '#ui/unsent/list/unsent-badge.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { shellMessages } from './messages.ts';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

type Props = {
  menuId: string;
  isMenuOpen: boolean;
  isOverlay: boolean;
  toggleRef: Ref<HTMLButtonElement>;
  onToggle: () => void;
  onLogOut: () => void;
};

export function TopBar({ menuId, isMenuOpen, isOverlay, toggleRef, onToggle, onLogOut }: Props) {
  const t = useMessages(shellMessages);
  const tCommon = useMessages(commonMessages);
  const formats = useFormats();
  const today = useToday();
  return (
    <header className={styles.bar}>
      <button
        ref={toggleRef}
        type="button"
        className={styles.toggle}
        aria-controls={menuId}
        aria-expanded={isMenuOpen}
        aria-label={t(isMenuOpen ? 'close_menu' : 'open_menu')}
        onClick={onToggle}
      >
        {isOverlay && isMenuOpen ? <IconX size={24} /> : <IconMenu2 size={24} />}
      </button>
      <Link to="/home" className={styles.brand}>
        <Logo size={32} />
        <span>{tCommon('app_title')}</span>
      </Link>
      <SchoolBadge />
      <time className={styles.date}>{formats.dateWithWeekday(today)}</time>
      <UnsentBadge />
      <DeferredRender>
        <LanguageMenu />
        <UserMenu onLogOut={onLogOut} />
      </DeferredRender>
    </header>
  );
}
