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

/** A boardwalk through a wetland with a hide for watching birds at its end. Metres; z is negative ahead. */

const halfWidth = 1.1;
const [farZ, backZ] = [-24, 26];
const waterY = groundY - 0.5;

function drawPlanks(): string {
  const parts: string[] = [];
  for (let z = farZ; z < backZ; z += 0.3) {
    const fill = Math.round(z * 10) % 2 === 0 ? '#c99a63' : '#d3a670';
    // The plank below the viewer is cut in two, because nothing may surround the feet.
    parts.push(
      drawFloor([-halfWidth, -0.001], [z, z + 0.27], fill) +
        drawFloor([0.001, halfWidth], [z, z + 0.27], fill),
    );
  }
  return parts.join('');
}

const sides = [-1, 1] as const;

function drawRailings(): string {
  const parts: string[] = [];
  for (const side of sides) {
    const x = side * halfWidth;
    parts.push(drawWall([x, farZ], [x, backZ], [-0.5, 0], '#8a5f35'));
    for (let z = farZ; z <= backZ; z += 2) parts.push(drawPost(x, z + 0.4, [-0.5, 1], 0.11, '#9a6b3d'));
    for (const high of [0.5, 0.95])
      parts.push(drawWall([x, farZ], [x, backZ], [high - 0.04, high + 0.05], '#b98450'));
  }
  return parts.join('');
}

/** Reeds around the ponds, the far ones first. */
function drawReeds(): string {
  const next = createNumbers(11);
  const reeds = Array.from({ length: 900 }, () => {
    const [yaw, distance] = [next() * 360 - 180, 5 + next() * 26];
    const turn = (yaw * Math.PI) / 180;
    return {
      x: Math.sin(turn) * distance,
      z: -Math.cos(turn) * distance,
      distance,
      high: 0.8 + next() * 1.5,
      tone: next(),
    };
  }).filter(
    ({ x, z }) => Math.abs(x) > halfWidth + 1.2 && wave((Math.atan2(x, -z) * 180) / Math.PI, 5, 40) > -0.35,
  );
  return reeds
    .sort((a, b) => b.distance - a.distance)
    .map(({ x, z, high, tone }) => {
      const fill = tone < 0.4 ? '#5d8a3f' : tone < 0.75 ? '#739d4a' : '#8fae58';
      const blade = drawSurface(
        [
          [x - 0.06, waterY, z],
          [x + 0.06, waterY, z],
          [x + (tone - 0.5) * 0.6, waterY + high, z],
        ],
        fill,
      );
      return tone > 0.86
        ? `${blade}${drawBall([x + (tone - 0.5) * 0.6, waterY + high, z], 0.09, '#8a5a3c')}`
        : blade;
    })
    .join('');
}

function drawLilies(): string {
  const next = createNumbers(5);
  return Array.from({ length: 150 }, () => {
    const [x, z, size] = [
      (next() < 0.5 ? -1 : 1) * (2 + next() * 9),
      -14 + next() * 28,
      0.18 + next() * 0.22,
    ];
    const leaf = drawSurface(
      Array.from({ length: 8 }, (_, corner) => {
        const angle = (corner / 8) * 2 * Math.PI;
        return [x + Math.cos(angle) * size, waterY, z + Math.sin(angle) * size] as const;
      }),
      next() < 0.5 ? '#3f8f63' : '#4fa06f',
    );
    return next() > 0.8 ? `${leaf}${drawBall([x, waterY + 0.1, z], 0.09, '#f3b6cf')}` : leaf;
  }).join('');
}

const drawMangrove = (x: number, z: number, size: number) =>
  [-0.5, -0.2, 0.2, 0.5]
    .map((lean) =>
      drawSurface(
        [
          [x + lean * size * 1.6, waterY, z],
          [x + lean * size * 1.6 + 0.12, waterY, z],
          [x + 0.1, waterY + size * 1.3, z],
          [x - 0.1, waterY + size * 1.3, z],
        ],
        '#6b4a30',
      ),
    )
    .join('') +
  drawBall([x - size * 0.8, waterY + size * 1.9, z], size, '#2f6b4a') +
  drawBall([x + size * 0.8, waterY + size * 1.8, z], size, '#35774f') +
  drawBall([x, waterY + size * 2.5, z], size * 1.15, '#3f8a5a');

