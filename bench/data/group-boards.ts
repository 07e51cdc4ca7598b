import { createEmptyBoard } from '#activities/webviewgroupdraw/model.ts';
import { signIn } from '../../tests/durability/call-server.ts';
import { addCompletedActivity, openToClass } from '../../tests/durability/demo-class.ts';
import { formGroups } from '../../tests/durability/form-groups.ts';
import type { ServerProcess } from '../../tests/durability/server-process.ts';

/** Boards of groups of new students, who are added to 4A of the demo school. */

type Boards = { groupCount: number; groupSize: number; name: string };
type SchoolPlace = { dataDir: string; databaseUrl?: string };

/** Places a board and gives each group of new students one. Returns their sessions, by group. */
export async function placeBoards(
  server: ServerProcess,
  place: SchoolPlace,
  { groupCount, groupSize, name }: Boards,
): Promise<{ courseware_id: number; byGroup: string[][] }> {
  const teacher = await signIn(server, 'teacher@example.com');
  const content = { ...createEmptyBoard(), prompt: 'Draw.' };
  const activity = { type: 'webviewgroupdraw', name, content };
  const { id } = await addCompletedActivity(server, teacher, activity);
  const courseware_id = await openToClass(server, teacher, id, 'never');
  const byGroup = await formGroups(place, courseware_id, { groupCount, groupSize });
  return { courseware_id, byGroup };
}
