import { useEffect, useMemo, useRef } from 'react';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import type { Row } from '../../sections/rows.ts';
import styles from './question-list.module.css';
import { QuestionRow } from './question-row.tsx';
import { SectionBegin, SectionEnd } from './section-rows.tsx';
import { useAnnounce } from './use-announce.ts';

export type QuestionListProps = {
  rows: readonly Row[];
  /** The id of the chosen question or section. */
  chosenId: string | undefined;
  issueCountById: ReadonlyMap<string, number>;
  canAdd: boolean;
  onChoose: (id: string) => void;
  onShowIssue: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onAddToSection: (sectionId: string) => void;
};

/** The ids of what can be chosen, in order. */
export const listChoosableIds = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ kind, id }) => (kind === 'end' ? [] : [id]));

/** All questions in order, those of a section between its two rows. The list is one tab stop; arrow keys move within it. */
export function QuestionList(props: QuestionListProps) {
  const { rows, chosenId, onChoose, onMove } = props;
  const t = useMessages(editorMessages);
  const announce = useAnnounce(rows);
  const joinedIds = rows.map(({ id }) => id).join(' ');
  // Stay the same arrays while only texts change, so that no row renders again.
  const ids = useMemo(() => joinedIds.split(' '), [joinedIds]);
  const joinedChoosableIds = listChoosableIds(rows).join(' ');
  const onStep = useMemo(() => {
    const choosableIds = joinedChoosableIds.split(' ');
    return (id: string, by: number) => {
      const nextId = choosableIds[choosableIds.indexOf(id) + by];
      if (nextId === undefined) return;
      onChoose(nextId);
      findRowElement(nextId)?.focus();
    };
  }, [joinedChoosableIds, onChoose]);
  const shownId = useRef(chosenId);
  useEffect(() => {
    // An editor opens at its top, whatever stands above the list.
    if (shownId.current === chosenId) return;
    shownId.current = chosenId;
    if (chosenId !== undefined) findRowElement(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <SortableList ids={ids} onMove={onMove} {...(announce && { announce })}>
      <ol className={styles.list} aria-label={t('questions')}>
        <Rows {...props} onStep={onStep} />
      </ol>
    </SortableList>
  );
}

type RowsProps = QuestionListProps & { onStep: (id: string, by: number) => void };

function Rows(props: RowsProps) {
  const { rows, chosenId, issueCountById, canAdd, onChoose, onShowIssue, onStep, onAddToSection } = props;
  const numberById = new Map(
    rows.filter(({ kind }) => kind === 'question').map(({ id }, index) => [id, index + 1]),
  );
  const chosenRow = rows.find(({ id }) => id === chosenId);
  const chosenSectionId = chosenRow?.kind === 'question' ? chosenRow.sectionId : chosenId;
  return rows.map((row) => {
    const { id } = row;
    const shared = {
      isChosen: id === chosenId,
      issueCount: issueCountById.get(id) ?? 0,
      onChoose,
      onShowIssue,
      onStep,
    };
    if (row.kind === 'question')
      return (
        <QuestionRow
          key={id}
          {...shared}
          question={row.question}
          questionNumber={numberById.get(id) ?? 0}
          isInSection={row.sectionId !== undefined}
        />
      );
    if (row.kind === 'begin') {
      const questionCount = rows.filter((one) => one.kind === 'question' && one.sectionId === id).length;
      return <SectionBegin key={id} {...shared} section={row.section} questionCount={questionCount} />;
    }
    return (
      <SectionEnd
        key={id}
        rowId={id}
        section={row.section}
        isTabStop={row.section.id === chosenSectionId}
        disabled={!canAdd}
        onAdd={onAddToSection}
      />
    );
  });
}

function findRowElement(id: string): HTMLElement | null {
  return document.getElementById(`question-${id}`);
}
