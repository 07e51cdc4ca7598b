/** An attempt's trace is stored, sent and reported under this id in place of a question's. No question has it. */
export const traceId = '-trace';
