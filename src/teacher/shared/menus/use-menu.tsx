import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenUsed } from '#ui/browser/when-used.ts';

/** One menu for all rows of a list: it exists while a row's button has it open, and is placed beside that button. */

type Code = typeof import('#teacher/shared/menus/anchored-menu.tsx');
/** The component library's menu, for who gives the items. */
export type MenuParts = Code['Menu'];

type Shown<T> = { code: Code; item: T; button: HTMLElement; isOpen: boolean };

type RowMenu<T> = {
  /** For the `onClick` of a row's button, which needs `aria-haspopup="menu"`. */
  openMenu: (item: T, button: HTMLElement) => void;
  /** Belongs somewhere after the list. */
  menu: ReactNode;
};

let known: Code | undefined;

async function loadCode(): Promise<Code> {
  known = await import('#teacher/shared/menus/anchored-menu.tsx');
  return known;
}

/** `renderItems` gives the items of the menu of one row; `openMenu` stays the same, so that rows need not be drawn again. */
export function useRowMenu<T>(renderItems: (item: T, Menu: MenuParts) => ReactNode): RowMenu<T> {
  const [shown, setShown] = useState<Shown<T>>();
  const pressed = useRef<HTMLElement>(undefined);
  useEffect(() => whenUsed(() => void loadCode().catch(() => undefined)), []);
  const openMenu = (item: T, button: HTMLElement) => {
    // Safari gives a pressed button no focus; the menu gives it back to what had it.
    button.focus();
    const show = (code: Code) =>
      setShown((before) => ({
        code,
        item,
        button,
        isOpen: !(before?.isOpen && before.button === button),
      }));
    const showLatest = (code: Code) => {
      if (pressed.current === button) show(code);
      pressed.current = undefined;
    };
    pressed.current = button;
    if (known) show(known);
    // Without it nothing opens; the next press asks again. Several presses meanwhile open one menu, that of the last.
    else void loadCode().then(showLatest, () => undefined);
  };
  const close = () => setShown((before) => before && { ...before, isOpen: false });
  if (!shown) return { openMenu, menu: null };
  const { code, item, button, isOpen } = shown;
  return {
    openMenu,
    menu: (
      <code.MenuOfRow button={button} isOpen={isOpen} onClose={close}>
        {renderItems(item, code.Menu)}
      </code.MenuOfRow>
    ),
  };
}
