import { AppError } from '#server/app-error.ts';
import { type Actor, requireActor } from '#server/auth/actor.ts';
import type { ReadPlace } from '#server/features/spaces/read-space.service.ts';
import { watchSpace } from '#server/features/spaces/watch-spaces.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { openEventStream } from '#server/realtime/event-stream.ts';

/** Spaces of one page share a stream: browsers open few connections. */

/** Of all boards of a class. */
const watchedMost = 60;

type Streamed = {
  /** As in the contract: names, each with where to begin. */
  spaces: string;
  courseware_id: number;
  control: unknown;
  findPlace: (name: string) => Promise<ReadPlace>;
  /** Throws when the person may not watch any more. */
  isAllowed: (actor: Actor) => Promise<unknown>;
};

type Watched = { place: ReadPlace; since: string | undefined };

async function findPlaces({ spaces, findPlace }: Streamed): Promise<Watched[]> {
  const named = spaces.split(',').filter((part) => part !== '');
  if (named.length > watchedMost) throw new AppError('invalid_input', { field: 'spaces' });
  const places: Watched[] = [];
  for (const part of named) {
    const [name = '', since] = part.split('~');
    places.push({ place: await findPlace(name), since: since || undefined });
  }
  return places;
}

/** Until the browser leaves, the session ends or the server stops. */
export async function streamSpaces(context: SignedInContext, streamed: Streamed): Promise<void> {
  const { app, token, request } = context;
  const places = await findPlaces(streamed);
  const ends: (() => void)[] = [];
  let isClosed = false;
  const stream = openEventStream(app, context, {
    isAllowed: () =>
      requireActor(app, token, request.raw, { isWatching: true })
        .then(streamed.isAllowed)
        .then(
          () => true,
          // A database that does not answer ends no stream.
          (error: unknown) => !(error instanceof AppError),
        ),
    onClose: () => {
      isClosed = true;
      for (const end of ends) end();
    },
  });
  stream.send({ control: streamed.control });
  ends.push(app.bus.subscribe('control', streamed.courseware_id, ({ control }) => stream.send({ control })));
  for (const { place, since } of places) {
    const end = await watchSpace(app, place, since, (space) => stream.send({ space }));
    if (isClosed) end();
    else ends.push(end);
  }
}
