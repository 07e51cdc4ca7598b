/**
 * PostgreSQL broke a transaction off because of another one: a deadlock, or, where an engine that speaks its protocol
 * orders transactions, a serialization failure. The documentation says to begin again
 * (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
export function isConflict(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === '40P01' || code === '40001';
}
