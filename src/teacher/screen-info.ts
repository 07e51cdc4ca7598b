import type { Text } from '#contract/language.ts';

/** What is known of a screen without its page. */

export type MenuIcon = 'home' | 'unit' | 'resources' | 'diy' | 'travel' | 'groups' | 'study' | 'exam';

export type ScreenInfo = {
  path: string;
  /** The title in the window and, for a screen with a menu entry, the entry's label. */
  messages: Readonly<Record<'title', Text>>;
  /** Only people with one of these roles may open the screen; absent = everybody. Administrators may open every screen. */
  roles?: readonly string[];
  /** The entry in the main menu is marked on all paths below `section`; `section` itself leads to the screen. */
  menu?: { icon: MenuIcon; section: string };
  /** Ground and padding, if they differ from the shell's light blue with 55 × 75 px. */
  ground?: 'white';
  padding?: 'none' | 'slim';
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenInfo;
    /** Sends the page's first calls early, using the search parameters of the address. */
    prefetch?: ((search: never) => unknown) | undefined;
    /** Loads the code of the page. */
    loadPage?: () => unknown;
  }
}

export function mayOpenScreen({ roles: allowedRoles }: ScreenInfo, roles: readonly string[]): boolean {
  return (
    roles.includes('admin') || allowedRoles === undefined || allowedRoles.some((role) => roles.includes(role))
  );
}
