import type { WorkbookTable } from '#form/activity-views.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import type { WallColumn } from '../wall/shown-cards.ts';
import { classMessages } from './class-messages.ts';

const messageKeyByState = { open: 'open', waiting: 'only_waiting', hidden: 'only_hidden' } as const;

/** All cards as a table for the teacher, one row for each, with names and states. */
export function makeWallTable(
  columns: readonly WallColumn[],
  nameOf: (userId: number) => string,
  formatTime: (sentAt: number) => string,
): WorkbookTable {
  const t = (key: keyof typeof classMessages) => translate(classMessages, key);
  return {
    title: t('wall'),
    columns: [
      { head: t('student'), kind: 'text' },
      { head: t('column'), kind: 'text' },
      { head: t('text'), kind: 'text' },
      { head: t('has_picture'), kind: 'text' },
      { head: t('likes'), kind: 'number' },
      { head: t('state'), kind: 'text' },
      { head: t('sent_at'), kind: 'text' },
    ],
    rows: columns.flatMap(({ column, cards }) =>
      cards.map(({ card }) => [
        card.by === null ? '' : nameOf(card.by),
        column.name,
        card.text,
        card.picture ? t('yes') : '',
        card.likes,
        t(messageKeyByState[card.state]),
        formatTime(card.at),
      ]),
    ),
  };
}
