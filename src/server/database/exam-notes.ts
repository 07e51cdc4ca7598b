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
  question_result: {
    about:
      'How a question of the bank did in a courseware: of the attempts that count. Made from these again when they change.',
    columns: {
      place: about(
        'Id of the question in the courseware; where it was drawn, the place at which most had it.',
      ),
      share_sum: about('Sum of the shares of the points, 0 to 1 each.'),
      discrimination: about('As in `item-analysis.ts`; null: too few answers, or all alike.'),
      efficiency: about('As in `item-analysis.ts`; null: too few answers, or all alike.'),
      strong_answers: about('Answers of those who did well in the rest of the quiz; 0 where teachers mark.'),
      version_id: about('The newest version that was answered.'),
      version_answers: about('Answers to that version.'),
      wrong: json('Wrong answers to that version with their numbers, the most common first.'),
    },
  },
  question_summary: {
    about: 'The results of a question in all coursewares together; no row: not answered yet.',
    columns: { sign: typed('QuestionSign', 'What may be wrong with it; null: nothing.') },
  },
  question_result_due: {
    about: 'Coursewares whose results are to be made again; a courseware may be there several times.',
  },
};
