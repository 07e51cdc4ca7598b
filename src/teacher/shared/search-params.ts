/** Reads typed values from the search parameters of an address. Invalid values count as absent. */

export type RawSearch = Record<string, unknown>;

/** Parses plain `name=value` pairs; the router by itself would use JSON. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Leaves out absent and empty values, so that addresses stay short. */
export function stringifySearch(search: RawSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
      query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function readWholeNumber(value: unknown, min: number): number | undefined {
  const text = String(value);
  return /^\d{1,15}$/.test(text) && Number(text) >= min ? Number(text) : undefined;
}

export function readId(value: unknown): number | undefined {
  return readWholeNumber(value, 1);
}

export function readOffset(value: unknown): number | undefined {
  return readWholeNumber(value, 1);
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 1000) : undefined;
}

export function readOneOf<T extends string | number>(value: unknown, choices: readonly T[]): T | undefined {
  return choices.find((choice) => String(choice) === String(value));
}

/** What is looked for in a list, and which page of it is shown. */
export type ListSearch = { keyword?: string | undefined; offset?: number | undefined };

export function readListSearch(raw: RawSearch): ListSearch {
  return { keyword: readText(raw['keyword']), offset: readOffset(raw['offset']) };
}
