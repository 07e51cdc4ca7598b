import { lazy, Suspense } from 'react';
import type { CoursewarePreview } from '#teacher/features/coursewares/preview-modal.tsx';
import type { ResourcePreview } from '#teacher/features/resources/resource-detail.tsx';
import { PageLoading } from '#teacher/features/shell/page-loading.tsx';

const ActivityPreview = lazy(async () => ({
  default: (await import('#teacher/features/preview/activity-preview.tsx')).ActivityPreview,
}));

/** A courseware as a student meets it, for the pages that list coursewares. */
export function renderCoursewarePreview(preview: CoursewarePreview) {
  const { type, content, name, description, settings, display_language, startup_screen } = preview;
  return (
    <Suspense fallback={<PageLoading />}>
      <ActivityPreview
        type={type}
        content={content}
        name={name}
        settings={settings}
        description={description}
        displayLanguage={display_language}
        startupScreen={startup_screen}
      />
    </Suspense>
  );
}

/** A resource as a student meets it. */
export function renderResourcePreview(preview: ResourcePreview) {
  const { type, content, name, description, display_language, startup_screen } = preview;
  return (
    <Suspense fallback={<PageLoading />}>
      <ActivityPreview
        type={type}
        content={content}
        name={name}
        description={description}
        displayLanguage={display_language}
        startupScreen={startup_screen}
      />
    </Suspense>
  );
}
