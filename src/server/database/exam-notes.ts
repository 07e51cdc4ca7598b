import { about, bit, json, type TableNote, typed } from '#server/database/column-note.ts';

/** Notes of the tables of the bank of questions and papers. */

const sharedColumns: TableNote['columns'] = {
  visibility: typed('ExamVisibility'),
  title: about('The beginning of its text, for lists.'),
  search_text: about('Its texts, tags and subject names as the runs of `search-terms.ts`.'),
  year: about('0: none.'),
  difficulty: typed('Difficulty'),
  version_id: about('The newest version.'),
  number: about('Number of the newest version.'),
  creation_key: about('Sent by the client that created it, so that a repeated call creates no second one.'),
};

export const examNotes: Record<string, TableNote> = {
  exam_question_record: {
    about: 'Questions of the bank, deleted ones included; most queries read the view `exam_question`.',
    columns: {
      ...sharedColumns,
      kind: about('Kind of the newest version.'),
      points: about('Proposed points of the newest version.'),
      is_draft: bit('1: the newest version has issues, so that it cannot be used yet.'),
      has_passage: bit(),
      has_picture: bit(),
      has_sound: bit(),
      source_key: about('What identifies it in the file or quiz that it was taken from; null: written here.'),
      import_id: about('The import that brought it; null: none.'),
    },
  },
  exam_question_version: {
    about: 'Versions of questions; rows never change.',
    columns: { content: json('The question with its passage and attachments.') },
  },
  exam_paper_record: {
    about: 'Papers of the bank, deleted ones included; most queries read the view `exam_paper`.',
    columns: { ...sharedColumns, points: about('Sum of the points of the newest version.') },
  },
  exam_paper_version: {
    about: 'Versions of papers; rows never change.',
    columns: { content: json('Sections with versions of questions and their points, and attachments.') },
  },
  exam_tag: {
    about: 'Tags of questions and papers, shared by the whole school.',
    columns: { search_key: about('The name, normalised for comparing.') },
  },
  exam_change: {
    about: 'One row.',
    columns: { number: about('Raised by each change of questions, so that pools are read again.') },
  },
  exam_version_use: {
    about: 'A use of a version of a question; used versions are never removed.',
    columns: {
      holder: typed("'paper' | 'activity' | 'revision' | 'attempt'"),
      holder_id: about('Id of the version of a paper, the activity, the revision or the attempt.'),
    },
  },
};
