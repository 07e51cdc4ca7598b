/**
 * Whether PostgreSQL aborted a transaction because of another one: a deadlock, or a serialization failure in engines
 * that speak its protocol. The documentation says to repeat the transaction
 * (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
export function isConflict(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === '40P01' || code === '40001';
}
