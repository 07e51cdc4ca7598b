/** Kinds of replies that this device stores, and deletes when a student logs out. A key begins with its kind. */
export const replyKinds = [
  'attempt',
  'courseware',
  'home',
  'join',
  'past-term',
  'past-terms',
  'profile',
  'progress',
  'space',
] as const;

export type ReplyKey = `${(typeof replyKinds)[number]}:${string}`;
