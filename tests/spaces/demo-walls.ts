import { createEmptyWall } from '#activities/cardsend/model.ts';
import { openDatabase } from '#server/database/database.ts';

/** Places open card walls without approval in the demo school, directly in the database. Guests may join them. */
export async function addDemoWalls(
  databasePlace: { dataDir: string; databaseUrl?: string },
  count: number,
): Promise<{ id: number; code: string }[]> {
  const { db, close } = openDatabase(databasePlace);
  const existingWall = await db
    .selectFrom('courseware_record')
    .innerJoin('activity_revision', 'activity_revision.id', 'courseware_record.revision_id')
    .selectAll('courseware_record')
    .where('activity_revision.type', '=', 'cardsend')
    .executeTakeFirstOrThrow();
  const { id: _id, ...wall } = existingWall;
  const content = JSON.stringify({ ...createEmptyWall(), prompt: 'Rain?', cards_each: 30 });
  await db.updateTable('activity_revision').set({ content }).where('id', '=', wall.revision_id).execute();
  const walls: { id: number; code: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const code = `WALL${10 + index}`;
    const guestSettings = { allow_guests: 1, guest_limit: 100 } as const;
    const row = { ...wall, ...guestSettings, position: 500 + index, join_code: code, due_at: null };
    const courseware = await db
      .insertInto('courseware_record')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    walls.push({ id: courseware.id, code });
  }
  await close();
  return walls;
}
