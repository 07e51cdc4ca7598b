const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A quiz of eight questions to draw from: option `r` is right, and each explanation says KEY. */
export const pool = () => ({
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
