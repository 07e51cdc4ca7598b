/**
 * What this process keeps in memory for an app, such as caches and batches. `create` makes it when it is asked for first.
 * An app is never copied, because the copy would have others.
 */
export function perApp<A extends object, T>(create: (app: A) => T): (app: A) => T {
  const keptByApp = new WeakMap<A, { kept: T }>();
  return (app) => {
    const entry = keptByApp.get(app) ?? { kept: create(app) };
    keptByApp.set(app, entry);
    return entry.kept;
  };
}
