import { useState } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import { ClassBoard } from '#parts/drawing-tasks/class/class-board.tsx';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import type { Sheet } from '../model.ts';
import { toTitle } from '../questions.ts';
import { toShownPlace } from '../shown-place.ts';
import { useInkPages } from '../use-ink-pages.ts';
import { classMessages } from './class-messages.ts';

/** One region or page of everybody while they write, for the teacher or on a projector. */
export function ClassView(props: ClassProps<Sheet>) {
  const { content, attempts, context, isProjected, projectorUrl, joinNote } = props;
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
  return (
    <ClassBoard {...{ head, isProjected, projectorUrl, joinNote }}>
      <InkGallery key={shown.value} at={shown.at} {...{ attempts, pages, context, isProjected }} />
    </ClassBoard>
  );
}
