import { createSeededRandom } from '#parts/quiz-questions/shuffle.ts';

/** Draws questions for the slots of one attempt. Pure: the same seed and pools give the same questions. */

export type DrawSlot = {
  id: string;
  count: number;
  /** Slots with the same key have the same pool and are drawn as one. */
  poolKey: string;
  preferUnseen: boolean;
};

export type Drawing = {
  slots: readonly DrawSlot[];
  /** Ids of questions by the key of their pool. */
  pools: ReadonlyMap<string, ArrayLike<number>>;
  /** Questions that are picked for the quiz, and drawn by no slot. */
  excluded: readonly number[];
  /** Questions that the student has had. */
  had: ReadonlySet<number>;
  seed: number;
};

/** The drawn questions by slot; fewer than its count where its pool has too few. */
export type Drawn = ReadonlyMap<string, readonly number[]>;

/**
 * Fisher–Yates that goes only as far as somebody asks: moved items are kept in a map, so that a large pool is not copied.
 */
function* shuffleLazily(pool: ArrayLike<number>, random: () => number): Generator<number> {
  const moved = new Map<number, number>();
  const read = (index: number) => moved.get(index) ?? pool[index] ?? 0;
  for (let index = 0; index < pool.length; index += 1) {
    const chosenIndex = index + Math.floor(random() * (pool.length - index));
    const chosen = read(chosenIndex);
    moved.set(chosenIndex, read(index));
    yield chosen;
  }
}

/** Takes what nobody has taken; with `had`, those that the student has had come last. */
function take(
  questions: Iterable<number>,
  count: number,
  taken: Set<number>,
  had: ReadonlySet<number>,
): number[] {
  const chosen: number[] = [];
  const seenBefore: number[] = [];
  for (const id of questions) {
    if (chosen.length >= count) break;
    if (taken.has(id)) continue;
    if (had.has(id)) seenBefore.push(id);
    else {
      chosen.push(id);
      taken.add(id);
    }
  }
  for (const id of seenBefore.slice(0, count - chosen.length)) {
    chosen.push(id);
    taken.add(id);
  }
  return chosen;
}

const nobody: ReadonlySet<number> = new Set();

/** Deals out the questions of one pool, those for slots that prefer unseen ones first. */
function drawFromPool(
  slots: readonly DrawSlot[],
  pool: ArrayLike<number>,
  taken: Set<number>,
  { had, seed }: Drawing,
): [string, number[]][] {
  const [first] = slots;
  const preferring = slots.filter(({ preferUnseen }) => preferUnseen);
  const others = slots.filter(({ preferUnseen }) => !preferUnseen);
  return [...preferring, ...others].map((slot): [string, number[]] => {
    const salt = slot === first ? `draw ${slot.poolKey}` : `draw ${slot.poolKey} ${slot.id}`;
    const questions = shuffleLazily(pool, createSeededRandom(seed, salt));
    return [slot.id, take(questions, slot.count, taken, slot.preferUnseen ? had : nobody)];
  });
}

/** Small pools are drawn from first, so that a slot with a wide choice leaves the rare questions to others. */
export function draw(drawing: Drawing): Drawn {
  const { slots, pools, excluded } = drawing;
  const taken = new Set(excluded);
  const groups = [...new Set(slots.map(({ poolKey }) => poolKey))].map((poolKey) => ({
    group: slots.filter((slot) => slot.poolKey === poolKey),
    pool: pools.get(poolKey) ?? [],
  }));
  groups.sort((one, other) => one.pool.length - other.pool.length);
  return new Map(groups.flatMap(({ group, pool }) => drawFromPool(group, pool, taken, drawing)));
}
