import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiInput, ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './other-ways.module.css';
import { otherWaysMessages } from './other-ways-messages.ts';
import { rememberPage, returnToPage } from './way-back.ts';

/** Buttons to sign in with accounts elsewhere; also ends the sign-in when the person comes back from there. */

type Ways = ApiReply<'GET /user/sign_in_ways'>;
type Refused = ApiInput<'GET /user/sign_in_ways'>['refused'];
type Userinfo = ApiReply<'POST /user/sign_in_take'>['userinfo'];

/** The server leads back to this page with one of these marks at the end of the address. */
const signedInMark = '#signed-in';
const refusedMark = '#refused-';

type Props = {
  app: 'player' | 'teacher';
  /** Called when the person is signed in, as after signing in with a password. */
  onSignedIn: (userinfo: Userinfo) => void;
};

/** Scrolls to the buttons, which phones show below the first screen. */
const showInView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Removes the mark after it is handled, so that a reload does not handle it again. */
function removeMark(): void {
  const { hash, pathname, search } = window.location;
  if (hash === signedInMark || hash.startsWith(refusedMark))
    window.history.replaceState(window.history.state, '', pathname + search);
}

export function OtherWays({ app, onSignedIn }: Props) {
  const language = useLanguage();
  const [mark] = useState(() => window.location.hash);
  const completeSignIn = useEffectEvent(async () => {
    const reply = await call('POST /user/sign_in_take', {}, { quiet: true }).catch(() => undefined);
    removeMark();
    if (reply) onSignedIn(reply.userinfo);
  });
  useEffect(() => {
    if (mark !== signedInMark && !mark.startsWith(refusedMark)) return;
    if (!returnToPage() && mark === signedInMark) void completeSignIn();
  }, [mark]);
  const refused = mark.startsWith(refusedMark) ? mark.slice(refusedMark.length) : '';
  // Another key for each language, because the server sends the refusal's text in the language of the page.
  return <WaysList key={language} app={app} refused={refused} />;
}

/** Undefined if the call fails: people can still sign in with a password. */
const readWays = (refused: string, signal: AbortSignal): Promise<Ways | undefined> =>
  call('GET /user/sign_in_ways', refused === '' ? {} : { refused: refused as Refused }, {
    quiet: true,
    signal,
  }).catch(() => undefined);

function WaysList({ app, refused }: { app: Props['app']; refused: string }) {
  const t = useMessages(otherWaysMessages);
  const [offered, setOffered] = useState<Ways>();
  useEffect(() => {
    const ending = new AbortController();
    const show = async () => {
      const ways = await readWays(refused, ending.signal);
      if (!ways) return;
      setOffered(ways);
      if (refused !== '') removeMark();
    };
    void show();
    return () => ending.abort();
  }, [refused]);
  if (!offered || (offered.ways.length === 0 && offered.refusal === '')) return null;
  return (
    <div className={styles.ways}>
      {offered.refusal !== '' && (
        <p ref={showInView} className={styles.refusal} role="alert">
          {offered.refusal}
        </p>
      )}
      {offered.ways.length > 0 && <p className={styles.or}>{t('or')}</p>}
      {offered.ways.map(({ id, name }) => (
        <a
          key={id}
          className={styles.way}
          href={`/api/sign_in/start?way=${id}&app=${app}`}
          onClick={rememberPage}
        >
          {t('with', { name })}
        </a>
      ))}
    </div>
  );
}
