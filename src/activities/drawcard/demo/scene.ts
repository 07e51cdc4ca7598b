import type { DemoPicture } from '#form/demo-half.ts';

/** A park with sky, meadow and pond, on which students put the animals where they live. */

const fish = (x: number, y: number): string =>
  `<path d="M${x} ${y}q14-10 28 0q-14 10-28 0zm28 0l12-8v16z" fill="#7ec4d6" opacity="0.8"/>`;
const tuft = (x: number, y: number): string =>
  `<path d="M${x} ${y}l-8-26 14 22 2-34 8 34 12-24-6 28z" fill="#5d9c46"/>`;
const tree = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-16 0l6-150h20l6 150z" fill="#9a6b43"/>
<circle cx="0" cy="-190" r="78" fill="#5fa84f"/><circle cx="-58" cy="-150" r="54" fill="#6bb65a"/><circle cx="60" cy="-150" r="56" fill="#57a048"/></g>`;
const cloud = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity="0.9"><circle cx="0" cy="0" r="34"/><circle cx="42" cy="-14" r="42"/><circle cx="90" cy="0" r="32"/><rect x="-10" y="0" width="110" height="34" rx="17"/></g>`;

export const parkScene: DemoPicture = {
  name: 'park.png',
  width: 1_200,
  height: 800,
  alt: '公園：天空、草地和池塘',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bfe3fa"/><stop offset="1" stop-color="#eef9ff"/></linearGradient>
<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9dfee"/><stop offset="1" stop-color="#6bbdd6"/></linearGradient></defs>
<rect width="1200" height="800" fill="url(#s)"/>${cloud(180, 120, 1)}${cloud(760, 90, 1.2)}${cloud(1010, 210, 0.7)}
<path d="M0 400Q220 300 460 380T900 360T1200 400V800H0z" fill="#cfe8b5"/><path d="M0 470Q300 400 620 460T1200 450V800H0z" fill="#b4dc92"/>
${tree(1070, 560, 1)}${tree(120, 500, 0.7)}
<path d="M60 800C40 640 210 560 420 570s330 90 320 230z" fill="url(#w)" stroke="#8fbf6a" stroke-width="10"/>
<path d="M180 640q40-14 80 0M420 690q44-14 88 0M280 740q36-12 72 0" fill="none" stroke="#e9f8fc" stroke-width="6" stroke-linecap="round"/>
${fish(230, 700)}${fish(540, 650)}${tuft(800, 640)}${tuft(900, 720)}${tuft(1010, 690)}${tuft(1120, 760)}${tuft(820, 780)}</svg>`,
};
