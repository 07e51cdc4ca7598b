import { about, bit, json, searchTextNote, type TableNote, typed } from '#server/database/column-note.ts';

/** Notes of the tables of people, terms and the school itself. */

/** An import recognises by this id the rows that it imported before. */
const ofOtherSystem = about("Its id in the school's own system of records.");

export const schoolNotes: Record<string, TableNote> = {
  calendar: { columns: { is_current: bit() } },
  calendar_holiday: { about: 'Days of a term without lessons.' },
  class: { columns: { source_id: ofOtherSystem } },
  former_class_student: { about: 'Former students of a class, with their class numbers of that time.' },
  roll_over: {
    about: 'A term that was made from the one before. Both ids may be of terms deleted since.',
    columns: {
      undone_at: about('When it was undone; null: it was not.'),
      class_ids: json('The classes that it made.'),
      counts: json('Numbers of the things that it made, by kind.'),
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
    about: "A dimension that questions assess, such as 'Thinking'; the school keeps the list.",
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
      wants_mail: bit('0: the person gets no mail about messages.'),
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
      answers: json("The administrator's answers to questions about lines, by line."),
      closes: json('Ids of people who left and whose accounts are closed.'),
      makes_missing: bit('1: makes the classes and subjects that the school lacks.'),
      result: about('Counts of the applied import, as JSON; empty: not imported yet.'),
    },
  },
  session: {
    columns: {
      superseded_at: about('When a later sign-in ended it, in schools that allow one session only.'),
      user_agent: about('The name that the browser gave itself at the sign-in.'),
      used_at: { about: 'Updated every two minutes at most, for teachers only.', isRequired: true },
    },
  },
  live_ticket: {
    about:
      'A ticket that opens one live connection for the spaces of an attempt or a courseware; stored as a hash.',
    columns: {
      attempt_id: about("Set in a student's ticket."),
      courseware_id: about("Set in a teacher's ticket."),
    },
  },
  report_link: {
    about: 'A link by which parents open the report of one student.',
    columns: {
      token_hash: about('Hash of the random part of the address, which nobody can read again.'),
      subject_id: about('Null: all subjects that its creator teaches the class.'),
      language: typed('Language'),
      remark: about("The creator's own words; empty without any."),
      revoked_at: about('When it was taken back; null: it was not.'),
      opened_at: about('When it was last opened; null: never.'),
    },
  },
  password_reset: { about: 'Hash of the link that was mailed to a person who forgot the password.' },
  guess_counter: {
    about: 'Counts tries of a password or a join code; `key` is a hash.',
    columns: { blocked_until: about('Tries before this time are refused.') },
  },
  known_browser: { about: 'A browser in which the person has signed in.' },
  seen_need: {
    about: 'A sign of who needs help that a teacher has seen; it stays away while its state is the same.',
    columns: {
      sign: about('Reason, courseware and student: `nameSign` of the contract.'),
      state: about('What the sign rested on.'),
      student_id: about('Null: about a courseware.'),
    },
  },
  news_seen: { about: 'The time until which a person has seen the news.' },
  last_place: { about: 'The class, and the subject if any, that a teacher used last.' },
  last_placing: {
    about: 'The unit and the settings that a teacher chose last for a courseware.',
    columns: { settings: json('Settings with the time at which they were chosen.') },
  },
  unit_record: {
    about: 'Units, deleted ones included; most queries read the view `unit`.',
    columns: {
      search_text: searchTextNote,
      position: about('From 1 without gaps in the class and subject; deleted units keep theirs.'),
    },
  },
};

export const auditNotes: Record<string, TableNote> = {
  audit_entry: {
    about:
      'Changes of marks, people and rights. A trigger refuses to change rows; they outlive the things they name.',
    columns: {
      actor_id: about('Null: a technician at the machine, or the server itself.'),
      subject_id: about('Id of the changed thing, whose kind is `subject_kind`.'),
      user_id: about('The person it concerns; null: several, or none.'),
      before: json('The values before the change; null: none.'),
      after: json('The values after the change; null: none.'),
      search_text: about('The texts of `before`, `after` and `reason`, normalised for searching.'),
    },
  },
};
