import { useMatch, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ownListType } from '#activities/views.ts';
import { EditorPage } from '#teacher/pages/activities/editor-page.tsx';
import { readId } from '#teacher/shared/search-params.ts';

/** The editor of a trip: a new one, or the one that the address names. */
export function TravelEditPage() {
  const editMatch = useMatch({ from: '/shell/digitalTravel/edit/$id', shouldThrow: false });
  const navigate = useNavigate();
  const openAddress = useCallback(
    (id: number) =>
      void navigate({
        to: '/digitalTravel/edit/$id',
        params: { id: String(id) },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <EditorPage
      target={{
        mode: editMatch ? 'edit' : 'add',
        type: ownListType,
        id: readId(editMatch?.params.id),
        unitId: undefined,
      }}
      listPath="/digitalTravel/list"
      onIdentified={openAddress}
    />
  );
}
