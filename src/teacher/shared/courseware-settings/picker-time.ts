import { schoolClock } from '#ui/school-store.ts';

/** A time in the format of the picker, by the school's clock. */
export function toPickerTime(time: number | null): string | null {
  return time === null ? null : schoolClock().read(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** The time of a text of the picker. */
export function fromPickerTime(text: string | null): number | null {
  return text === null ? null : schoolClock().timeOf(Date.parse(`${text.replace(' ', 'T')}Z`));
}
