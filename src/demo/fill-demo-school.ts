import { insertMany } from '#demo/demo.repository.ts';
import { fillActivities, reviseActivities } from '#demo/fill-activities.ts';
import { fillAttempts } from '#demo/fill-attempts.ts';
import { fillBank } from '#demo/fill-bank.ts';
import { fillDimensions } from '#demo/fill-dimensions.ts';
import { fillExceptions } from '#demo/fill-exceptions.ts';
import { fillGroups } from '#demo/fill-groups.ts';
import { fillLibrary, renewLibrary } from '#demo/fill-library.ts';
import { fillPeople } from '#demo/fill-people.ts';
import { fillAllSpaces } from '#demo/fill-spaces.ts';
import { fillUnits } from '#demo/fill-units.ts';
import type { App } from '#server/app.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { writeSetting } from '#server/database/settings.ts';
import { storeDemoPassword } from '#server/features/school/demo-password.service.ts';

async function refuseWithPeople(db: Db): Promise<void> {
  if (await db.selectFrom('user').select('id').limit(1).executeTakeFirst())
    throw new Error('The demo school was refused: this database already holds people.');
}

/** Fills an empty database with the demo school, all or nothing; `password` is for everybody. Throws if it holds people. */
export function fillDemoSchool(app: App, password: string): Promise<void> {
  return inTransaction(app.db, async (tx) => {
    // The first write, so that nobody sets up the school meanwhile: the first run writes this row too.
    await writeSetting(tx, 'setup_token', '');
    await refuseWithPeople(tx);
    const appInTransaction = { ...app, db: tx };
    const school = await fillPeople(tx, app.now(), password);
    const dimensions = await fillDimensions(tx);
    const activities = await fillActivities(appInTransaction, school, dimensions);
    await fillLibrary(appInTransaction, school, activities);
    await fillBank(appInTransaction, school, activities);
    await reviseActivities(appInTransaction, activities.values());
    await renewLibrary(appInTransaction, activities);
    const groups = await fillGroups(appInTransaction, school);
    const coursewares = await fillUnits(appInTransaction, school, { activities, groups });
    await fillAttempts(appInTransaction, school, coursewares);
    await fillExceptions(appInTransaction, school, coursewares);
    await fillAllSpaces(appInTransaction, school, coursewares);
    await storeDemoPassword(tx, password);
    await insertMany(tx, 'setting', [{ key: 'demo_school', value: '1' }]);
  });
}
