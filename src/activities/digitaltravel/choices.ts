/** What is one of a few in a trip. Free of zod. */

/** What a stop shows. `place`: the map with its pin. */
export const sceneKinds = ['panorama', 'picture', 'video', 'place'] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** `screen`: students look at the stops where they are. `site`: they go there and check in. */
export const digitalModes = ['screen', 'site'] as const;

/**
 * `fixed`: the next stop opens once the one before it was visited. `free`: any. `random`: each attempt has an order of
 * its own, which is then fixed, so that groups spread out.
 */
export const questionSorts = ['fixed', 'free', 'random'] as const;
export type QuestionSort = (typeof questionSorts)[number];

/** What the map is drawn on. `tiles`: the map of the world that the school has set. */
export const mapGrounds = ['none', 'picture', 'tiles'] as const;
export type MapGround = (typeof mapGrounds)[number];

/** How a student says to be at a stop. `word`: by saying so, which is marked in reports. */
export const checkInWays = ['position', 'code', 'word'] as const;
export type CheckInWay = (typeof checkInWays)[number];
