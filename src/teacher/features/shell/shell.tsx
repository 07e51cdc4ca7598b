import { useLocation, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { setUserinfo, useUserinfo } from '#teacher/shared/session-store.ts';
import { call } from '#ui/api/call.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { shellMessages } from './messages.ts';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSidebar } from './use-sidebar.ts';

const OwnPassword = createLazyPart(async () => (await import('#ui/profile/own-password.tsx')).OwnPassword);

async function reloadUserinfo(): Promise<void> {
  const { userinfo } = await call('GET /user/info', {});
  setUserinfo(userinfo);
}

/**
 * Top bar, menu and page. Each navigation moves the focus into the page, so that a screen reader starts there.
 */
export function Shell({ onLogOut, children }: { onLogOut: () => void; children: ReactNode }) {
  const t = useMessages(shellMessages);
  const pathname = useLocation({ select: (location) => location.pathname });
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const mustChangePassword = useUserinfo()?.must_change_password === true;
  const sidebar = useSidebar();
  const menuId = useId();
  const mainRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const lastPath = useRef(pathname);
  const isMenuOverPage = sidebar.isOverlay && sidebar.isOpen;

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // A page that only changes its address, for example when a new activity gets an id, keeps the focus.
    if (mainRef.current?.contains(document.activeElement)) return;
    mainRef.current?.focus({ preventScroll: true });
  }, [pathname]);

  const { closeOverlay } = sidebar;
  useEffect(() => {
    if (!isMenuOverPage) return undefined;
    document.getElementById(menuId)?.querySelector('a')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
      closeOverlay();
      toggleRef.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isMenuOverPage, closeOverlay, menuId]);

  return (
    <>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          mainRef.current?.focus();
        }}
      >
        {t('skip')}
      </a>
      <TopBar
        menuId={menuId}
        isMenuOpen={sidebar.isOpen}
        isOverlay={sidebar.isOverlay}
        toggleRef={toggleRef}
        onToggle={sidebar.toggle}
        onLogOut={onLogOut}
      />
      <Sidebar id={menuId} isOpen={sidebar.isOpen} onNavigate={closeOverlay} />
      <main
        ref={mainRef}
        id="main"
        tabIndex={-1}
        inert={isMenuOverPage}
        className={styles.main}
        data-beside-menu={(sidebar.isOpen && !sidebar.isOverlay) || undefined}
        data-ground={screen?.ground}
        data-padding={screen?.padding}
      >
        {mustChangePassword ? (
          <Suspense>
            <OwnPassword onChanged={() => void reloadUserinfo().catch(() => undefined)} />
          </Suspense>
        ) : (
          children
        )}
      </main>
    </>
  );
}
