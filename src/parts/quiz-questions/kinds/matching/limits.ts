/** Limits of matching questions. Text lengths in UTF-16 units. */
export const pairsMin = 2;
export const pairsMax = 10;
/** Answers to choose from: those of the pairs and the extra ones. */
export const choicesMax = 15;
export const matchingTextMax = 300;
