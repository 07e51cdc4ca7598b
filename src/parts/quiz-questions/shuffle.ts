/** Shuffling that the same seed repeats, on every machine. */

/** Fisher–Yates over mulberry32; `salt` makes lists of one attempt independent of each other. */
export function shuffleBySeed<T>(items: readonly T[], seed: number, salt: string): T[] {
  const random = createSeededRandom(seed, salt);
  const shuffledItems = [...items];
  for (let lastIndex = shuffledItems.length - 1; lastIndex > 0; lastIndex -= 1) {
    const chosenIndex = Math.floor(random() * (lastIndex + 1));
    const [movedItem] = shuffledItems.splice(chosenIndex, 1);
    if (movedItem !== undefined) shuffledItems.splice(lastIndex, 0, movedItem);
  }
  return shuffledItems;
}

/** Numbers in [0, 1) that the same seed and salt repeat. */
export function createSeededRandom(seed: number, salt: string): () => number {
  return createRandom(mixSeed(seed, salt));
}

/** FNV-1a over the salt, started from the seed. */
function mixSeed(seed: number, salt: string): number {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (let index = 0; index < salt.length; index += 1) {
    hash = Math.imul(hash ^ salt.charCodeAt(index), 16_777_619) >>> 0;
  }
  return hash;
}

/** mulberry32: numbers in [0, 1) from a 32-bit state. */
function createRandom(startState: number): () => number {
  let current = startState;
  return () => {
    current = (current + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(current ^ (current >>> 15), 1 | current);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
}
