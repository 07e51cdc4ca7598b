/** Under this id an activity without questions keeps what it knows of a student. */
export const readingQuestionId = 'reading';
