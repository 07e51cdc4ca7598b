import { Menu } from '@mantine/core';
import { type ReactNode, type Ref, useDeferredValue, useLayoutEffect } from 'react';

/** A menu beside a button that is drawn elsewhere. Loaded when a page is used. */

export { Menu };

type MenuOfRowProps = {
  button: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function MenuOfRow({ button, isOpen, onClose, children }: MenuOfRowProps) {
  // It opens once it is there: only from an opening does it know where the focus was.
  const isPlaced = useDeferredValue(true, false);
  return (
    // Rather over its button than beyond the window.
    <Menu
      opened={isPlaced && isOpen}
      onClose={onClose}
      position="bottom-end"
      middlewares={{ flip: true, shift: { crossAxis: true } }}
    >
      <Menu.Target>
        <BorrowedTarget element={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
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
