import { about, bit, type TableNote } from '#server/database/column-note.ts';

/** Notes of the tables of the mark book. */
export const markBookNotes: Record<string, TableNote> = {
  mark_category: {
    about: 'A category of the mark book of a class and subject.',
    columns: {
      weight: about('Its part of the total, beside the other weights; 0: it does not count.'),
      drop_lowest: about("This many of a student's lowest marks are left out."),
      position: about('From 1 without gaps in the book.'),
    },
  },
  paper_work: {
    about: 'Work that was done on paper; its marks are typed into the mark book.',
    columns: { day: about('When it was done, such as 2026-09-01.') },
  },
  paper_mark: {
    about: 'The mark of a student in work on paper. Without a row, there is no mark yet.',
    columns: { score: about('In points; null: excused.'), is_excused: bit() },
  },
  final_mark: {
    about: "A teacher's final mark in place of the computed total of a student.",
    columns: {
      share: about('0..1'),
      computed_share: about('The computed total when the mark was set; null: there was none.'),
    },
  },
};
