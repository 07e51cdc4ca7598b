/**
 * The value that the record itself has under the name; undefined for what every object inherits, such as `constructor`.
 * Names from outside are looked up with this, or in a Map.
 */
export function findOwn<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
