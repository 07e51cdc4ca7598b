import type { ActivityModel } from './activity-type.ts';
import type { ServerHalf } from './server-half.ts';

/** Content as the database holds it: an activity's draft or a revision. */
type StoredContent = { type: string; content: string; content_version: number };

/** The activity types that a server or a page knows. Features look types up here and name none; tests pass their own. */
export type Activities = {
  /** In the order in which the picker offers them. */
  models: readonly ActivityModel[];
  find: (type: string) => ActivityModel | undefined;
  /** The type's server half; undefined if it selects nothing, and always in the browser. */
  findServer: (type: string) => ServerHalf | undefined;
  /**
   * Upgrades content to the newest version of its type's format, and returns it with the model of its type.
   * Throws for an unknown type or unreadable JSON, which are defects: the server wrote both.
   */
  read: (row: StoredContent) => { model: ActivityModel; content: unknown };
};

/** `servers`: server halves by type; empty in the browser. */
export function createActivities(
  models: readonly ActivityModel[],
  servers: Readonly<Record<string, ServerHalf>> = {},
): Activities {
  const serverByType = new Map(Object.entries(servers));
  const modelByType = new Map(models.map((model) => [model.type, model]));
  return {
    models,
    find: (type) => modelByType.get(type),
    findServer: (type) => serverByType.get(type),
    read: ({ type, content, content_version }) => {
      const model = modelByType.get(type);
      if (!model) throw new Error(`No activity type is called '${type}'`);
      const storedContent: unknown = JSON.parse(content);
      const isCurrent = content_version === model.content.version;
      return {
        model,
        content: isCurrent ? storedContent : model.content.upgrade(storedContent, content_version),
      };
    },
  };
}

/** Forgets the type's own content types: callers pass only values that the same type's schemas have parsed. */
export function forAnyContent<Draft, Published, Public, Response, Trace>(
  model: ActivityModel<Draft, Published, Public, Response, Trace>,
): ActivityModel {
  return model as ActivityModel;
}
