import {
  IconChevronDown,
  IconHome,
  IconLogout,
  IconMessage,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { useMenu } from '#teacher/shared/menus/use-menu.tsx';
import { displayName } from '#teacher/shared/people/display-name.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { Avatar } from '#ui/avatars/avatar.tsx';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { avatarColour, avatarLetters } from './avatar.ts';
import { shellMessages } from './messages.ts';
import styles from './top-bar.module.css';

export function UserMenu({ onLogOut }: { onLogOut: () => void }) {
  const t = useMessages(shellMessages);
  const settingTitle = useScreenTitle('setting');
  const profileTitle = useScreenTitle('profile');
  const messagesTitle = useScreenTitle('messages');
  const language = useLanguage();
  const userinfo = useUserinfo();
  const { openMenu, menu } = useMenu<HTMLElement>((_, Menu) => (
    <>
      <Menu.Item component={Link} to="/home" leftSection={<IconHome size={20} />}>
        {t('home')}
      </Menu.Item>
      <Menu.Item component={Link} to="/messages" leftSection={<IconMessage size={20} />}>
        {messagesTitle}
      </Menu.Item>
      <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={20} />}>
        {profileTitle}
      </Menu.Item>
      {userinfo?.roles.includes('admin') && (
        <Menu.Item component={Link} to="/admin/setting" leftSection={<IconSettings size={20} />}>
          {settingTitle}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLogout size={20} />} onClick={onLogOut}>
        {t('log_out')}
      </Menu.Item>
    </>
  ));
  if (!userinfo) return null;
  const name = displayName(userinfo, language);
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-label={t('account', { name })}
        aria-haspopup="menu"
        aria-expanded="false"
        onClick={({ currentTarget }) => openMenu(currentTarget, currentTarget)}
      >
        {/* The style sheet draws the letters: as text, screen readers would read them before the name. */}
        <span
          className={styles.avatar}
          data-letters={avatarLetters(name)}
          style={{ background: avatarColour(userinfo.id) }}
        >
          <Avatar name={userinfo.avatar} />
        </span>
        <span className={styles.name}>{name}</span>
        <IconChevronDown className={styles.label} size={16} aria-hidden="true" />
      </button>
      {menu}
    </>
  );
}
