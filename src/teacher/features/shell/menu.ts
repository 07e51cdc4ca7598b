import { type MenuIcon, mayOpenScreen, type ScreenInfo } from '#teacher/screen-info.ts';

export type MenuEntry = Pick<ScreenInfo, 'messages' | 'path'> & { icon: MenuIcon; section: string };

/** The entries of the main menu that a person with `roles` may open. */
export function listMenuEntries(screens: readonly ScreenInfo[], roles: readonly string[]): MenuEntry[] {
  return screens
    .filter((screen) => mayOpenScreen(screen, roles))
    .flatMap(({ path, messages, menu }) => (menu ? [{ path, messages, ...menu }] : []));
}

/** Whether the entry is marked as current on `pathname`. */
export function isCurrentEntry({ section }: Pick<MenuEntry, 'section'>, pathname: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`);
}
