/** The options of every true-or-false question. Free of zod. */
export const truths = ['true', 'false'] as const;

export type Truth = (typeof truths)[number];
