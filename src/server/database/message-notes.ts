import { about, type TableNote, typed } from '#server/database/column-note.ts';

/** Notes of the tables of messages to students. */
export const messageNotes: Record<string, TableNote> = {
  message: {
    about: 'Messages of teachers to students.',
    columns: {
      kind: typed('MessageKind'),
      text: about('Plain text; may be empty where the kind says it all.'),
      taken_back_at: about('When it was taken back from those who had not seen it; null: it was not.'),
    },
  },
  message_to: {
    about: 'Who gets a message.',
    columns: { seen_at: about('When the student opened it; null: not yet.') },
  },
  message_mail: {
    about: 'Mails still to be sent for messages; a sent mail has no row.',
    columns: { due_at: about('The mail is not tried before this time.') },
  },
};
