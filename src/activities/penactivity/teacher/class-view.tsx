import { type ReactNode, useRef, useState } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { inkAnswerMessages } from '#parts/ink-answers/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import type { Sheet } from '../model.ts';
import { toTitle } from '../questions.ts';
import { toShownPlace } from '../shown-place.ts';
import { useInkPages } from '../use-ink-pages.ts';
import { classMessages } from './class-messages.ts';
import styles from './teacher.module.css';

/** One region or page of everybody while they write, for the teacher or on a projector. */
export function ClassView(props: ClassProps<Sheet>) {
  const { content, attempts, context, isProjected, projectorUrl } = props;
  const t = useMessages(classMessages);
  const pages = useInkPages(content.pages);
  const [place, setPlace] = useState('page 0');
  const places = [
    ...content.pages.map((_, page) => ({
      value: `page ${page}`,
      label: t('page', { number: page + 1 }),
      at: { page },
    })),
    ...content.questions.flatMap((question, index) =>
      question.box
        ? [
            {
              value: question.id,
              label: t('question', { title: toTitle(question, index) }),
              at: toShownPlace(question, pages),
            },
          ]
        : [],
    ),
  ];
  const shown = places.find(({ value }) => value === place) ?? places[0];
  if (!shown) return null;
  const head = (
    <SelectField
      label={t('shown')}
      data={places.map(({ value, label }) => ({ value, label }))}
      value={shown.value}
      onChange={setPlace}
    />
  );
  const gallery = (
    <InkGallery key={shown.value} at={shown.at} {...{ attempts, pages, context, isProjected }} />
  );
  if (isProjected) return <Projector head={head}>{gallery}</Projector>;
  return (
    <div className={styles.class}>
      <div className={styles.head}>
        {head}
        <a {...buttonLook('soft')} href={projectorUrl} target="_blank" rel="noreferrer">
          {t('project')}
        </a>
      </div>
      {gallery}
    </div>
  );
}

function Projector({ head, children }: { head: ReactNode; children: ReactNode }) {
  const t = useMessages(inkAnswerMessages);
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
      </div>
      {children}
    </div>
  );
}
