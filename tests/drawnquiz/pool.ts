const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Builds a quiz of eight questions to draw from. Option `r` is right, and each explanation begins with KEY. */
export const buildQuestionPool = () => ({
  questions: letters.map((letter) => ({
    id: letter,
    type: 'single',
    body: { text: `Which is ${letter}?` },
    score: 5,
    answers: [
      { id: 'r', text: letter, correct: true },
      { id: 'w', text: 'none' },
    ],
    explanation: `KEY ${letter}`,
  })),
});
