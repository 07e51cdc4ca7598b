import type { Cue } from './parse-vtt.ts';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function formatTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const whole = Math.floor(ms / 1000);
  const hours = Math.floor(whole / 3600);
  return `${pad(hours)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}.${pad(ms % 1000, 3)}`;
}

/** An arrow would begin a cue, and an empty line end it. */
const toLines = (text: string) =>
  text
    .replaceAll('-->', '→')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** The captions as WebVTT, in the order of their times; those without a text are left out. */
export function formatVtt(cues: readonly Cue[]): string {
  const written = [...cues]
    .sort((one, other) => one.from_s - other.from_s)
    .map((cue) => ({ ...cue, text: toLines(cue.text) }))
    .filter(({ text }) => text !== '')
    .map(({ from_s, to_s, text }) => `${formatTime(from_s)} --> ${formatTime(to_s)}\n${text}\n`);
  return ['WEBVTT\n', ...written].join('\n');
}
