/** In place of a question's id: what an attempt's trace is kept, sent and reported under. No question has it. */
export const traceId = '-trace';
