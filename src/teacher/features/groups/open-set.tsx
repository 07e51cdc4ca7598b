import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh, useCall } from '#ui/api/hooks.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { SetEditor } from './set-editor.tsx';

type OpenSetProps = {
  id: number;
  classes: readonly { class_id: number; class_name: string }[];
  onOpen: (id: number | undefined, classId?: number) => void;
};

/** Reads a set; `loadCount` counts how often the stored groups replaced those on the screen. */
export function OpenSet({ id, classes, onOpen }: OpenSetProps) {
  const client = useQueryClient();
  const [loadCount, setLoadCount] = useState(0);
  const { data, error, isPending, refetch } = useCall(
    'GET /group/set_detail',
    { id },
    { reportsInPlace: true },
  );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton lines={8} height="2.25rem" />;
  const reload = () =>
    void refresh(client, ['GET /group/set_detail']).then(() =>
      setLoadCount((previousCount) => previousCount + 1),
    );
  return <SetEditor key={loadCount} set={data} classes={classes} onReload={reload} onOpen={onOpen} />;
}
