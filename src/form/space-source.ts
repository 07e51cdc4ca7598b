import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from './activity-type.ts';
import type { SpacePerson, SpaceValue } from './space.ts';

/** The spaces of a page as views use them, through `useSpace`. The student app, previews and the teacher app make them. */

/** A person as a space names them: `name_eng` is empty if the school has given none. */
type NamedPerson = {
  user_id: number;
  name: string;
  name_eng: string;
  is_guest: boolean;
  /** Name of the student's group, for teachers; empty or absent without one. */
  group?: string | undefined;
};

export type SpaceState<Shown = unknown> = {
  /** The same map until the page closes; its items stay the same objects while they do not change. */
  items: ReadonlyMap<string, Shown>;
  changed: ReadonlySet<string>;
  /** By user id. */
  presence: ReadonlyMap<number, unknown>;
  /** The people whom items name, by user id. */
  people: ReadonlyMap<number, NamedPerson>;
  isLoaded: boolean;
};

/** Applies this person's unconfirmed write to an item; null if the item is gone then. Pure. */
export type Overlay<Value, Shown> = (shownItem: Shown | undefined, ownValue: Value) => Shown | null;

/** One space on the screen. It announces a new state after each change. */
export type OpenSpace<Value extends SpaceValue = SpaceValue, Shown = unknown> = {
  subscribe: (listener: () => void) => () => void;
  state: () => SpaceState<Shown>;
  connection: () => 'live' | 'waiting';
  orderOf: (id: string) => number;
  write: (id: string, value: Value) => void;
  sendPresence: (value: unknown) => void;
  /** All changes in order, for replaying them. Rejects with a message to show. Absent: this person may not read them. */
  readHistory?: () => Promise<readonly SpaceChange[]>;
  /** The view shows the space no more. */
  close: () => void;
};

/** One change of a space; `at` is when the server took it, in milliseconds since 1970. */
export type SpaceChange<Value = unknown> = {
  change: number;
  item: string;
  by: number;
  by_teacher: boolean;
  value: Value;
  at: number;
};

/**
 * The spaces of one attempt and of its courseware, or of the courseware alone. The same object while the page is open.
 */
export type SpaceSource = {
  /** The person whose page it is: who writes. */
  me: SpacePerson;
  /** The attempt whose spaces it opens; undefined for those of a courseware alone, and in previews. */
  attemptId?: number | undefined;
  /** Opens a space and loads the code for it; once it is open, returns the same one. Each opening is closed. */
  open: <Value extends SpaceValue, Shown>(
    name: string,
    overlay: Overlay<Value, Shown>,
  ) => Promise<OpenSpace<Value, Shown>>;
  /** The teacher's switches; null if never used. */
  control: { state: () => unknown; subscribe: (listener: () => void) => () => void };
  /** Only for teachers. Rejects with a message to show. */
  setControl?: (control: unknown) => Promise<void>;
  /** Uploads a file that an item may name. Only for students. Rejects with a message to show. */
  uploadFile?: (spaceName: string, file: File, kind: UploadKind) => Promise<StoredFile>;
  /** What is typed into forms of the page is kept on the device, under names that begin with `name`. Absent: it is not. */
  forms?: { name: string; title: string };
  /** Address of an item's file. */
  fileUrl: (id: number) => string;
};
