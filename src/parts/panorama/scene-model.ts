/** What scenes show and tell. Without zod, for players. */

/** A place in a picture: shares of its width and height, from the left and the top. */
export type Place = { x: number; y: number };

/**
 * A direction of looking, in degrees: `yaw` to the right of the middle of the picture, `pitch` upwards; `fov` is seen
 * along the shorter side of the screen.
 */
export type View = { yaw: number; pitch: number; fov: number };

/** Where one looks at first, unless something else is said. */
export const usualView: View = { yaw: 0, pitch: 0, fov: 70 };

export type SpotKind = 'info' | 'question' | 'stop' | 'video' | 'picture';

/** Something to choose in a scene. */
export type SceneSpot = { id: string; at: Place; kind: SpotKind; label: string; isDone?: boolean };
