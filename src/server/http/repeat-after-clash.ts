import { AppError } from '#server/app-error.ts';
import { isUniqueViolation } from '#server/database/dialect/unique-violation.ts';

/**
 * Runs a call, and once again if another call has meanwhile stored a row with the same name or key: the second run sees
 * that row and refuses as usual, or adds to it. Nothing of the first run is stored, because its transaction failed.
 * Refuses with 'changed_elsewhere' if the second run fails in the same way.
 */
export async function repeatAfterClash<T>(run: () => Promise<T> | T): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  try {
    return await run();
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('changed_elsewhere') : error;
  }
}
