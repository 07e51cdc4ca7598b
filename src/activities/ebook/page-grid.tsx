import { useMessages } from '#ui/i18n/use-messages.ts';
import { SortableList } from '../editor-parts/sortable-list.tsx';
import { roomFor } from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { numberOf } from './list-pages.ts';
import type { Ebook } from './model.ts';
import { PageCard } from './page-card.tsx';
import { type TakeMade, WaitingCard } from './waiting-card.tsx';

type PageGridProps = {
  content: Ebook;
  chosenId: string | undefined;
  /** What page `index` lacks. */
  sayIssue: (index: number) => string | undefined;
  onChoose: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onTake: TakeMade;
  onRemove: (id: string) => void;
};

/** All pages in order, to be moved by dragging or by keyboard. */
export function PageGrid({ content, chosenId, sayIssue, onChoose, onMove, onTake, onRemove }: PageGridProps) {
  const t = useMessages(editorMessages);
  const { pages, documents } = content;
  const ready = pages.filter(({ image }) => image).length;
  return (
    <section className={styles.pages}>
      <h2 className={styles.head}>
        {t('pages')} <small>{t('count_pages', { count: ready + (content.cover ? 1 : 0) })}</small>
      </h2>
      <SortableList isGrid ids={pages.map(({ id }) => id)} onMove={onMove}>
        <ol className={styles.grid}>
          {pages.map((page, index) => {
            const place = { number: numberOf(content, index), field: `pages.${index}` };
            return page.image ? (
              <PageCard
                key={page.id}
                {...place}
                page={page}
                isChosen={page.id === chosenId}
                issue={sayIssue(index)}
                onChoose={onChoose}
              />
            ) : (
              <WaitingCard
                key={page.id}
                {...place}
                id={page.id}
                media={page.source?.media ?? ''}
                room={roomFor(content, page.source?.media ?? '')}
                name={documents.find(({ media }) => media === page.source?.media)?.name ?? ''}
                onTake={onTake}
                onRemove={onRemove}
              />
            );
          })}
        </ol>
      </SortableList>
    </section>
  );
}
