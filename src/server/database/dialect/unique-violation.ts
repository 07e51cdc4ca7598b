/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE (https://sqlite.org/rescode.html). */
const sqliteCodes: readonly unknown[] = [1_555, 2_067];
const postgresCode = '23505';

/** Whether the database refused a row because another one has the same key or name. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === postgresCode || (code === 'ERR_SQLITE_ERROR' && sqliteCodes.includes(errcode));
}
