import {
  createNumbers,
  drawBall,
  drawClouds,
  drawFloor,
  drawGround,
  drawGroundBelow,
  drawHills,
  drawPanorama,
  drawPost,
  drawSurface,
  drawWall,
  groundY,
  toX,
  toY,
  wave,
} from './panorama-parts.ts';

/** A promenade by the harbour: water, towers and hills ahead, shops behind. Metres; z is negative towards the water. */

const railZ = -2.6;
const shopsZ = 13;
const endX = 70;
const towerColours = ['#7fb2d9', '#9cc6e6', '#6aa0cb', '#b3d2ea', '#88a9c4', '#a9b9d6'];

/** Towers across the water, far enough to be flat; sizes in degrees. */
function drawTowers(): string {
  const next = createNumbers(7);
  const towers: string[] = [];
  for (let yaw = -82; yaw < 82; yaw += 2 + next() * 2.4) {
    const [turn, high] = [1.6 + next() * 2.2, 3 + next() * 7 * Math.cos((yaw * Math.PI) / 190)];
    const [x, y, wide] = [toX(yaw), toY(high), toX(yaw + turn) - toX(yaw)];
    const colour = towerColours[Math.floor(next() * towerColours.length)];
    towers.push(`<rect x="${x}" y="${y}" width="${wide}" height="${toY(-0.6) - y}" fill="${colour}"/>`);
    for (let row = y + 7; row < toY(0.4); row += 9)
      towers.push(
        `<path d="M${x + 4} ${row}h${wide - 8}" stroke="#eaf4fb" stroke-width="3" stroke-dasharray="4 4"/>`,
      );
  }
  return towers.join('');
}

function drawWaves(): string {
  const next = createNumbers(3);
  return Array.from({ length: 420 }, () => {
    const down = 1 + next() ** 2 * 28;
    const [x, y, long] = [toX(-95 + next() * 190), toY(-down), 20 + next() * 30 * Math.sqrt(down)];
    return `<path d="M${x} ${y}q${long / 4}-${2 + down / 4} ${long / 2} 0t${long / 2} 0" fill="none" stroke="#cfe8f7" stroke-opacity="0.6" stroke-width="${1 + down / 9}"/>`;
  }).join('');
}

/** A green and white ferry, side on. */
function drawFerry(x: number, z: number): string {
  const side = (from: number, to: number, low: number, high: number, fill: string) =>
    drawWall([x + from, z], [x + to, z], [low, high], fill);
  const windows = [-8, -5, -2, 1, 4, 7].map((at) => side(at, at + 1.8, 3.6, 4.9, '#16324a')).join('');
  return (
    drawSurface(
      [
        [x - 13, groundY + 2.6, z],
        [x + 13, groundY + 2.6, z],
        [x + 11, groundY - 0.6, z],
        [x - 11, groundY - 0.6, z],
      ],
      '#1f7a4d',
    ) +
    side(-12, 12, 2.6, 5.6, '#ffffff') +
    windows +
    side(-9, 9, 5.6, 7.6, '#d7efe2') +
    side(-1.2, 1.2, 7.6, 10.2, '#c7431a')
  );
}

function drawRailing(): string {
  const parts: string[] = [];
  for (let x = -endX; x <= endX; x += 1.6) parts.push(drawPost(x, railZ, [0, 1.1], 0.07, '#37566d'));
  for (const high of [0.3, 0.7, 1.08])
    parts.push(drawWall([-endX, railZ], [endX, railZ], [high - 0.025, high + 0.03], '#4a6d86'));
  return parts.join('');
}

/** A life buoy on the railing. */
const lifeBuoy =
  drawBall([2.1, groundY + 0.72, railZ], 0.3, '#f0673c') +
  drawBall([2.1, groundY + 0.72, railZ], 0.15, '#5aa7d6');

function drawPaving(): string {
  const lines: string[] = [];
  for (let z = -2; z < shopsZ; z += 1) {
    // A line below the viewer would go around the feet.
    if (Math.abs(z) > 0.2) lines.push(drawFloor([-endX, endX], [z, z + 0.05], '#cbb89a'));
  }
  for (let x = -endX; x < endX; x += 1)
    lines.push(
      drawFloor([x + 0.5, x + 0.55], [railZ, -0.001], '#cbb89a') +
        drawFloor([x + 0.5, x + 0.55], [0.001, shopsZ], '#cbb89a'),
    );
  return lines.join('');
}

const shops = [
  { wide: 9, high: 9, wall: '#f4d9c6', awning: '#c7431a' },
  { wide: 8, high: 12, wall: '#d9ebf9', awning: '#0b5fa5' },
  { wide: 10, high: 8, wall: '#ffe7b3', awning: '#1f7a4d' },
  { wide: 9, high: 14, wall: '#e6dff2', awning: '#6b4bb0' },
  { wide: 8, high: 10, wall: '#dff4e7', awning: '#8a5a00' },
];

