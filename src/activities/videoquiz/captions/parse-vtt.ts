/** Reads WebVTT (https://www.w3.org/TR/webvtt1/) and says in which line something is wrong. Pure; times in seconds. */

export type Cue = { from_s: number; to_s: number; text: string };

export type CaptionsFault = {
  /** A key of the messages of captions. */
  message: 'no_header' | 'no_cues' | 'wrong_time' | 'end_before_begin' | 'out_of_order';
  /** From 1. */
  line: number;
};

const timePattern = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const arrow = '-->';

function readTime(text: string): number | undefined {
  const match = timePattern.exec(text);
  if (!match) return undefined;
  const [, hours = '0', minutes, seconds, ms] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(ms) / 1000;
}

/** Times of a line with an arrow; what follows the second time are settings of the place. */
function readTimes(line: string): { from_s: number; to_s: number } | undefined {
  const [first = '', rest = ''] = line.split(arrow);
  const from_s = readTime(first.trim());
  const to_s = readTime(rest.trim().split(/\s/)[0] ?? '');
  return from_s === undefined || to_s === undefined ? undefined : { from_s, to_s };
}

/** The lines of a file, whatever ends them, without the mark of its bytes' order. */
const splitLines = (file: string) => file.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);

export function parseVtt(file: string): { cues: Cue[] } | { fault: CaptionsFault } {
  const lines = splitLines(file);
  if (!/^WEBVTT([ \t]|$)/.test(lines[0] ?? '')) return { fault: { message: 'no_header', line: 1 } };
  const cues: Cue[] = [];
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (!line.includes(arrow)) continue;
    const fault = (message: CaptionsFault['message']) => ({ fault: { message, line: index + 1 } });
    const times = readTimes(line);
    if (!times) return fault('wrong_time');
    if (times.to_s <= times.from_s) return fault('end_before_begin');
    if (times.from_s < (cues.at(-1)?.from_s ?? 0)) return fault('out_of_order');
    const end = lines.findIndex((one, place) => place > index && one.trim() === '');
    const text = lines.slice(index + 1, end === -1 ? undefined : end).join('\n');
    cues.push({ ...times, text });
  }
  return cues.length === 0 ? { fault: { message: 'no_cues', line: lines.length } } : { cues };
}
