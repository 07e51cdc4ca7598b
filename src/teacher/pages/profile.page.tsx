import { setUserinfo } from '#teacher/shared/session-store.ts';
import { call } from '#ui/api/call.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Profile } from '#ui/profile/profile.tsx';
import { profileMessages } from '#ui/profile/profile-messages.ts';

export function ProfilePage() {
  const t = useMessages(profileMessages);
  const { data, isError, error, refetch } = useCall('GET /user/profile', {}, { reportsInPlace: true });
  /** Also reads the signed-in person again, because the top bar shows the name and the picture. */
  const reloadProfile = async () => {
    const [{ userinfo }] = await Promise.all([call('GET /user/info', {}, { quiet: true }), refetch()]);
    setUserinfo(userinfo);
  };
  return (
    <>
      <h1>{t('title')}</h1>
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} height="6rem" />}
      {data && <Profile profile={data} onChange={() => void reloadProfile().catch(() => undefined)} />}
    </>
  );
}
