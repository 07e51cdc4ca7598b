import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { sidebarCookie } from '#contract/limits.ts';
import { readCookie, writeCookie } from '#ui/browser/cookies.ts';

export const wideScreen = '(min-width: 992px)';

/**
 * Whether the menu is open. On wide screens remembered (open unless remembered as closed); on narrow ones it
 * lies over the page, so it starts closed and closes after use.
 */
export function useSidebar() {
  const isWide = useMediaQuery(wideScreen, true, { getInitialValueInEffect: false });
  const [isOpenWide, setIsOpenWide] = useState(() => readCookie(sidebarCookie) !== '0');
  const [isOpenNarrow, setIsOpenNarrow] = useState(false);
  const closeOverlay = useCallback(() => setIsOpenNarrow(false), []);
  return {
    isOverlay: !isWide,
    isOpen: isWide ? isOpenWide : isOpenNarrow,
    toggle: () => {
      if (!isWide) return setIsOpenNarrow(!isOpenNarrow);
      writeCookie(sidebarCookie, isOpenWide ? '0' : '1', { path: '/', days: 365 });
      setIsOpenWide(!isOpenWide);
    },
    closeOverlay,
  };
}
