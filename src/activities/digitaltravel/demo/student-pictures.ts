import type { DemoPicture, Random } from '#form/demo-half.ts';

/** Pictures that students of the demo school hand in on the trip. */

const wrapSvg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 480 360">${shapes}</svg>`;

const leafColours = ['#4c8a3f', '#6fa84f', '#3f7a5a', '#8a9a3f'] as const;
const leaves = [
  { name: 'mangrove', path: 'M120 300c60-120 140-180 240-220-20 120-100 200-220 230z' },
  { name: 'reed', path: 'M110 330c90-120 160-220 260-300-40 120-140 240-240 300z' },
  { name: 'lotus', path: 'M240 60c120 10 170 90 150 160-30 80-230 110-300 30-60-80 40-200 150-190z' },
] as const;

/** A leaf of the wetland, as a photo would show it. */
export function drawPlant(random: Random): DemoPicture {
  const { name, path } = random.pick(leaves);
  const colour = random.pick(leafColours);
  const ground = '<rect width="480" height="360" fill="#cbb994"/>';
  const leaf = `<path d="${path}" fill="${colour}" stroke="#24552f" stroke-width="4"/>`;
  return { name: `plant-${name}`, width: 480, height: 360, alt: '濕地的植物', svg: wrapSvg(ground + leaf) };
}

/** The ferry at the harbour front, seen from another place each time. */
export function drawFerry(random: Random): DemoPicture {
  const x = random.integerBetween(40, 160);
  const sea = '<rect width="480" height="360" fill="#bfe0f0"/><path d="M0 220h480v140H0z" fill="#6fb0cc"/>';
  const ferry = `<g transform="translate(${x} 120)"><path d="M0 110h260l-24 44H24z" fill="#2f6b4f"/><rect x="30" y="62" width="200" height="48" fill="#fff"/><rect x="50" y="28" width="160" height="36" fill="#fff"/><rect x="118" y="0" width="26" height="30" fill="#2b3a4a"/><path d="M40 76h180M60 44h140" stroke="#2f6b4f" stroke-width="8" stroke-dasharray="18 10"/></g>`;
  return { name: 'ferry', width: 480, height: 360, alt: '海旁的渡輪', svg: wrapSvg(sea + ferry) };
}
