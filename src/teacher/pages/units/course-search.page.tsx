import { getRouteApi } from '@tanstack/react-router';
import { CourseSearch } from '#teacher/features/coursewares/search/course-search.tsx';
import { renderRevisionPreview } from '#teacher/pages/revision-preview.tsx';

const route = getRouteApi('/shell/teacher/course');

export function CourseSearchPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <CourseSearch
      search={search}
      onSearch={(nextSearch) => void navigate({ search: nextSearch, replace: true })}
      onComplete={(nextSearch) => void navigate({ search: nextSearch, replace: true, resetScroll: false })}
      renderPreview={renderRevisionPreview}
    />
  );
}