/** A white bird that stands in the water. */
const drawEgret = (x: number, z: number) =>
  drawPost(x - 0.06, z, [-0.5, 0.1], 0.03, '#2b2b2b') +
  drawPost(x + 0.06, z, [-0.5, 0.1], 0.03, '#2b2b2b') +
  drawBall([x, groundY + 0.25, z], 0.22, '#ffffff') +
  drawPost(x + 0.16, z, [0.3, 0.78], 0.07, '#ffffff') +
  drawBall([x + 0.18, groundY + 0.8, z], 0.08, '#ffffff') +
  drawSurface(
    [
      [x + 0.22, groundY + 0.83, z],
      [x + 0.22, groundY + 0.77, z],
      [x + 0.48, groundY + 0.77, z],
    ],
    '#f0a93c',
  );

/** A hut with slits to watch birds from. */
const hide =
  drawWall([-2.6, farZ], [2.6, farZ], [0, 2.6], '#8a5f35') +
  drawWall([-0.6, farZ], [0.6, farZ], [0, 2], '#3d2a1a') +
  drawWall([-2.2, farZ], [-0.9, farZ], [1.2, 1.5], '#2b1d12') +
  drawWall([0.9, farZ], [2.2, farZ], [1.2, 1.5], '#2b1d12') +
  drawSurface(
    [
      [-3.2, groundY + 2.5, farZ],
      [3.2, groundY + 2.5, farZ],
      [0, groundY + 4.1, farZ],
    ],
    '#5b4326',
  );

/** A board beside the way, which tells of the birds. */
const board =
  drawPost(1.5, -2.8, [-0.5, 1], 0.1, '#6b4a30') +
  drawWall([1.25, -3.3], [2.05, -2.5], [0.9, 1.6], '#ffffff') +
  drawWall([1.32, -3.23], [1.98, -2.57], [1.2, 1.53], '#9ec98a') +
  drawWall([1.32, -3.23], [1.75, -2.8], [1.07, 1.12], '#52697e') +
  drawWall([1.32, -3.23], [1.9, -2.65], [0.97, 1.02], '#52697e');

export const wetlandPanorama = drawPanorama({ top: '#8cc4e8', low: '#f2f8ea' }, [
  `<circle cx="${toX(-120)}" cy="${toY(46)}" r="60" fill="#fff3cf"/>`,
  drawClouds(20, [10, 55], 33),
  drawHills((yaw) => 5 + 3 * wave(yaw, 3, 0) + 1.4 * wave(yaw, 8, 50), '#b5d3c4'),
  drawHills((yaw) => 2.8 + 1.6 * wave(yaw, 5, 90) + 0.8 * wave(yaw, 13, 20), '#8fbd95'),
  drawHills((yaw) => 1.2 + 0.5 * wave(yaw, 23, 0) + 0.4 * wave(yaw, 41, 60), '#6d9f63'),
  drawGround(() => 200, '#a3c08a'),
  drawGround((yaw) => 34 + 14 * wave(yaw, 4, 120) + 5 * wave(yaw, 9, 10), '#7fb3cd'),
  drawGround((yaw) => 13 + 4 * wave(yaw, 5, 20), '#6aa5c4'),
  [
    [-14, -18, 2.2],
    [18, -14, 2.6],
    [-19, 8, 2.4],
    [15, 17, 2.8],
    [-9, 22, 2.2],
  ]
    .map(([x = 0, z = 0, size = 1]) => drawMangrove(x, z, size))
    .join(''),
  drawLilies(),
  drawReeds(),
  [
    [-6.5, -9],
    [-7.6, -8.2],
    [7, -10],
    [8.5, 5],
  ]
    .map(([x = 0, z = 0]) => drawEgret(x, z))
    .join(''),
  hide,
  drawPlanks(),
  drawGroundBelow(0.6, '#bb8d57'),
  drawRailings(),
  board,
]);
