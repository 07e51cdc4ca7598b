import type { SpherePainter } from './sphere-painter.view.ts';

/** Loads the pictures of tiles and keeps their textures. */

const loadsAtOnce = 4;
/** About 2 MB each in the memory of the device. */
const texturesMax = 60;
const retryAfterMs = 5_000;

type Load =
  | { state: 'loading' }
  | { state: 'loaded'; picture: ImageBitmap }
  | { state: 'shown'; texture: WebGLTexture; usedAt: number }
  | { state: 'failed'; failedAt: number };

type TileStoreProps = {
  painter: SpherePainter;
  mediaUrl: (url: string) => string;
  /** A picture has arrived, so that drawing again shows more. */
  onLoad: () => void;
  onFail: (url: string) => void;
};

async function loadPicture(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return createImageBitmap(await response.blob());
}

export function createTileStore({ painter, mediaUrl, onLoad, onFail }: TileStoreProps) {
  const loadByUrl = new Map<string, Load>();
  let loadingCount = 0;
  let frame = 0;
  let mayUpload = false;
  let isClosed = false;

  async function load(url: string): Promise<void> {
    loadByUrl.set(url, { state: 'loading' });
    loadingCount += 1;
    try {
      const picture = await loadPicture(mediaUrl(url));
      if (isClosed) return picture.close();
      loadByUrl.set(url, { state: 'loaded', picture });
    } catch {
      loadByUrl.set(url, { state: 'failed', failedAt: performance.now() });
      if (!isClosed) onFail(url);
    } finally {
      loadingCount -= 1;
      if (!isClosed) onLoad();
    }
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

  return {
    beginFrame: () => {
      frame += 1;
      mayUpload = true;
    },
    /** The texture for this frame; undefined while it is not there. */
    use: (url: string): WebGLTexture | undefined => {
      const known = loadByUrl.get(url);
      if (known?.state === 'loaded' && mayUpload) return upload(url, known.picture);
      if (known?.state !== 'shown') return undefined;
      known.usedAt = frame;
      return known.texture;
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
    /** Frees the textures that were not used for longest, but none of this frame. */
    freeOld: () => {
      const shown = [...loadByUrl].flatMap(([url, known]) =>
        known.state === 'shown' ? [{ url, ...known }] : [],
      );
      const oldest = shown
        .sort((a, b) => a.usedAt - b.usedAt)
        .slice(0, Math.max(0, shown.length - texturesMax));
      for (const { url, texture, usedAt } of oldest) {
        if (usedAt === frame) return;
        painter.deleteTexture(texture);
        loadByUrl.delete(url);
      }
    },
    close: () => {
      isClosed = true;
      for (const known of loadByUrl.values()) if (known.state === 'loaded') known.picture.close();
      loadByUrl.clear();
    },
  };
}

export type TileStore = ReturnType<typeof createTileStore>;
