import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demos } from './demos.ts';
import { activities } from './models.ts';
import { activities as onServer } from './servers.ts';
import { studentViews } from './student-views.view.ts';
import { activityViews } from './views.ts';

/** models.ts, views.ts, student-views.view.ts, demos.ts and servers.ts list the same types in the same order, each once and with its files. */

const isInFolder = (type: string, file: string) => existsSync(join(import.meta.dirname, type, file));

const folders = readdirSync(import.meta.dirname).filter((name) => isInFolder(name, 'activity.ts'));
const types = activities.models.map(({ type }) => type);

it('lists every folder that has an activity.ts', () => {
  expect(folders.length).toBeGreaterThan(1);
  expect(types.toSorted()).toEqual(folders.toSorted());
});

it('lists the types in one order everywhere', () => {
  expect(Object.keys(activityViews)).toEqual(types);
  expect(Object.keys(studentViews)).toEqual(types);
  expect(Object.keys(demos)).toEqual(types);
  expect(onServer.models).toEqual(activities.models);
});

it.each(folders)("lists of '%s' what its own folder exports", async (type) => {
  const { activity, views, demo } = {
    activity: (await import(`./${type}/activity.ts`)) as Record<string, unknown>,
    views: (await import(`./${type}/views.ts`)) as Record<string, unknown>,
    demo: (await import(`./${type}/demo.ts`)) as Record<string, unknown>,
  };
  expect(Object.values(activity)).toContain(activities.find(type));
  expect(views['views']).toBe(activityViews[type]);
  expect(views['studentViews']).toBe(studentViews[type]);
  expect(demo['demo']).toBe(demos[type]);
});

it.each(folders)("lists a server half of '%s' where its folder has one", async (type) => {
  const serverHalf = isInFolder(type, 'server.ts')
    ? ((await import(`./${type}/server.ts`)) as Record<string, unknown>)
    : {};
  expect(onServer.findServer(type)).toBe(serverHalf['server']);
});
