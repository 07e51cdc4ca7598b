import { createProjection, type Projection, type Size } from '../geometry.ts';
import type { ShownPanorama } from '../model.ts';
import type { View } from '../scene-model.ts';
import { chooseLevel, listTiledLevels, listTilesInView, type TiledLevel } from '../tiles.ts';
import { createSpherePainter, type SpherePainter } from './sphere-painter.view.ts';
import { createTileStore, type TileStore } from './tile-store.view.ts';

/** Shows a panorama in an element. It draws only when something has changed, and loads only what is seen. */

const wholePicture = { x: 0, y: 0, width: 1, height: 1 };
/** Limits of the canvas: pixels of the device for each CSS pixel, and pixels in all. */
const ratioMax = 2;
const pixelsMax = 2_000_000;

type ViewerProps = {
  panorama: ShownPanorama;
  mediaUrl: (url: string) => string;
  readView: () => View;
  /** Before each drawing, so that what lies over the picture moves with it. Sizes in CSS pixels. */
  onDraw: (projection: Projection) => void;
  /** Something of the picture is seen. */
  onFirst: () => void;
  /** Not even the small picture could be loaded. */
  onFail: () => void;
  /** The device has taken WebGL away. */
  onLost: () => void;
};

export type SphereViewer = {
  requestDraw: () => void;
  readSize: () => Size;
  close: () => void;
};

function addCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = host.ownerDocument.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  host.prepend(canvas);
  return canvas;
}

function fitCanvas(canvas: HTMLCanvasElement, { width, height }: Size): void {
  const ratio = Math.max(
    1,
    Math.min(devicePixelRatio, ratioMax, Math.sqrt(pixelsMax / (width * height || 1))),
  );
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width === pixelWidth && canvas.height === pixelHeight) return;
  canvas.width = pixelWidth;
  canvas.height = pixelHeight;
}

/** Paints from the coarsest to the sharpest, as far as sharper tiles do not hide all of it. */
function createDrawing(panorama: ShownPanorama, painter: SpherePainter, store: TileStore) {
  const levels = listTiledLevels(panorama);
  const baseUrl = panorama.base.url;

  const listLevelsTo = (chosen: TiledLevel | undefined) =>
    chosen ? levels.slice(0, levels.indexOf(chosen) + 1) : [];

  /** Returns whether something of the picture is seen, and whether another frame would show more. */
  return (projection: Projection, pixels: number) => {
    store.beginFrame();
    const base = store.use(baseUrl);
    const chosen = chooseLevel(panorama, levels, projection, pixels);
    const wantedTiles = chosen ? listTilesInView(chosen, projection) : [];
    const sharpTiles = wantedTiles.map((tile) => ({ tile, texture: store.use(tile.url) }));
    const isComplete = chosen !== undefined && sharpTiles.every(({ texture }) => texture);
    painter.begin(projection);
    if (base && !isComplete) painter.paint(base, wholePicture);
    const coarserTiles = isComplete
      ? []
      : listLevelsTo(chosen)
          .slice(0, -1)
          .flatMap((level) => listTilesInView(level, projection));
    for (const tile of coarserTiles) {
      const texture = store.use(tile.url);
      if (texture) painter.paint(texture, tile.place);
    }
    for (const { tile, texture } of sharpTiles) if (texture) painter.paint(texture, tile.place);
    const wantedUrls = [baseUrl, ...wantedTiles.map(({ url }) => url)];
    store.want(wantedUrls);
    // Without network a device may have coarser levels alone.
    const coarserUrls = coarserTiles.map(({ url }) => url);
    if (store.hasFailed(wantedUrls)) store.want(coarserUrls);
    store.freeOld();
    return { isSeen: base !== undefined, hasMore: store.hasWaiting([...wantedUrls, ...coarserUrls]) };
  };
}

/** Undefined where the device has no WebGL. */
export function createSphereViewer(host: HTMLElement, props: ViewerProps): SphereViewer | undefined {
  const { panorama, mediaUrl } = props;
  const canvas = addCanvas(host);
  const painter = createSpherePainter(canvas, panorama.degrees);
  if (!painter) {
    canvas.remove();
    return undefined;
  }
  const listeners = new AbortController();
  let request: number | undefined;
  let size: Size = { width: host.clientWidth, height: host.clientHeight };
  let wasSeen = false;

  const requestDraw = () => {
    request ??= requestAnimationFrame(drawFrame);
  };
  const store = createTileStore({
    painter,
    mediaUrl,
    onLoad: requestDraw,
    onFail: (url) => {
      if (url === panorama.base.url) props.onFail();
    },
  });
  const draw = createDrawing(panorama, painter, store);

  function drawFrame(): void {
    request = undefined;
    fitCanvas(canvas, size);
    const projection = createProjection(props.readView(), size);
    props.onDraw(projection);
    const { isSeen, hasMore } = draw(projection, canvas.width);
    if (isSeen && !wasSeen) props.onFirst();
    wasSeen ||= isSeen;
    if (hasMore) requestDraw();
  }

  const Observer = host.ownerDocument.defaultView?.ResizeObserver ?? ResizeObserver;
  const observer = new Observer(() => {
    size = { width: host.clientWidth, height: host.clientHeight };
    requestDraw();
  });
  observer.observe(host);
  canvas.addEventListener('webglcontextlost', () => props.onLost(), { signal: listeners.signal });
  store.want([panorama.base.url]);
  requestDraw();
  return {
    requestDraw,
    readSize: () => size,
    close: () => {
      listeners.abort();
      observer.disconnect();
      if (request !== undefined) cancelAnimationFrame(request);
      store.close();
      painter.close();
      canvas.remove();
    },
  };
}
