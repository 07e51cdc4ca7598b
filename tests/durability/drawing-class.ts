import { setTimeout as sleep } from 'node:timers/promises';
import type { InkValue, StrokeValue } from '#parts/ink/model.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import type { ShownInk } from '#parts/ink/show-ink.ts';
import { openDatabase } from '#server/database/database.ts';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import {
  createDevice,
  createPage,
  type Device,
  type JoinedAttempt,
  type Writer,
} from '#tests/spaces/simulated-writer.ts';

/** Simulates students who draw, each on a device with one tab or two, and reads what the server has stored of them. */

const space = 'ink';
type Page = Writer<InkValue, ShownInk>;
/** A tab, which stays when its page is loaded again. */
type Tab = { origin: string; page: Page; drawn: string[] };

export type DrawingStudent = {
  attemptId: number;
  device: Device;
  tabs: Tab[];
  /** Every drawn stroke by its id. */
  strokes: Map<string, StrokeValue>;
};

export type StoredStroke = { item: string; change: number; value: unknown };

const toName = (item: string) => `${space}/${item}/stroke`;

/** `joined`: how each tab reaches the server. */
export function openStudent(
  { token, attemptId }: Omit<JoinedAttempt, 'origin'>,
  origins: readonly string[],
  seed: number,
) {
  const device = createDevice();
  const random = createRandom(seed);
  const strokes = new Map<string, StrokeValue>();
  const openPage = (origin: string): Page =>
    createPage<InkValue, ShownInk>({ origin, token, attemptId }, space, { overlay: overlayInk, device });
  const tabs = origins.map((origin): Tab => ({ origin, page: openPage(origin), drawn: [] }));
  const student: DrawingStudent = { attemptId, device, tabs, strokes };
  return {
    ...student,
    /** Draws in the tabs by turns. */
    draw(count: number): void {
      for (let number = 0; number < count; number += 1) {
        const index = strokes.size % tabs.length;
        const id = `s${seed}-t${index}-${strokes.size}`;
        const stroke = inventStroke(random);
        strokes.set(id, stroke);
        tabs[index]?.drawn.push(id);
        tabs[index]?.page.write(id, stroke);
      }
    },
    /**
     * Loads a page again, and lists the strokes of its tab that the device then does not show. What the other tab has sent
     * for it may come from the server alone.
     */
    async reload(index: number): Promise<string[]> {
      const tab = tabs[index];
      if (!tab) return [];
      tab.page.saveWhileClosing();
      tab.page.close();
      tab.page = openPage(tab.origin);
      await tab.page.whenOpened;
      await sleep(0);
      const shown = tab.page.items();
      const isElsewhere = (id: string) => tabs.length > 1 && device.acknowledged.has(toName(id));
      return tab.drawn.filter((id) => !shown.has(id) && !isElsewhere(id));
    },
    close(): void {
      for (const { page } of tabs) page.close();
    },
  };
}

export type OpenStudent = ReturnType<typeof openStudent>;

export async function listUnsent({ device }: DrawingStudent): Promise<string[]> {
  return (await device.store.list(device.person)).map(({ name }) => name);
}

/** The stored strokes of each attempt in the order of their numbers. */
export async function listStrokes(place: { dataDir: string; databaseUrl?: string }, coursewareId: number) {
  const { db, close } = openDatabase(place);
  const rows = await db
    .selectFrom('space_change')
    .innerJoin('space', 'space.id', 'space_change.space_id')
    .select(['space.attempt_id', 'change', 'item', 'value'])
    .where('space.courseware_id', '=', coursewareId)
    .orderBy('change')
    .execute();
  const counted = await db
    .selectFrom('answer')
    .innerJoin('attempt', 'attempt.id', 'answer.attempt_id')
    .select(['answer.attempt_id', 'answer.item_count'])
    .where('attempt.courseware_id', '=', coursewareId)
    .execute();
  await close();
  const strokesByAttempt = Map.groupBy(
    rows.map(({ value, ...row }) => ({ ...row, value: JSON.parse(value) as unknown })),
    ({ attempt_id }) => attempt_id ?? 0,
  );
  return {
    strokesOf: (attemptId: number): StoredStroke[] => strokesByAttempt.get(attemptId) ?? [],
    countOf: (attemptId: number) => counted.find((row) => row.attempt_id === attemptId)?.item_count ?? 0,
  };
}

/** What is wrong while the class still draws: acknowledged strokes that are not stored, and strokes that are nowhere. */
export async function findLost(
  students: readonly DrawingStudent[],
  place: { dataDir: string; databaseUrl?: string },
  coursewareId: number,
): Promise<string[]> {
  const known = students.map(({ strokes, device }) => ({
    drawn: [...strokes.keys()],
    acknowledged: new Set(device.acknowledged),
  }));
  // What was drawn this moment gets to the device's store first.
  await sleep(0);
  const unsent = await Promise.all(students.map(listUnsent));
  const { strokesOf } = await listStrokes(place, coursewareId);
  return students.flatMap(({ attemptId }, index) => {
    const stored = new Set(strokesOf(attemptId).map(({ item }) => toName(item)));
    const waiting = new Set(unsent[index]);
    return (known[index]?.drawn ?? []).map(toName).filter((name) => {
      const isAcknowledged = known[index]?.acknowledged.has(name) === true;
      return !stored.has(name) && (isAcknowledged || !waiting.has(name));
    });
  });
}
