import { reloadStudent, type Student } from '#player/session.ts';
import { LoadProblem, StoredCopyNote } from '#player/shared/load-state.tsx';
import { usePageTitle } from '#player/shared/page-title.ts';
import { useLoad } from '#player/shared/use-load.ts';
import { call } from '#ui/api/call.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Profile } from '#ui/profile/profile.tsx';
import { profileMessages } from '#ui/profile/profile-messages.ts';

export function ProfilePage({ student }: { student: Student }) {
  const t = useMessages(profileMessages);
  usePageTitle(t('title'));
  const { data, error, storedReason, reload } = useLoad(`profile:${student.id}`, () =>
    call('GET /user/profile', {}, { quiet: true }),
  );
  const reloadProfile = () => {
    reload();
    void reloadStudent();
  };
  return (
    <>
      <h1>{t('title')}</h1>
      {error && !data && <LoadProblem error={error} onRetry={reload} />}
      {!data && !error && <Skeleton lines={4} height="6rem" />}
      {storedReason && <StoredCopyNote reason={storedReason} />}
      {data && <Profile profile={data} onChange={reloadProfile} />}
    </>
  );
}
