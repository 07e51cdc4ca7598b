import { useMatch, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { EditTarget } from '#teacher/features/activities/editor/use-open-draft.ts';
import { readId } from '#teacher/shared/search-params.ts';
import { EditorPage } from './editor-page.tsx';

/** Reads the target from whichever of the three addresses is open. They share a page, so the editor stays mounted. */
function useEditTarget(): EditTarget {
  const addMatch = useMatch({ from: '/shell/teacher/diy/add/$course_type', shouldThrow: false });
  const editMatch = useMatch({ from: '/shell/teacher/diy/edit/$course_type/$id', shouldThrow: false });
  const copyMatch = useMatch({
    from: '/shell/teacher/diy/copy/$course_type/$id/{-$is_copy}',
    shouldThrow: false,
  });
  if (addMatch)
    return { mode: 'add', type: addMatch.params.course_type, id: undefined, unitId: addMatch.search.unit_id };
  const params = editMatch?.params ?? copyMatch?.params;
  return {
    mode: copyMatch ? 'copy' : 'edit',
    type: params?.course_type ?? '',
    id: readId(params?.id),
    unitId: editMatch?.search.unit_id,
  };
}

export function ActivityEditPage() {
  const target = useEditTarget();
  const navigate = useNavigate();
  const { type, unitId } = target;
  const openAddress = useCallback(
    (id: number) =>
      void navigate({
        to: '/teacher/diy/edit/$course_type/$id',
        params: { course_type: type, id: String(id) },
        search: { unit_id: unitId },
        replace: true,
        resetScroll: false,
      }),
    [navigate, type, unitId],
  );
  return <EditorPage target={target} listPath="/teacher/diy" onIdentified={openAddress} />;
}
