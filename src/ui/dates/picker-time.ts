import { schoolClock } from '#ui/school-store.ts';

/** A time in the format of the picker, by the school's clock. */
export function toPickerTime(time: number | null): string | null {
  return time === null ? null : schoolClock().localDateAt(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** Parses a text of the picker, which is by the school's clock. */
export function fromPickerTime(text: string | null): number | null {
  return text === null ? null : schoolClock().timeOfLocal(Date.parse(`${text.replace(' ', 'T')}Z`));
}