/** A house with a shop, from its left end on. */
function drawShop(x: number, { wide, high, wall, awning }: (typeof shops)[number]): string {
  const parts = [drawWall([x, shopsZ], [x + wide, shopsZ], [0, high], wall)];
  for (let floor = 4.6; floor + 1.6 < high; floor += 2.6)
    for (let at = 0.9; at + 1.4 < wide; at += 2.3)
      parts.push(drawWall([x + at, shopsZ], [x + at + 1.3, shopsZ], [floor, floor + 1.5], '#7fa9c9'));
  parts.push(drawWall([x + 0.6, shopsZ], [x + wide - 2.4, shopsZ], [0.6, 2.5], '#35566f'));
  parts.push(drawWall([x + wide - 2, shopsZ], [x + wide - 0.7, shopsZ], [0, 2.4], '#7a4a2c'));
  const stripes = Array.from({ length: 12 }, (_, stripe) => {
    const [from, to] = [x + (wide * stripe) / 12, x + (wide * (stripe + 1)) / 12];
    return drawSurface(
      [
        [from, groundY + 3.5, shopsZ],
        [to, groundY + 3.5, shopsZ],
        [to, groundY + 2.7, shopsZ - 1.6],
        [from, groundY + 2.7, shopsZ - 1.6],
      ],
      stripe % 2 === 0 ? awning : '#ffffff',
    );
  });
  return parts.join('') + stripes.join('');
}

function drawShops(): string {
  const drawn: string[] = [];
  let x = -endX;
  for (let index = 0; x < endX; index += 1) {
    const shop = shops[(index * 3) % shops.length];
    if (!shop) break;
    drawn.push(drawShop(x, shop));
    x += shop.wide;
  }
  return drawn.join('');
}

const drawTree = (x: number, z: number) =>
  drawPost(x, z, [0, 2.4], 0.28, '#8a5a3c') +
  drawBall([x - 0.7, groundY + 3, z], 1, '#2f7d5b') +
  drawBall([x + 0.7, groundY + 3.1, z], 1.05, '#36895f') +
  drawBall([x, groundY + 3.8, z], 1.15, '#3fa37c');

const drawLamp = (x: number, z: number) =>
  drawPost(x, z, [0, 3.6], 0.1, '#2a4459') + drawBall([x, groundY + 3.75, z], 0.26, '#ffe7b3');

const drawBench = (x: number, z: number) =>
  drawPost(x - 0.7, z, [0, 0.45], 0.1, '#37566d') +
  drawPost(x + 0.7, z, [0, 0.45], 0.1, '#37566d') +
  drawWall([x - 0.95, z], [x + 0.95, z], [0.42, 0.54], '#b97f42') +
  drawWall([x - 0.95, z + 0.3], [x + 0.95, z + 0.3], [0.66, 0.95], '#dba463');

/** An information board about the harbour. */
const board =
  drawPost(-4.5, -1.3, [0, 1], 0.1, '#37566d') +
  drawWall([-4.9, -0.9], [-4.1, -1.7], [0.95, 1.75], '#ffffff') +
  drawWall([-4.83, -0.97], [-4.17, -1.63], [1.3, 1.68], '#4c9ddb') +
  drawWall([-4.83, -0.97], [-4.4, -1.4], [1.06, 1.12], '#52697e') +
  drawWall([-4.83, -0.97], [-4.25, -1.55], [1.17, 1.23], '#52697e');

const distanceOfQuay = (yaw: number) => {
  const [sin, cos] = [Math.abs(Math.sin((yaw * Math.PI) / 180)), Math.cos((yaw * Math.PI) / 180)];
  const ahead = cos > 0 ? -railZ / cos : shopsZ / Math.max(-cos, 1e-3);
  return Math.min(ahead, endX / Math.max(sin, 1e-3));
};

export const promenadePanorama = drawPanorama({ top: '#6fb4e3', low: '#e9f5fc' }, [
  `<circle cx="${toX(62)}" cy="${toY(38)}" r="70" fill="#ffe7b3"/><circle cx="${toX(62)}" cy="${toY(38)}" r="48" fill="#ffc34d"/>`,
  drawClouds(16, [14, 48], 21),
  drawHills((yaw) => 6 + 3.4 * wave(yaw, 3, 30) + 1.6 * wave(yaw, 7, 80), '#a9cdb9'),
  drawHills((yaw) => 3.4 + 2.2 * wave(yaw, 4, 200) + 1 * wave(yaw, 11, 10), '#86b79d'),
  drawTowers(),
  `<rect y="${toY(-0.6)}" width="100%" height="50%" fill="#3f8fc9"/><rect y="${toY(-5)}" width="100%" height="50%" fill="#3585bf"/><rect y="${toY(-14)}" width="100%" height="50%" fill="#2c78b1"/>`,
  drawWaves(),
  drawFerry(-24, -62),
  drawFerry(58, -110),
  drawGround(distanceOfQuay, '#e3d3b8'),
  drawPaving(),
  drawGroundBelow(0.7, '#d8c5a3'),
  drawShops(),
  [-31, -19, -7, 6, 18, 30].map((x) => drawTree(x, 8.5)).join(''),
  [-24, -12, 0.5, 12, 24].map((x) => drawLamp(x, 6)).join(''),
  [-5, 4, 15, -16].map((x) => drawBench(x, 5)).join(''),
  board,
  drawRailing(),
  lifeBuoy,
]);
