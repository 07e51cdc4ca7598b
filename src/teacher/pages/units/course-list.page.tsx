import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CourseList } from '#teacher/features/coursewares/list/course-list.tsx';
import type { RenderQuickAdd } from '#teacher/features/coursewares/list/quick-add.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { renderRevisionPreview } from '#teacher/pages/revision-preview.tsx';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NotFoundPicture } from '#ui/illustrations/problem-pictures.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState } from '#ui/primitives/page-state.tsx';

const QuickAddDialog = createLazyPart(
  async () => (await import('#teacher/features/activities/create/quick-add-dialog.tsx')).QuickAddDialog,
);

const renderQuickAdd: RenderQuickAdd = (dialogProps) => (
  <Suspense fallback={null}>
    <QuickAddDialog {...dialogProps} />
  </Suspense>
);

const route = getRouteApi('/shell/unit/course/list');

export function CourseListPage() {
  const t = useMessages(coursewareMessages);
  const { unit_id } = route.useSearch();
  if (unit_id === 0)
    return (
      <EmptyState picture={<NotFoundPicture />} title={t('no_unit')} titleAs="h1" text={t('no_unit_text')}>
        <Link {...buttonLook()} to="/unit/list">
          {t('to_units')}
        </Link>
      </EmptyState>
    );
  return (
    <CourseList
      key={unit_id}
      unitId={unit_id}
      renderPreview={renderRevisionPreview}
      renderQuickAdd={renderQuickAdd}
    />
  );
}
