/** Parts of the drawn pages, as SVG. A page is upright A4 in pixels, as a conversion makes it. */

export const pageSize = { width: 1131, height: 1600 };

const fontFamily = "'Noto Sans CJK HK', 'Noto Sans CJK TC', sans-serif";

export const inkColour = '#12283b';

export function drawPage(content: string): string {
  const { width, height } = pageSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fontFamily}" fill="${inkColour}">${content}</svg>`;
}

type TextLook = { size?: number; bold?: true; fill?: string; middle?: true };

export function drawText(x: number, y: number, words: string, look: TextLook = {}): string {
  const { size = 44, bold, fill = inkColour, middle } = look;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${bold ? ' font-weight="700"' : ''}${middle ? ' text-anchor="middle"' : ''}>${words}</text>`;
}

/** Draws a colour gradient over the whole page. */
export function drawSky(id: string, top: string, bottom: string): string {
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="1131" height="1600" fill="url(#${id})"/>`;
}

export function drawSun(x: number, y: number, radius: number): string {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 360;
    return `<path d="M${x} ${y - radius * 1.25}v${-radius * 0.38}" transform="rotate(${angle} ${x} ${y})"/>`;
  });
  return `<g stroke="#ffb52e" stroke-width="${radius / 7}" stroke-linecap="round">${rays.join('')}</g><circle cx="${x}" cy="${y}" r="${radius}" fill="#ffc34d"/><circle cx="${x - radius * 0.3}" cy="${y - radius * 0.3}" r="${radius * 0.3}" fill="#ffe3a3"/>`;
}

export function drawCloud(x: number, y: number, scale: number, fill = '#fff', shade = '#dcebf7'): string {
  const drawPuffs = (colour: string, offsetY: number) =>
    `<g fill="${colour}" transform="translate(0 ${offsetY})"><rect x="-150" y="-30" width="300" height="90" rx="45"/><circle cx="-70" cy="-30" r="70"/><circle cx="30" cy="-60" r="95"/><circle cx="105" cy="-10" r="55"/></g>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawPuffs(shade, 14)}${drawPuffs(fill, 0)}</g>`;
}

/** Draws waves across the page, from `y` down. */
export function drawSea(y: number, fill: string, height = 34, shift = 0): string {
  const crest = `q70-${height} 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0`;
  return `<path d="M${-140 + shift} ${y}${crest}V1600H${-140 + shift}Z" fill="${fill}"/>`;
}

export function drawHills(y: number, fill: string, shift = 0): string {
  return `<path d="M${shift - 200} 1600V${y}q180-190 380-60 90-170 280-190 180-10 260 150 170-110 320-10 160 40 240 110 160-40 400 40V1600Z" fill="${fill}"/>`;
}

export function drawTree(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-10" y="-50" width="20" height="60" rx="8" fill="#8a5a33"/><circle cx="0" cy="-90" r="56" fill="#2c8c62"/><circle cx="-30" cy="-66" r="36" fill="#2c8c62"/><circle cx="32" cy="-66" r="36" fill="#3fa37c"/></g>`;
}

type Mood = 'happy' | 'wow' | 'sleepy';

const faces: Record<Mood, string> = {
  happy:
    '<circle cx="-24" cy="24" r="9"/><circle cx="24" cy="24" r="9"/><path d="M-20 46q20 22 40 0" fill="none" stroke="#12283b" stroke-width="7" stroke-linecap="round"/>',
  wow: '<circle cx="-24" cy="22" r="10"/><circle cx="24" cy="22" r="10"/><ellipse cx="0" cy="54" rx="12" ry="15" fill="#b23a2a"/>',
  sleepy:
    '<path d="M-34 26q10 10 20 0M14 26q10 10 20 0M-10 50q10 10 20 0" fill="none" stroke="#12283b" stroke-width="6" stroke-linecap="round"/>',
};

/** Draws the hero of the book, a drop about 200 pixels high at scale 1. */
export function drawDrop(x: number, y: number, scale: number, mood: Mood = 'happy', angle = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})"><path d="M0-112C18-70 76-16 76 34A76 76 0 0 1-76 34C-76-16-18-70 0-112Z" fill="#3d9be0" stroke="#fff" stroke-width="8"/><path d="M-46 10Q-42-22-20-50" fill="none" stroke="#bfe3fa" stroke-width="13" stroke-linecap="round"/><circle cx="-46" cy="48" r="12" fill="#ff9d8a"/><circle cx="46" cy="48" r="12" fill="#ff9d8a"/>${faces[mood]}</g>`;
}

export function drawArrow(shaftPath: string, headPath: string, colour = '#fff'): string {
  return `<g fill="none" stroke="${colour}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"><path d="${shaftPath}" stroke-dasharray="2 30"/><path d="${headPath}"/></g>`;
}

/** Draws a word on a coloured rounded background, centred at `x`. */
export function drawLabel(x: number, y: number, words: string, fill: string, size = 48): string {
  const width = words.length * size + 56;
  return `<rect x="${x - width / 2}" y="${y - size * 0.95}" width="${width}" height="${size * 1.55}" rx="${size * 0.78}" fill="${fill}"/>${drawText(x, y + size * 0.2, words, { size, bold: true, fill: '#fff', middle: true })}`;
}
