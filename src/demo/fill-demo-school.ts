import { insertMany } from '#demo/demo.repository.ts';
import { fillActivities, reviseActivities } from '#demo/fill-activities.ts';
import { fillAttempts } from '#demo/fill-attempts.ts';
import { fillExceptions } from '#demo/fill-exceptions.ts';
import { fillGroups } from '#demo/fill-groups.ts';
import { fillLibrary, renewLibrary } from '#demo/fill-library.ts';
import { fillPeople } from '#demo/fill-people.ts';
import { fillAllSpaces } from '#demo/fill-spaces.ts';
import { fillUnits } from '#demo/fill-units.ts';
import { inTransaction } from '#server/database/database.ts';
import type { App } from '#server/http/context.ts';

/** Fills an empty database with the demo school, all or nothing. */
export function fillDemoSchool(app: App): Promise<void> {
  return inTransaction(app.db, async (tx) => {
    const inside = { ...app, db: tx };
    const school = await fillPeople(tx, app.now());
    const activities = await fillActivities(inside, school);
    await fillLibrary(inside, school, activities);
    await reviseActivities(inside, activities.values());
    await renewLibrary(inside, activities);
    const groups = await fillGroups(inside, school);
    const coursewares = await fillUnits(inside, school, { activities, groups });
    await fillAttempts(inside, school, coursewares);
    await fillExceptions(inside, school, coursewares);
    await fillAllSpaces(inside, school, coursewares);
    await insertMany(tx, 'setting', [{ key: 'demo_school', value: '1' }]);
  });
}
