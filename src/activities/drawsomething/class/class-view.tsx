import { type ReactNode, useRef } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { inkAnswerMessages } from '#parts/ink-answers/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import type { ShownDrawing } from '../model.ts';
import { toInkPage } from '../page.ts';
import { TaskText } from '../task-text.tsx';
import { usePages, wholePage } from '../use-pages.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

/** Everybody's drawings while they are made, for the teacher or on a projector. */
export function ClassView(props: ClassProps<ShownDrawing>) {
  const { content, attempts, context, isProjected, projectorUrl } = props;
  const t = useMessages(classMessages);
  const pages = usePages(toInkPage(content));
  const gallery = <InkGallery {...{ attempts, pages, context, isProjected }} at={wholePage} />;
  if (isProjected) return <Projector {...props}>{gallery}</Projector>;
  return (
    <div className={styles.report}>
      <div className={styles.head}>
        <TaskText {...content} mediaUrl={context.mediaUrl} />
        <a className={styles.link} href={projectorUrl} target="_blank" rel="noreferrer">
          {t('project')}
        </a>
      </div>
      {gallery}
    </div>
  );
}

function Projector({ content, context, children }: ClassProps<ShownDrawing> & { children: ReactNode }) {
  const t = useMessages(inkAnswerMessages);
  const root = useRef<HTMLDivElement>(null);
  const { isFull, isOffered, toggle } = useFullScreen(root);
  return (
    <div ref={root} className={styles.projector} data-projector>
      <div className={styles.head}>
        <TaskText {...content} mediaUrl={context.mediaUrl} />
        {isOffered && !isFull && (
          <Button look="soft" onClick={toggle}>
            {t('full_screen')}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
