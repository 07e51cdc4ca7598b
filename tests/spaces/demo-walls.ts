import { emptyWall } from '#activities/cardsend/model.ts';
import { openDatabase } from '#server/database/database.ts';

/** Puts open walls without approval into a class of the demo school, directly in the database. Guests may join them. */
export async function addDemoWalls(
  place: { dataDir: string; databaseUrl?: string },
  count: number,
): Promise<{ id: number; code: string }[]> {
  const { db, close } = openDatabase(place);
  const known = await db
    .selectFrom('courseware_record')
    .innerJoin('activity_revision', 'activity_revision.id', 'courseware_record.revision_id')
    .selectAll('courseware_record')
    .where('activity_revision.type', '=', 'cardsend')
    .executeTakeFirstOrThrow();
  const { id: _id, ...wall } = known;
  const content = JSON.stringify({ ...emptyWall(), prompt: 'Rain?', cards_each: 30 });
  await db.updateTable('activity_revision').set({ content }).where('id', '=', wall.revision_id).execute();
  const walls: { id: number; code: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const code = `WALL${10 + index}`;
    const guests = { allow_guests: 1, guest_limit: 100 } as const;
    const row = { ...wall, ...guests, position: 500 + index, join_code: code, due_at: null };
    const placed = await db
      .insertInto('courseware_record')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    walls.push({ id: placed.id, code });
  }
  await close();
  return walls;
}
