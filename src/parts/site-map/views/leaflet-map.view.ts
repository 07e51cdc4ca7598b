import {
  CRS,
  circle,
  circleMarker,
  control,
  map as createMap,
  imageOverlay,
  type LatLngBounds,
  type LatLngExpression,
  type LayerGroup,
  type Map as LeafletMap,
  latLngBounds,
  polyline,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { toMapPoint } from '../geometry.ts';
import type { GroundState, HerePosition, MapGround, MapRoute } from '../map-parts.ts';
import type { MapPlace } from '../model.ts';

/** What the library draws: the ground, and below the pins routes, radii and the position of the device. */

/** Where a map without places begins: Hong Kong. */
const homeCentre: LatLngExpression = [22.32, 114.17];
const homeZoom = 11;
/** A single place is not shown closer than a few streets. */
const fitZoomMax = 16;
const fitPaddingPx = 56;

/** Opens a map without any handler that listens to the whole document: a preview shows the page inside a frame. */
export function openMap(
  container: HTMLElement,
  ground: MapGround,
  onGround: (state: GroundState) => void,
): LeafletMap {
  const isPicture = ground.kind === 'picture';
  const map = createMap(container, {
    crs: isPicture ? CRS.Simple : CRS.EPSG3857,
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    dragging: false,
    touchZoom: false,
    boxZoom: false,
    zoomAnimation: false,
    fadeAnimation: false,
    trackResize: false,
    zoomSnap: isPicture ? 0.25 : 1,
    minZoom: isPicture ? -6 : 2,
    maxZoom: isPicture ? 3 : ground.max_zoom,
  });
  if (isPicture) addPicture(map, ground, onGround);
  else {
    control.scale({ imperial: false }).addTo(map);
    if (ground.address !== '') addTiles(map, ground, onGround);
  }
  return map;
}

function addPicture(
  map: LeafletMap,
  ground: Extract<MapGround, { kind: 'picture' }>,
  onGround: (state: GroundState) => void,
): void {
  imageOverlay(ground.url, pictureBounds(ground))
    .on('load', () => onGround('shown'))
    .on('error', () => onGround('failed'))
    .addTo(map);
}

function addTiles(
  map: LeafletMap,
  { address, max_zoom }: Extract<MapGround, { kind: 'tiles' }>,
  onGround: (state: GroundState) => void,
): void {
  let isShown = false;
  tileLayer(address, {
    maxZoom: max_zoom,
    // Tile servers ask which site shows their map; the page's own policy tells them nothing.
    referrerPolicy: 'strict-origin',
  })
    .on('tileload', () => {
      isShown = true;
      onGround('shown');
    })
    .on('tileerror', () => {
      if (!isShown) onGround('failed');
    })
    .addTo(map);
}

const pictureBounds = ({ width, height }: { width: number; height: number }): LatLngBounds =>
  latLngBounds([-height, 0], [0, width]);

/** Shows the whole picture; on tiles all places, or Hong Kong if there are none. */
export function fitMap(map: LeafletMap, ground: MapGround, places: readonly MapPlace[]): void {
  if (ground.kind === 'picture') {
    map.fitBounds(pictureBounds(ground), { animate: false });
    return;
  }
  const points = places.flatMap((place) => toMapPoint(ground, place) ?? []);
  if (points.length === 0) map.setView(homeCentre, homeZoom, { animate: false });
  else
    map.fitBounds(latLngBounds(points), {
      animate: false,
      maxZoom: Math.min(fitZoomMax, ground.max_zoom),
      padding: [fitPaddingPx, fitPaddingPx],
    });
}

/** `null` where there is none. */
type Shapes = {
  circles: readonly { id: string; at: MapPlace; radius_m: number }[];
  routes: readonly MapRoute[];
  here: HerePosition | null;
  chosenId: string | null;
};

/** Draws routes, the radii of pins and the position of the device in place of those before. */
export function drawShapes(group: LayerGroup, ground: MapGround, shapes: Shapes): void {
  group.clearLayers();
  for (const { points, colour } of shapes.routes) {
    const line = points.flatMap((place) => toMapPoint(ground, place) ?? []);
    polyline(line, { color: colour, weight: 4, interactive: false }).addTo(group);
  }
  if (ground.kind === 'picture') return;
  for (const { id, at, radius_m } of shapes.circles) {
    const point = toMapPoint(ground, at);
    if (point)
      circle(point, {
        radius: radius_m,
        className: id === shapes.chosenId ? 'el-map-radius el-map-chosen' : 'el-map-radius',
        interactive: false,
      }).addTo(group);
  }
  if (shapes.here) drawHere(group, shapes.here);
}

function drawHere(group: LayerGroup, { at, accuracy_m }: HerePosition): void {
  const point = { lat: at.lat, lng: at.lon };
  if (accuracy_m !== null)
    circle(point, { radius: accuracy_m, className: 'el-map-accuracy', interactive: false }).addTo(group);
  circleMarker(point, { radius: 8, className: 'el-map-here', interactive: false }).addTo(group);
}
