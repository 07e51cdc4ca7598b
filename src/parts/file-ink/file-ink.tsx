import { useMemo } from 'react';
import type { StoredFile } from '#form/activity-type.ts';
import type { ViewContext } from '#form/activity-views.ts';
import { InkWork } from '#parts/ink/ink-work.tsx';
import { teacherColours, teacherTools } from '#parts/ink-answers/teacher-tools.ts';
import { useAddresses } from '#parts/ink-answers/use-ink-layers.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './file-ink.module.css';
import { PageNotes } from './page-notes.tsx';
import { useFileLayers } from './use-file-layers.ts';
import { useFilePages } from './use-file-pages.ts';

export type FileInkProps = {
  /** Name for screen readers. */
  label: string;
  files: readonly StoredFile[];
  context: ViewContext;
  /** Number of the page that is seen at first. */
  initialPage?: number;
};

const noStamps: readonly string[] = [];

/** The pages of an answer's files below each other, with what teachers wrote on them: teachers write, students read. */
export function FileInk({ label, files, context, initialPage = 0 }: FileInkProps) {
  const { spaces, ownStamps = noStamps, stoodAt } = context;
  const { pages, waiting, failed } = useFilePages(files, context);
  const inkPages = useMemo(() => pages.map(({ ink }) => ink), [pages]);
  const { layers, error } = useFileLayers(context, pages);
  const addresses = useAddresses(context, spaces);
  const canWrite = spaces?.me.role === 'teacher' && !stoodAt;
  if (error !== undefined) return <p role="alert">{error}</p>;
  const isReady = spaces !== undefined && layers.length > 0 && pages.length > 0;
  return (
    <div className={styles.work}>
      <PageNotes waiting={waiting} failed={failed} />
      {!isReady && failed.length === 0 && <Skeleton lines={6} height="3rem" />}
      {isReady && (
        <InkWork
          label={label}
          pages={inkPages}
          layers={layers}
          writesTo={canWrite ? 'teacher_ink' : undefined}
          me={spaces.me.user_id}
          addresses={addresses}
          tools={teacherTools}
          colours={teacherColours}
          wordStamps={ownStamps}
          nameOf={context.nameOf}
          initialPage={initialPage}
        />
      )}
    </div>
  );
}
