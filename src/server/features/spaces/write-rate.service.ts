import { spaceWritesAtOnce, spaceWritesPerSecond } from '#contract/limits.ts';
import { limitPerPerson } from '#server/rate-limit.ts';

/** Faster than anybody draws by hand. Refused writes stay in the device's outbox and are sent again. */
export const limitWriteRate = limitPerPerson({
  atOnce: spaceWritesAtOnce,
  perSecond: spaceWritesPerSecond,
});
