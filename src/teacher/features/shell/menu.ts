import { type MenuIcon, mayOpen, type ScreenInfo } from '#teacher/screen-info.ts';

export type MenuEntry = Pick<ScreenInfo, 'messages' | 'path'> & { icon: MenuIcon; section: string };

/** The entries of the main menu that a person with `roles` may open. */
export function listMenu(screens: readonly ScreenInfo[], roles: readonly string[]): MenuEntry[] {
  return screens
    .filter((screen) => mayOpen(screen, roles))
    .flatMap(({ path, messages, menu }) => (menu ? [{ path, messages, ...menu }] : []));
}

/** Whether the entry is marked as current on `pathname`. */
export function isCurrent({ section }: Pick<MenuEntry, 'section'>, pathname: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`);
}
