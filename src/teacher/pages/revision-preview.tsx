import { Suspense } from 'react';
import { PageLoading } from '#teacher/features/shell/page-loading.tsx';
import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';

const ActivityPreview = createLazyPart(
  async () => (await import('#teacher/features/preview/activity-preview.tsx')).ActivityPreview,
);

/** Renders a revision as students see it, for the pages that list coursewares and resources. */
export const renderRevisionPreview: RenderPreview = (preview) => {
  const { type, content, name, description, settings, display_language, startup_screen } = preview;
  return (
    <Suspense fallback={<PageLoading />}>
      <ActivityPreview
        type={type}
        content={content}
        name={name}
        {...(settings && { settings })}
        description={description}
        displayLanguage={display_language}
        startupScreen={startup_screen}
      />
    </Suspense>
  );
};
