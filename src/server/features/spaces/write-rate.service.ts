import { spaceWritesAtOnce, spaceWritesPerSecond } from '#contract/limits.ts';
import { limitPerPerson } from '#server/rate-limit.ts';

/** Limits each person's writes to more than anybody draws by hand. Devices keep refused writes and send them again. */
export const limitWriteRate = limitPerPerson({
  atOnce: spaceWritesAtOnce,
  perSecond: spaceWritesPerSecond,
});
