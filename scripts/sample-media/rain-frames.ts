/** The short video 'Where rain goes', frame by frame as SVG of 640 × 360. */

export const rainFrameRate = 12;
export const rainFrameCount = 12 * rainFrameRate;

/** A position that repeats from 0 to 1 in `seconds`, shifted ahead by `phase` of the way. */
const loopPosition = (time: number, seconds: number, phase: number) => (time / seconds + phase) % 1;

function drawDrops(time: number): string {
  return Array.from({ length: 24 }, (_, index) => {
    const fall = loopPosition(time, 1.2, (index * 0.37) % 1);
    const x = 350 + ((index * 53) % 240) - fall * 14;
    const y = 112 + fall * 130;
    return `<path d="M${x} ${y}l-3 12" stroke="#237fc6" stroke-width="4" stroke-linecap="round"/>`;
  }).join('');
}

function drawVapour(time: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const rise = loopPosition(time, 4, index / 8);
    const x = 60 + index * 24 + Math.sin((rise + index) * 9) * 8;
    return `<circle cx="${x}" cy="${270 - rise * 170}" r="${6 + rise * 8}" fill="#fff" opacity="${(1 - rise) * 0.8}"/>`;
  }).join('');
}

/** The steps of the story, four seconds each, as a row of dots, so that the video needs no language. */
function drawSteps(time: number): string {
  const step = Math.floor(time / 4);
  return [0, 1, 2]
    .map(
      (dot) =>
        `<circle cx="${290 + dot * 30}" cy="335" r="8" fill="${dot === step ? '#ffc34d' : '#ffffff88'}"/>`,
    )
    .join('');
}

export function drawRainFrame(index: number): string {
  const time = index / rainFrameRate;
  const drift = Math.sin((time / 12) * 2 * Math.PI) * 14;
  const cloud = `<g transform="translate(${drift} 0)"><path d="M360 118a44 44 0 0 1 10-86 70 70 0 0 1 130-12 56 56 0 0 1 78 98Z" fill="#74899b"/></g>`;
  const waves = `<path d="M0 360V272q${30 + drift}-14 60 0t60 0 60 0 60 0 60 0v88Z" fill="#237fc6"/>`;
  const rays = `<circle cx="90" cy="70" r="${40 + Math.sin(time * 3) * 3}" fill="#ffc34d"/>`;
  const land = '<path d="M250 360q20-90 110-110t140-40 140 30v120Z" fill="#3fa37c"/>';
  const river = `<path d="M520 236q-60 30-120 40t-120 16" fill="none" stroke="#4c9ddb" stroke-width="12" stroke-dasharray="26 10" stroke-dashoffset="${-time * 40}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><rect width="640" height="360" fill="#d9eaf7"/>${rays}${drawVapour(time)}${land}${river}${waves}${cloud}${drawDrops(time)}${drawSteps(time)}</svg>`;
}
