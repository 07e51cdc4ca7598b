import { type Language, languageTag } from '#contract/language.ts';

const steps = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** Bytes as people say them: 1.2 MB. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] = steps.find(([, least]) => bytes >= least) ?? ['kilobyte', 1e3];
  const value = Math.max(bytes / size, 0.1);
  return new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
