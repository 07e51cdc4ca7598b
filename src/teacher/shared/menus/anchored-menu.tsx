import { Menu } from '@mantine/core';
import { type ReactNode, type Ref, useDeferredValue, useLayoutEffect } from 'react';

import { LibraryScope } from '#teacher/shared/library/library-scope.tsx';

/** A menu beside a button that another component renders. Loaded once the person starts to use the page. */

export { Menu };

type AnchoredMenuProps = {
  button: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function AnchoredMenu({ button, isOpen, onClose, children }: AnchoredMenuProps) {
  // Opens one render after mounting, because it stores the focused element when it opens.
  const isMounted = useDeferredValue(true, false);
  return (
    // Lets the menu cover its button if it would not fit into the window otherwise.
    <LibraryScope>
      <Menu
        opened={isMounted && isOpen}
        onClose={onClose}
        position="bottom-end"
        middlewares={{ flip: true, shift: { crossAxis: true } }}
      >
        <Menu.Target>
          <ExistingTarget element={button} />
        </Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </LibraryScope>
  );
}

type ExistingTargetProps = {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
};

/**
 * Makes an existing element the menu's target: sets the attributes and the `ref` that the menu's own button
 * would get.
 */
function ExistingTarget({ element, ref, ...attributes }: ExistingTargetProps) {
  const { id, 'aria-expanded': isExpanded = false, 'aria-controls': controls } = attributes;
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    ref(element);
    return () => void ref(null);
  }, [element, ref]);
  useLayoutEffect(() => {
    const targetAttributes = { id, 'aria-controls': controls, 'aria-expanded': String(isExpanded) };
    for (const [name, value] of Object.entries(targetAttributes))
      if (value) element.setAttribute(name, value);
    return () => {
      for (const name of ['id', 'aria-controls']) element.removeAttribute(name);
      element.setAttribute('aria-expanded', 'false');
    };
  }, [element, id, controls, isExpanded]);
  return null;
}
