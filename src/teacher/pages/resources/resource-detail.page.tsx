import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ResourceDetail } from '#teacher/features/resources/detail/resource-detail.tsx';
import { resourceMessages } from '#teacher/features/resources/messages.ts';
import { renderRevisionPreview } from '#teacher/pages/revision-preview.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NotFoundPicture } from '#ui/illustrations/problem-pictures.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';

const route = getRouteApi('/shell/resources/detail');

export function ResourceDetailPage() {
  const t = useMessages(resourceMessages);
  const { id, unit_id } = route.useSearch();
  if (id === 0)
    return (
      <EmptyState
        picture={<NotFoundPicture />}
        title={t('no_resource')}
        titleAs="h1"
        text={t('no_resource_text')}
      >
        <Button renderRoot={(props) => <Link {...props} to="/resources/list" />}>{t('back')}</Button>
      </EmptyState>
    );
  return <ResourceDetail key={id} id={id} unitId={unit_id} renderPreview={renderRevisionPreview} />;
}
