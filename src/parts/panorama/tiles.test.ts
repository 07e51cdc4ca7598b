import { expect, test } from 'vitest';
import { createProjection, toDirection, unproject } from './geometry.ts';
import { listPanoramaMedia } from './list-panorama-media.ts';
import type { PanoramaLevel, ShownPanorama } from './model.ts';
import { chooseLevel, listTiledLevels, listTilesInView } from './tiles.ts';

const degrees = { width: 360, height: 180 };

function createLevel(width: number): PanoramaLevel {
  const [columns, rows] = [width / 750, width / 1_500];
  const urls = Array.from(
    { length: columns * rows },
    (_, index) => `${width}-${index % columns}-${Math.floor(index / columns)}`,
  );
  return { width, height: width / 2, tile: 750, columns, urls };
}

const panorama: ShownPanorama = {
  degrees,
  base: { url: 'base', width: 750, height: 375 },
  levels: [1_500, 3_000, 6_000, 12_000].map(createLevel),
};
const levels = listTiledLevels(panorama);
const screen = { width: 1_366, height: 768 };

const listUrls = (yaw: number, pitch: number, width: number, fov = 60) => {
  const level = levels.find((each) => each.width === width)!;
  return listTilesInView(level, createProjection({ yaw, pitch, fov }, screen)).map(({ url }) => url);
};

test('tiles in view are few, and those in the middle come first', () => {
  const urls = listUrls(22, -10, 6_000);
  expect(urls[0]).toBe('6000-4-2');
  expect(urls.length).toBeLessThan(16);
  expect(urls).not.toContain('6000-0-2');
});

test('tiles on both sides of the seam are in view', () => {
  for (const yaw of [180, -180]) {
    expect(listUrls(yaw, 0, 6_000)).toEqual(
      expect.arrayContaining(['6000-0-1', '6000-7-1', '6000-0-2', '6000-7-2']),
    );
  }
  expect(listUrls(180, 0, 6_000)).not.toContain('6000-4-1');
});

test('looking straight up shows the whole upper row', () => {
  expect(listUrls(0, 89, 6_000).filter((url) => url.endsWith('-0'))).toHaveLength(8);
});

test('no direction on the screen lies in a tile that is left out', () => {
  for (const [yaw, pitch, fov] of [
    [0, 0, 60],
    [100, 40, 95],
    [-170, -60, 30],
    [45, 85, 25],
  ] as const) {
    const projection = createProjection({ yaw, pitch, fov }, screen);
    for (const level of levels) {
      const seen = new Set(listTilesInView(level, projection).map(({ url }) => url));
      for (const x of [0, 300, 683, 1_000, 1_366]) {
        for (const y of [0, 200, 384, 768]) {
          const [dx, dy, dz] = unproject(projection, { x, y });
          const place = {
            x: Math.atan2(dx, -dz) / 2 / Math.PI + 0.5,
            y: 0.5 - Math.atan2(dy, Math.hypot(dx, dz)) / Math.PI,
          };
          const tile = level.tiles.find(
            (each) =>
              place.x >= each.place.x &&
              place.x <= each.place.x + each.place.width &&
              place.y >= each.place.y &&
              place.y <= each.place.y + each.place.height,
          )!;
          expect(seen).toContain(tile.url);
        }
      }
    }
  }
});

test('the level is as sharp as the screen needs', () => {
  const choose = (fov: number, pixels: number) =>
    chooseLevel(panorama, levels, createProjection({ yaw: 0, pitch: 0, fov }, screen), pixels)?.width;
  expect(choose(90, 1_366)).toBe(3_000);
  expect(choose(60, 1_366)).toBe(6_000);
  expect(choose(25, 1_366)).toBe(12_000);
  expect(choose(25, 4_000)).toBe(12_000);
  expect(choose(90, 200)).toBeUndefined();
});

test('a tile lies where its place says', () => {
  const tile = levels[2]!.tiles[9]!;
  expect(tile.url).toBe('6000-1-1');
  expect(tile.place).toEqual({ x: 0.125, y: 0.25, width: 0.125, height: 0.25 });
  expect(tile.middle).toEqual(toDirection({ x: 0.1875, y: 0.375 }, degrees));
});

test('offline, all levels are kept that small screens show', () => {
  const urls = listPanoramaMedia(panorama);
  expect(urls).toHaveLength(1 + levels.slice(0, -1).reduce((sum, { tiles }) => sum + tiles.length, 0));
  expect(urls[0]).toBe('base');
  expect(listPanoramaMedia({ ...panorama, levels: [] })).toEqual(['base']);
});
