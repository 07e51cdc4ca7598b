import type { SpherePainter } from './sphere-painter.view.ts';

/** Loads the pictures of tiles and keeps their textures. */

const loadsAtOnce = 4;
/** About 2 MB each in the memory of the device. */
const texturesMax = 60;
/** Loaded and not drawn yet: up to 4 MB each. */
const picturesMax = 8;
const retryAfterMs = 5_000;

/** `usedAt`: number of the frame that wanted it last. */
type Load =
  | { state: 'loading' }
  | { state: 'loaded'; picture: ImageBitmap; usedAt: number }
  | { state: 'shown'; texture: WebGLTexture; usedAt: number }
  | { state: 'failed'; failedAt: number };

type TileStoreProps = {
  painter: SpherePainter;
  mediaUrl: (url: string) => string;
  /** A picture has arrived, so that drawing again shows more. */
  onLoad: () => void;
  onFail: (url: string) => void;
};

async function loadPicture(address: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return createImageBitmap(await response.blob());
}

export function createTileStore({ painter, mediaUrl, onLoad, onFail }: TileStoreProps) {
  const loadByUrl = new Map<string, Load>();
  const closing = new AbortController();
  let loadingCount = 0;
  let frame = 0;
  let mayUpload = false;

  async function load(url: string): Promise<void> {
    loadByUrl.set(url, { state: 'loading' });
    loadingCount += 1;
    try {
      const picture = await loadPicture(mediaUrl(url), closing.signal);
      if (closing.signal.aborted) return picture.close();
      loadByUrl.set(url, { state: 'loaded', picture, usedAt: frame });
    } catch {
      if (closing.signal.aborted) return undefined;
      loadByUrl.set(url, { state: 'failed', failedAt: performance.now() });
      onFail(url);
    }
    loadingCount -= 1;
    onLoad();
    return undefined;
  }

  const mayBegin = (known: Load | undefined) =>
    known === undefined || (known.state === 'failed' && performance.now() - known.failedAt > retryAfterMs);

  /** Moves a loaded picture to the device: one in a frame, because it takes some milliseconds. */
  function upload(url: string, picture: ImageBitmap): WebGLTexture {
    mayUpload = false;
    const texture = painter.createTexture(picture);
    picture.close();
    loadByUrl.set(url, { state: 'shown', texture, usedAt: frame });
    return texture;
  }

  /** Frees those that were not used for longest, but none of this frame. */
  function freeOldest(state: 'loaded' | 'shown', keptMax: number): void {
    const kept = [...loadByUrl].flatMap(([url, known]) => (known.state === state ? [{ url, known }] : []));
    const oldest = kept
      .sort((a, b) => a.known.usedAt - b.known.usedAt)
      .slice(0, Math.max(0, kept.length - keptMax));
    for (const { url, known } of oldest) {
      if (known.usedAt === frame) return;
      if (known.state === 'shown') painter.deleteTexture(known.texture);
      else known.picture.close();
      loadByUrl.delete(url);
    }
  }

  return {
    beginFrame: () => {
      frame += 1;
      mayUpload = true;
    },
    /** The texture for this frame; undefined while it is not there. */
    use: (url: string): WebGLTexture | undefined => {
      const known = loadByUrl.get(url);
      if (known?.state === 'loaded' && mayUpload) return upload(url, known.picture);
      if (known?.state !== 'loaded' && known?.state !== 'shown') return undefined;
      known.usedAt = frame;
      return known.state === 'shown' ? known.texture : undefined;
    },
    /** Whether one that was not used in this frame for want of time is ready for the next. */
    hasWaiting: (urls: readonly string[]) => urls.some((url) => loadByUrl.get(url)?.state === 'loaded'),
    hasFailed: (urls: readonly string[]) => urls.some((url) => loadByUrl.get(url)?.state === 'failed'),
    /** Begins to load these, in order, as far as few are loading already. */
    want: (urls: readonly string[]) => {
      for (const url of urls) {
        if (loadingCount >= loadsAtOnce) return;
        if (mayBegin(loadByUrl.get(url))) void load(url);
      }
    },
    freeOld: () => {
      freeOldest('loaded', picturesMax);
      freeOldest('shown', texturesMax);
    },
    /** Ends loading too. */
    close: () => {
      closing.abort();
      for (const known of loadByUrl.values()) if (known.state === 'loaded') known.picture.close();
      loadByUrl.clear();
    },
  };
}

export type TileStore = ReturnType<typeof createTileStore>;
