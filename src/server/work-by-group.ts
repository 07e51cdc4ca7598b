import type { App } from '#server/app.ts';

/** Whether students of a group can share an attempt of the type. */
export function mayWorkByGroup({ activities }: App, type: string): boolean {
  return activities.find(type)?.work.by?.includes('group') ?? false;
}
