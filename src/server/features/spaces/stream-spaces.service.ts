import { AppError } from '#server/app-error.ts';
import { type Actor, requireActor } from '#server/auth/actor.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';
import { type SpaceWatch, watchSpace } from '#server/features/spaces/watch-spaces.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { openEventStream } from '#server/realtime/event-stream.ts';

/** Streams all spaces of a page in one connection, because browsers limit connections per server. */

/** Enough for one board per student of a class. */
const watchedMax = 60;

/** Finds a space by its name in the request's `spaces`. */
type FindView = (name: string) => Promise<SpaceView>;

type StreamRequest = {
  /** Names of spaces with cursors, as in the contract. */
  spaces: string;
  courseware_id: number;
  control: unknown;
  /** Reads the current attempt or courseware. Throws if the person may not watch it any more. */
  openViews: (actor: Actor) => Promise<FindView>;
};

type NamedSpace = { name: string; since: string | undefined };

function parseSpaces(spaces: string): NamedSpace[] {
  const named = spaces.split(',').filter((part) => part !== '');
  if (named.length > watchedMax) throw new AppError('invalid_input', { field: 'spaces' });
  return named.map((part) => {
    const [name = '', since] = part.split('~');
    return { name, since: since || undefined };
  });
}

/** An ended session closes the stream; a database error does not. */
async function mayGoOn({ app, token, request }: SignedInContext, { openViews }: StreamRequest) {
  try {
    await openViews(await requireActor(app, token, request.raw, { isWatching: true }));
    return true;
  } catch (error) {
    return !(error instanceof AppError);
  }
}

/** Streams until the browser leaves, the session ends or the server stops. */
export async function streamSpaces(context: SignedInContext, request: StreamRequest): Promise<void> {
  const { app, actor } = context;
  const named = parseSpaces(request.spaces);
  const findView = await request.openViews(actor);
  const opened: (NamedSpace & { view: SpaceView })[] = [];
  for (const each of named) opened.push({ ...each, view: await findView(each.name) });

  const watches: { name: string; watch: SpaceWatch }[] = [];
  const ends: (() => void)[] = [];
  let isClosed = false;
  const stream = openEventStream(app, context, {
    isAllowed: () => mayGoOn(context, request),
    onClose: () => {
      isClosed = true;
      for (const end of ends) end();
    },
  });
  const { courseware_id } = request;
  ends.push(app.bus.subscribe('control', courseware_id, ({ control }) => stream.send({ control })));
  stream.send({ control: request.control });

  /** After a sync the spaces are shown with the new content. */
  const showNewRevision = async () => {
    const findNewView = await request.openViews(actor);
    for (const { name, watch } of watches) watch.replaceView(await findNewView(name));
  };
  const started = Promise.withResolvers<void>();
  let queue = started.promise;
  ends.push(
    app.bus.subscribe('synced', courseware_id, () => {
      // The browser then reconnects and gets everything.
      queue = queue.then(showNewRevision).catch(stream.close);
    }),
  );
  for (const { name, view, since } of opened) {
    const watch = await watchSpace(app, view, since, (space) => stream.send({ space }));
    if (isClosed) return watch.stop();
    ends.push(watch.stop);
    watches.push({ name, watch });
  }
  started.resolve();
}
