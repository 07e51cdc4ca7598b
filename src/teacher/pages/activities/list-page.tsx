import { type ComponentProps, Suspense } from 'react';
import { ActivityList } from '#teacher/features/activities/list/activity-list.tsx';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useUserinfo } from '#teacher/shared/session-store.ts';

const TakeDialog = createLazyPart(
  async () => (await import('#teacher/features/exam/take/take-dialog.tsx')).TakeDialog,
);

/** The list of activities with the question bank, which is a feature of its own. */
export function ListPage(props: Pick<ComponentProps<typeof ActivityList>, 'search' | 'onSearch'>) {
  const isAdmin = useUserinfo()?.roles.includes('admin') ?? false;
  return (
    <ActivityList
      {...props}
      isAdmin={isAdmin}
      renderPutIntoBank={(dialog) => (
        <Suspense>
          <TakeDialog {...dialog} />
        </Suspense>
      )}
    />
  );
}
