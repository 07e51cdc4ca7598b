import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { sidebarCookie } from '#contract/limits.ts';
import { readCookie, writeCookie } from '#ui/browser/cookies.ts';

export const wideScreenQuery = '(min-width: 62em)';

/**
 * Whether the menu is open. Wide screens remember it and start with it open. On narrow screens it covers the
 * page, so that it starts closed and closes after use.
 */
export function useSidebar() {
  const isWide = useMediaQuery(wideScreenQuery, true, { getInitialValueInEffect: false });
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
