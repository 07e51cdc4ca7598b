import { type ReactNode, useRef, useState } from 'react';
import { usePreload } from '#teacher/shared/use-preload.ts';

/** One menu for many buttons, such as those of a list's rows. It exists only while a button has opened it. */

type MenuCode = typeof import('./anchored-menu.tsx');
/** The component library's menu, for rendering the items. */
export type MenuParts = MenuCode['Menu'];

type ShownMenu<T> = { code: MenuCode; item: T; button: HTMLElement; isOpen: boolean };

type RowMenu<T> = {
  /** For the `onClick` of a button, which needs `aria-haspopup="menu"`. */
  openMenu: (item: T, button: HTMLElement) => void;
  /** The menu, which the page renders after the buttons. */
  menu: ReactNode;
};

let loadedCode: MenuCode | undefined;

async function loadCode(): Promise<MenuCode> {
  loadedCode = await import('./anchored-menu.tsx');
  return loadedCode;
}

/**
 * `renderItems` renders the menu of one item. `openMenu` is stable, so that memoized rows are not rendered
 * again.
 */
export function useMenu<T>(renderItems: (item: T, Menu: MenuParts) => ReactNode): RowMenu<T> {
  const [shownMenu, setShownMenu] = useState<ShownMenu<T>>();
  const pressedButton = useRef<HTMLElement>(undefined);
  usePreload(loadCode, true);
  const openMenu = (item: T, button: HTMLElement) => {
    // Safari does not focus a clicked button; the menu returns the focus to the element that had it.
    button.focus();
    const showMenu = (code: MenuCode) =>
      setShownMenu((previous) => ({
        code,
        item,
        button,
        isOpen: !(previous?.isOpen && previous.button === button),
      }));
    const showLatest = (code: MenuCode) => {
      if (pressedButton.current === button) showMenu(code);
      pressedButton.current = undefined;
    };
    pressedButton.current = button;
    if (loadedCode) showMenu(loadedCode);
    // If loading fails, nothing opens and the next click tries again. After several clicks the menu of the last
    // button opens.
    else void loadCode().then(showLatest, () => undefined);
  };
  const closeMenu = () => setShownMenu((previous) => previous && { ...previous, isOpen: false });
  if (!shownMenu) return { openMenu, menu: null };
  const { code, item, button, isOpen } = shownMenu;
  return {
    openMenu,
    menu: (
      <code.AnchoredMenu button={button} isOpen={isOpen} onClose={closeMenu}>
        {renderItems(item, code.Menu)}
      </code.AnchoredMenu>
    ),
  };
}
