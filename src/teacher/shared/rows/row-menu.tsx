import { Menu } from '@mantine/core';
import { type ReactNode, type Ref, useDeferredValue, useLayoutEffect, useState } from 'react';

/** One menu for all rows of a list: it exists while a row's button has it open, and is placed beside that button. */

type Shown<T> = { item: T; button: HTMLElement; isOpen: boolean };

type RowMenu<T> = {
  /** For the `onClick` of a row's button, which needs `aria-haspopup="menu"`. */
  openMenu: (item: T, button: HTMLElement) => void;
  /** Belongs somewhere after the list. */
  menu: ReactNode;
};

/** `renderItems` gives the items of the menu of one row; `openMenu` stays the same, so that rows need not be drawn again. */
export function useRowMenu<T>(renderItems: (item: T) => ReactNode): RowMenu<T> {
  const [shown, setShown] = useState<Shown<T>>();
  const openMenu = (item: T, button: HTMLElement) => {
    // Safari gives a pressed button no focus; the menu gives it back to what had it.
    button.focus();
    setShown((before) => ({ item, button, isOpen: !(before?.isOpen && before.button === button) }));
  };
  const close = () => setShown((before) => before && { ...before, isOpen: false });
  return { openMenu, menu: shown && <MenuOfRow shown={shown} onClose={close} render={renderItems} /> };
}

type MenuOfRowProps<T> = {
  shown: Shown<T>;
  onClose: () => void;
  render: (item: T) => ReactNode;
};

function MenuOfRow<T>({ shown, onClose, render }: MenuOfRowProps<T>) {
  // It opens once it is there: only from an opening does it know where the focus was.
  const isPlaced = useDeferredValue(true, false);
  return (
    // Rather over its button than beyond the window.
    <Menu
      opened={isPlaced && shown.isOpen}
      onClose={onClose}
      position="bottom-end"
      middlewares={{ flip: true, shift: { crossAxis: true } }}
    >
      <Menu.Target>
        <BorrowedTarget element={shown.button} />
      </Menu.Target>
      <Menu.Dropdown>{render(shown.item)}</Menu.Dropdown>
    </Menu>
  );
}

type BorrowedTargetProps = {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
};

/** Stands for an element that is drawn elsewhere: gives it the attributes, and to `ref`, that the menu's button would get. */
function BorrowedTarget({ element, ref, ...attributes }: BorrowedTargetProps) {
  const { id, 'aria-expanded': isExpanded = false, 'aria-controls': controls } = attributes;
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    ref(element);
    return () => void ref(null);
  }, [element, ref]);
  useLayoutEffect(() => {
    const given = { id, 'aria-controls': controls, 'aria-expanded': String(isExpanded) };
    for (const [name, value] of Object.entries(given)) if (value) element.setAttribute(name, value);
    return () => {
      for (const name of ['id', 'aria-controls']) element.removeAttribute(name);
      element.setAttribute('aria-expanded', 'false');
    };
  }, [element, id, controls, isExpanded]);
  return null;
}
