import type { DemoPicture } from '#form/demo-half.ts';

/** The pictures of the answer cards and the clipart, drawn in simple shapes. */

const side = 240;

const draw = (name: string, alt: string, shapes: string): DemoPicture => ({
  name: `${name}.png`,
  width: side,
  height: side,
  alt,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 120 120">
<g stroke="#3b3a3a" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></svg>`,
});

const eye = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="3.2" fill="#222" stroke="none"/>`;

export const animalPictures: Readonly<Record<string, DemoPicture>> = {
  goldfish: draw(
    'goldfish',
    '金魚',
    `<path d="M84 60 112 40c-4 14-4 26 0 40z" fill="#f2711c"/><path d="M48 40c8-16 24-14 30-8-8 2-12 6-14 12z" fill="#f2711c"/>
<ellipse cx="54" cy="60" rx="38" ry="24" fill="#ff9d3c"/><path d="M56 46c8 8 8 20 0 28" fill="none"/>${eye(32, 55)}
<path d="M18 66c4 3 8 3 11 1" fill="none"/>`,
  ),
  turtle: draw(
    'turtle',
    '烏龜',
    `<ellipse cx="34" cy="88" rx="10" ry="7" fill="#8bc36a"/><ellipse cx="78" cy="88" rx="10" ry="7" fill="#8bc36a"/>
<circle cx="100" cy="64" r="13" fill="#8bc36a"/><path d="M14 82c0-34 18-48 42-48s42 14 42 48z" fill="#4d8a4a"/>
<path d="M40 42 30 80M72 42l10 38M26 62h60" fill="none" stroke="#2f5c2f"/>${eye(104, 60)}<path d="M100 71c4 2 7 1 9-1" fill="none"/>`,
  ),
  butterfly: draw(
    'butterfly',
    '蝴蝶',
    `<ellipse cx="38" cy="44" rx="26" ry="22" fill="#b277e0"/><ellipse cx="82" cy="44" rx="26" ry="22" fill="#b277e0"/>
<ellipse cx="42" cy="82" rx="19" ry="17" fill="#e39bd2"/><ellipse cx="78" cy="82" rx="19" ry="17" fill="#e39bd2"/>
<circle cx="36" cy="42" r="8" fill="#ffe08a"/><circle cx="84" cy="42" r="8" fill="#ffe08a"/>
<ellipse cx="60" cy="62" rx="6" ry="32" fill="#5b4636"/><path d="M57 31 46 14M63 31 74 14" fill="none"/>`,
  ),
  bird: draw(
    'bird',
    '小鳥',
    `<path d="M86 74 114 66 92 90z" fill="#3f7fc1"/><path d="M20 62c0-26 18-36 34-36 22 0 42 18 40 48-14 18-40 22-56 10-12-8-18-14-18-22z" fill="#6cb2ea"/>
<path d="M42 92c2 8 0 12-4 16M62 94c2 8 2 10 0 14" fill="none"/><path d="M48 58c14-6 30 0 32 18-16 4-30-2-32-18z" fill="#3f7fc1"/>
<path d="M22 52 6 58l15 7z" fill="#f5b83d"/>${eye(38, 46)}`,
  ),
  bee: draw(
    'bee',
    '蜜蜂',
    `<ellipse cx="52" cy="34" rx="14" ry="20" transform="rotate(-18 52 34)" fill="#e4f2fb"/><ellipse cx="76" cy="36" rx="13" ry="18" transform="rotate(20 76 36)" fill="#e4f2fb"/>
<ellipse cx="62" cy="70" rx="36" ry="23" fill="#ffd23f"/><path d="M56 48v44M72 50v40" stroke="#3b3a3a" stroke-width="8"/>
<path d="M98 70l12 1-12 5z" fill="#3b3a3a"/>${eye(36, 65)}<path d="M34 52 24 38M40 49 36 34" fill="none"/>`,
  ),
  rabbit: draw(
    'rabbit',
    '兔子',
    `<ellipse cx="46" cy="30" rx="9" ry="25" fill="#f5eee6"/><ellipse cx="74" cy="30" rx="9" ry="25" fill="#f5eee6"/>
<ellipse cx="46" cy="32" rx="4" ry="16" fill="#f3b8c0" stroke="none"/><ellipse cx="74" cy="32" rx="4" ry="16" fill="#f3b8c0" stroke="none"/>
<circle cx="60" cy="76" r="33" fill="#f5eee6"/>${eye(48, 70)}${eye(72, 70)}<path d="M56 80h8l-4 5z" fill="#f08a9b"/>
<path d="M60 85v5M60 90c-4 5-9 4-11 1M60 90c4 5 9 4 11 1M38 82 22 78M38 87l-16 3M82 82l16-4M82 87l16 3" fill="none"/>`,
  ),
  caterpillar: draw(
    'caterpillar',
    '毛蟲',
    `<circle cx="20" cy="80" r="14" fill="#9ccc5a"/><circle cx="40" cy="72" r="15" fill="#b5dd74"/><circle cx="62" cy="74" r="15" fill="#9ccc5a"/>
<circle cx="82" cy="66" r="15" fill="#b5dd74"/><circle cx="98" cy="52" r="17" fill="#9ccc5a"/>${eye(94, 50)}${eye(106, 50)}
<path d="M94 60c4 4 9 3 12-1M92 36 86 22M104 36l6-14M22 93v8M42 86v9M62 88v9M82 80v9" fill="none"/>`,
  ),
  grass: draw(
    'grass',
    '青草',
    `<path d="M60 106C56 70 40 46 18 34c8 24 18 52 34 72z" fill="#6fb04a"/><path d="M60 106c4-38 22-62 42-70-6 26-18 54-34 70z" fill="#6fb04a"/>
<path d="M52 106C50 70 52 40 60 14c8 28 10 60 8 92z" fill="#8fcf5f"/><path d="M22 106h76" fill="none"/>`,
  ),
};

export const clipartPictures: readonly DemoPicture[] = [
  draw(
    'sun',
    '太陽',
    `<circle cx="60" cy="60" r="26" fill="#ffd23f"/><path d="M60 8v16M60 96v16M8 60h16M96 60h16M23 23l12 12M85 85l12 12M97 23 85 35M35 85 23 97" fill="none" stroke="#f29c1f" stroke-width="5"/>`,
  ),
  draw(
    'flower',
    '花',
    `<path d="M60 64v48M60 96c-12 0-20-6-22-14 12 0 20 4 22 14z" fill="#6fb04a"/>
<g fill="#f48fb1"><circle cx="60" cy="24" r="14"/><circle cx="82" cy="40" r="14"/><circle cx="74" cy="64" r="14"/><circle cx="46" cy="64" r="14"/><circle cx="38" cy="40" r="14"/></g><circle cx="60" cy="46" r="13" fill="#ffd23f"/>`,
  ),
  draw(
    'cloud',
    '雲',
    `<path d="M30 88a20 20 0 0 1-2-40 26 26 0 0 1 50-8 24 24 0 0 1 16 46z" fill="#eef5fb"/>`,
  ),
];
