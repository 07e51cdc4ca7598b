import * as z from 'zod';
import type { DraftIssue } from '#form/activity-type.ts';
import type { ServerAccess, ServerHalf } from '#form/server-half.ts';
import type { BankQuestion } from '#parts/exam-content/bank-question.ts';
import { type Drawn, draw } from './draw.ts';
import type { DrawnQuiz, QuestionSlot, RandomSlot, SelectedPlace } from './model.ts';
import { toPoolKey } from './slots.ts';

/** Draws the questions of an attempt from the bank when it begins. */

const selection = z.strictObject({
  places: z.array(
    z.strictObject({
      slot: z.string(),
      bank: z.strictObject({ question_id: z.int(), version_id: z.int() }),
    }),
  ),
});

type Selection = z.infer<typeof selection>;
type Place = Selection['places'][number];

const isRandom = (slot: DrawnQuiz['slots'][number]): slot is RandomSlot => slot.kind === 'random';
const isPicked = (slot: DrawnQuiz['slots'][number]): slot is QuestionSlot => slot.kind === 'question';

async function readPools(access: ServerAccess, slots: readonly RandomSlot[]) {
  const filters = new Map(slots.map((slot) => [toPoolKey(slot), slot.filter]));
  const pools = [...filters].map(async ([key, filter]) => [key, await access.findQuestions(filter)] as const);
  return new Map(await Promise.all(pools));
}

async function listHad(access: ServerAccess, slots: readonly RandomSlot[]): Promise<ReadonlySet<number>> {
  if (!slots.some(({ prefer_unseen }) => prefer_unseen)) return new Set();
  const selections = await access.listEarlierSelections();
  return new Set(
    selections.flatMap((each) => selection.parse(each).places.map(({ bank }) => bank.question_id)),
  );
}

/** Picked questions that are not there for the author. */
async function findLostPicks(access: ServerAccess, { slots }: DrawnQuiz): Promise<DraftIssue[]> {
  const picked = slots.filter(isPicked);
  const versionIds = picked.map(({ bank }) => bank.version_id);
  const pickable = await access.findPickable(versionIds);
  const versions = await access.readQuestions(versionIds);
  return slots.flatMap((slot, index): DraftIssue[] => {
    if (!isPicked(slot)) return [];
    const { version_id, question_id } = slot.bank;
    const isThere = pickable.has(version_id) && versions.get(version_id)?.questionId === question_id;
    return isThere ? [] : [{ path: ['slots', index], message: 'question_gone' }];
  });
}

function findShortSlots({ slots }: DrawnQuiz, drawn: Drawn): DraftIssue[] {
  return slots.flatMap((slot, index): DraftIssue[] => {
    if (!isRandom(slot)) return [];
    const found = drawn.get(slot.id)?.length ?? 0;
    const count = slot.count ?? 0;
    return found >= count
      ? []
      : [{ path: ['slots', index, 'count'], message: 'too_few', params: { count, found } }];
  });
}

/** The places in the order of their slots. */
function listPlaces(
  { slots }: DrawnQuiz,
  drawn: Drawn,
  newestVersions: ReadonlyMap<number, number>,
): Place[] {
  return slots.flatMap((slot): Place[] => {
    if (isPicked(slot)) return [{ slot: slot.id, bank: slot.bank }];
    return (drawn.get(slot.id) ?? []).flatMap((question_id) => {
      const version_id = newestVersions.get(question_id);
      return version_id === undefined ? [] : [{ slot: slot.id, bank: { question_id, version_id } }];
    });
  });
}

/** How often a draw is repeated without the questions that were deleted or hidden while it ran. */
const triesMax = 3;

async function drawPlaces(access: ServerAccess, quiz: DrawnQuiz, seed: number) {
  const randomSlots = quiz.slots.filter(isRandom);
  const pools = await readPools(access, randomSlots);
  const had = await listHad(access, randomSlots);
  const excluded = quiz.slots.filter(isPicked).map(({ bank }) => bank.question_id);
  const slots = randomSlots.map((slot) => ({
    id: slot.id,
    count: slot.count ?? 0,
    poolKey: toPoolKey(slot),
    preferUnseen: slot.prefer_unseen,
  }));
  for (let tries = 1; ; tries += 1) {
    const drawn = draw({ slots, pools, excluded, had, seed });
    const ids = [...drawn.values()].flat();
    const newestVersions = await access.findNewestVersions(ids);
    const lostIds = ids.filter((id) => !newestVersions.has(id));
    if (lostIds.length === 0 || tries === triesMax) {
      const lost = new Set(lostIds);
      const kept = new Map([...drawn].map(([id, list]) => [id, list.filter((each) => !lost.has(each))]));
      return { drawn: kept, newestVersions };
    }
    excluded.push(...lostIds);
  }
}

export const server: ServerHalf<DrawnQuiz, Selection, SelectedPlace[]> = {
  selection,
  select: async (access, quiz, seed) => {
    const { drawn, newestVersions } = await drawPlaces(access, quiz, seed);
    const lacking = [...(await findLostPicks(access, quiz)), ...findShortSlots(quiz, drawn)];
    if (lacking.length > 0) return { lacking };
    return { selection: { places: listPlaces(quiz, drawn, newestVersions) } };
  },
  load: async (access, selections) => {
    const versions = await access.readQuestions(
      selections.flatMap(({ places }) => places.map(({ bank }) => bank.version_id)),
    );
    return selections.map(({ places }) =>
      places.flatMap(({ slot, bank }): SelectedPlace[] => {
        const version = versions.get(bank.version_id);
        if (!version) return [];
        const { question, passage } = version.content as BankQuestion;
        return [{ slot, bank, question, passage }];
      }),
    );
  },
};
