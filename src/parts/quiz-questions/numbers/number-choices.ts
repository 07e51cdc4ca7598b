/** Choices of the rules for a number. Free of zod. */

/** How far a right number may be from the accepted one: an amount, a percentage, a factor; or anything in a range. */
export const margins = ['nominal', 'relative', 'geometric', 'range'] as const;

export const unitRules = ['none', 'optional', 'required'] as const;
