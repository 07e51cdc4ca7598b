import { about, bit, json, searchText, type TableNote, typed } from '#server/database/column-note.ts';

/** Notes of the tables of people, terms and the school itself. */

/** By this an import finds what it imported before. */
const ofOtherSystem = about("Its id in the school's own system of records.");

export const schoolNotes: Record<string, TableNote> = {
  calendar: { columns: { is_current: bit() } },
  calendar_holiday: { about: 'Days of a term without lessons.' },
  class: { columns: { source_id: ofOtherSystem } },
  former_class_student: { about: 'Who was in a class before, with the class number of that time.' },
  roll_over: {
    about: 'A term that was made from the one before. Both ids may be of terms deleted since.',
    columns: {
      undone_at: about('When it was undone; null: it was not.'),
      class_ids: json('The classes that it made.'),
      counts: json('What it made: numbers by kind.'),
    },
  },
  roll_over_code: { about: 'Join codes drawn for copies of coursewares, while a term is being made.' },
  subject: {
    columns: {
      name_eng: about('Shown in English; empty if the school has given none.'),
      source_id: ofOtherSystem,
    },
  },
  dimension: {
    about: 'What questions assess: a list that the school keeps.',
    columns: { name_eng: about('Shown in English; empty if the school has given none.') },
  },
  teaching: { columns: { ends_at: about('When a substitute stops; null: no end.') } },
  user_identity: {
    about: 'An account elsewhere with which a person signs in (OpenID Connect).',
    columns: { subject: about('The person as the issuer names them.') },
  },
  user: {
    columns: {
      email: about('Lower case; null for guests.'),
      user_group: typed('UserGroup'),
      roles: json('List of role names.'),
      language: typed("Language | ''", 'Empty until the person chooses one.'),
      is_active: bit(),
      guest_courseware_id: about('The one courseware that a guest may work on.'),
      is_demo: bit('1: made by the demo school, with the password that everybody knows.'),
      login_name: about('Lower case; people without an e-mail address sign in with it.'),
      source_id: ofOtherSystem,
      password_issued: bit('1: somebody else issued the password, and the person has to change it.'),
      closed_at: about('When the person left the school; null: has not left.'),
      erased_at: about('When the data of a person who left was erased; null: it was not.'),
      search_text: about('The runs of the names, see `search-terms.ts`; null: `person_word` is out of date.'),
    },
  },
  person_word: { about: 'Words by which people are found.' },
  import_draft: {
    about: 'A list of people that an administrator is comparing with the school.',
    columns: {
      version: about('Raised by each change of the draft.'),
      file: about('The bytes of the file as base64; empty once it is imported.'),
      choice: json('How the file is read: encoding, separator and columns, where chosen.'),
      edits: json('Changed cells by line and column.'),
      answers: json('What was answered to lines, by line.'),
      closes: json('Ids of people who left and whose accounts are closed.'),
      makes_missing: bit('1: makes the classes and subjects that the school lacks.'),
      result: about('What was imported, as JSON; empty: not imported.'),
    },
  },
  session: {
    columns: {
      superseded_at: about('When a later sign-in ended it, in schools that allow one session only.'),
      user_agent: about('What the browser called itself when its person signed in.'),
      used_at: { about: 'Updated every two minutes at most, for teachers only.', isRequired: true },
    },
  },
  live_ticket: {
    about: 'Opens one live connection for the spaces of an attempt or a courseware. Stored as hashes.',
    columns: {
      attempt_id: about('Of a student.'),
      courseware_id: about('Of a teacher.'),
    },
  },
  password_reset: { about: 'The link that a person was sent who forgot the password, as a hash.' },
  guess_counter: {
    about: 'How often somebody tried a password or a join code; `key` is a hash.',
    columns: { blocked_until: about('Earlier tries are refused.') },
  },
  known_browser: { about: 'A browser in which the person has signed in.' },
  news_seen: { about: 'Until when a person has seen the news.' },
  last_place: { about: 'The class, and the subject if any, that a teacher used last.' },
  last_placing: {
    about: 'The unit and the settings that a teacher chose last for a courseware.',
    columns: { settings: json('Settings with the time at which they were chosen.') },
  },
  unit_record: {
    about: 'Units, deleted ones included; most queries read the view `unit`.',
    columns: {
      search_text: searchText,
      position: about('From 1 without gaps in the class and subject; deleted units keep theirs.'),
    },
  },
};

export const auditNotes: Record<string, TableNote> = {
  audit_entry: {
    about:
      'Who changed a mark, a person or a right. A trigger refuses changes; rows outlive the things they name.',
    columns: {
      actor_id: about('Null: a technician at the machine, or the server itself.'),
      subject_id: about('Id of what was changed, of the kind `subject_kind`.'),
      user_id: about('The person it concerns; null: several, or none.'),
      before: json('What was; null: nothing.'),
      after: json('What is; null: nothing.'),
      search_text: about('The texts of `before`, `after` and `reason`, normalised for searching.'),
    },
  },
};
