import { describe, expect, test } from 'vitest';
import {
  createProjection,
  degreesPerPixel,
  mixViews,
  project,
  toDirection,
  toPlace,
  toYawAndPitch,
  unproject,
} from './geometry.ts';
import { limitView } from './limit-view.ts';

const sphere = { width: 360, height: 180 };
const band = { width: 240, height: 60 };
const screen = { width: 800, height: 600 };
const ahead = { yaw: 0, pitch: 0, fov: 60 };

const near = (value: number) => expect.closeTo(value, 6) as number;

describe('places and directions', () => {
  test.each([
    [0.5, 0.5],
    [0.25, 0.1],
    [0.999, 0.75],
    [0.001, 0.5],
  ])('%d, %d is found again', (x, y) => {
    expect(toPlace(toDirection({ x, y }, sphere), sphere)).toEqual({ x: near(x), y: near(y) });
  });

  test('the middle of the picture is ahead, its quarter to the left', () => {
    expect(toDirection({ x: 0.5, y: 0.5 }, sphere)).toEqual([near(0), near(0), near(-1)]);
    expect(toDirection({ x: 0.25, y: 0.5 }, sphere)).toEqual([near(-1), near(0), near(0)]);
    expect(toYawAndPitch({ x: 0.25, y: 0.25 }, sphere)).toEqual({ yaw: -90, pitch: 45 });
  });

  test('a band has nothing above its upper edge', () => {
    expect(toPlace([0, 1, -1], band)).toBeUndefined();
    expect(toPlace([0, 0, -1], band)).toEqual({ x: 0.5, y: 0.5 });
    expect(toPlace([0, 0, 1], band)).toBeUndefined();
  });
});

describe('the screen', () => {
  test('shows in its middle where one looks, at its sides half of the angle', () => {
    const view = { yaw: 90, pitch: 30, fov: 60 };
    const projection = createProjection(view, screen);
    const place = { x: 0.75, y: 1 / 3 };
    expect(project(projection, toDirection(place, sphere))).toEqual({ x: near(400), y: near(300) });
    const top = createProjection(ahead, screen);
    expect(project(top, toDirection({ x: 0.5, y: 1 / 3 }, sphere))).toEqual({ x: near(400), y: near(0) });
    const right = project(top, toDirection({ x: 0.55, y: 0.5 }, sphere));
    expect(right!.x).toBeGreaterThan(400);
  });

  test('shows nothing that is behind', () => {
    expect(project(createProjection(ahead, screen), [0, 0, 1])).toBeUndefined();
  });

  test('finds the place of a point again, also beyond the seam', () => {
    const projection = createProjection({ yaw: 178, pitch: -20, fov: 70 }, screen);
    for (const point of [
      { x: 10, y: 20 },
      { x: 790, y: 300 },
      { x: 400, y: 590 },
    ]) {
      const place = toPlace(unproject(projection, point), sphere)!;
      expect(project(projection, toDirection(place, sphere))).toEqual({ x: near(point.x), y: near(point.y) });
    }
    expect(toPlace(unproject(projection, { x: 790, y: 300 }), sphere)!.x).toBeLessThan(0.2);
    expect(toPlace(unproject(projection, { x: 10, y: 300 }), sphere)!.x).toBeGreaterThan(0.8);
  });

  test('has the angle along its shorter side', () => {
    const upright = createProjection(ahead, { width: 390, height: 844 });
    expect(upright.halves.width).toBeCloseTo(Math.tan(Math.PI / 6));
    expect(degreesPerPixel(60, { width: 390, height: 844 })).toBeCloseTo(0.17, 2);
  });
});

describe('views', () => {
  test('go around a sphere, and not beyond straight up', () => {
    expect(limitView({ yaw: 190, pitch: 120, fov: 60 }, sphere, screen)).toEqual({
      yaw: -170,
      pitch: 89,
      fov: 60,
    });
  });

  test('end where a band ends', () => {
    const { yaw, pitch, fov } = limitView({ yaw: 170, pitch: 50, fov: 90 }, band, screen);
    expect(fov).toBeCloseTo(60);
    expect(pitch).toBeCloseTo(0);
    expect(yaw).toBeLessThan(120);
    const projection = createProjection({ yaw, pitch, fov }, screen);
    expect(toPlace(unproject(projection, { x: 799, y: 300 }), band)).toBeDefined();
  });

  test('turn by the shorter way', () => {
    const from = { yaw: 170, pitch: 0, fov: 60 };
    expect(mixViews(from, { yaw: -170, pitch: 20, fov: 40 }, 0.5)).toEqual({ yaw: -180, pitch: 10, fov: 50 });
  });
});
