import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenUsed } from '#ui/browser/when-used.ts';

/** One menu for many buttons, such as those of a list's rows. It exists only while a button has opened it. */

type Code = typeof import('./anchored-menu.tsx');
/** The component library's menu, for rendering the items. */
export type MenuParts = Code['Menu'];

type Shown<T> = { code: Code; item: T; button: HTMLElement; isOpen: boolean };

type RowMenu<T> = {
  /** For the `onClick` of a button, which needs `aria-haspopup="menu"`. */
  openMenu: (item: T, button: HTMLElement) => void;
  /** The menu, which the page renders after the buttons. */
  menu: ReactNode;
};

let loadedCode: Code | undefined;

async function loadCode(): Promise<Code> {
  loadedCode = await import('./anchored-menu.tsx');
  return loadedCode;
}

/**
 * `renderItems` renders the menu of one item. `openMenu` is stable, so that memoized rows are not rendered
 * again.
 */
export function useMenu<T>(renderItems: (item: T, Menu: MenuParts) => ReactNode): RowMenu<T> {
  const [shown, setShown] = useState<Shown<T>>();
  const pressedButton = useRef<HTMLElement>(undefined);
  useEffect(() => whenUsed(() => void loadCode().catch(() => undefined)), []);
  const openMenu = (item: T, button: HTMLElement) => {
    // Safari does not focus a clicked button; the menu returns the focus to the element that had it.
    button.focus();
    const show = (code: Code) =>
      setShown((before) => ({
        code,
        item,
        button,
        isOpen: !(before?.isOpen && before.button === button),
      }));
    const showLatest = (code: Code) => {
      if (pressedButton.current === button) show(code);
      pressedButton.current = undefined;
    };
    pressedButton.current = button;
    if (loadedCode) show(loadedCode);
    // If loading fails, nothing opens and the next click tries again. After several clicks the menu of the last
    // button opens.
    else void loadCode().then(showLatest, () => undefined);
  };
  const close = () => setShown((before) => before && { ...before, isOpen: false });
  if (!shown) return { openMenu, menu: null };
  const { code, item, button, isOpen } = shown;
  return {
    openMenu,
    menu: (
      <code.AnchoredMenu button={button} isOpen={isOpen} onClose={close}>
        {renderItems(item, code.Menu)}
      </code.AnchoredMenu>
    ),
  };
}
