import { type ReactNode, useRef } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import styles from './class.module.css';
import { classMessages } from './messages.ts';

type ClassBoardProps = Pick<ClassProps, 'isProjected' | 'projectorUrl' | 'joinNote'> & {
  /** What the class was asked. */
  head: ReactNode;
  children: ReactNode;
};

/** What a class has drawn below what it was asked, for the teacher or on a projector. */
export function ClassBoard({ head, isProjected, projectorUrl, joinNote, children }: ClassBoardProps) {
  const t = useMessages(classMessages);
  if (isProjected) return <Projector {...{ head, joinNote }}>{children}</Projector>;
  return (
    <div className={styles.report}>
      <div className={styles.head}>
        {head}
        <a className={styles.link} href={projectorUrl} target="_blank" rel="noreferrer">
          {t('project')}
        </a>
      </div>
      {children}
    </div>
  );
}

function Projector({ head, joinNote, children }: Pick<ClassBoardProps, 'head' | 'joinNote' | 'children'>) {
  const t = useMessages(classMessages);
  const root = useRef<HTMLDivElement>(null);
  const { isFull, isOffered, toggle } = useFullScreen(root);
  return (
    <div ref={root} className={styles.projector} data-projector>
      <div className={styles.head}>
        {head}
        {isOffered && !isFull && (
          <Button look="soft" onClick={toggle}>
            {t('full_screen')}
          </Button>
        )}
        <div>{joinNote}</div>
      </div>
      {children}
    </div>
  );
}
