import fc from 'fast-check';

/**
 * Properties are tried with the same examples in each run, so that no change fails because of an example that is drawn
 * for the first time. `PROPERTY_SEED=random` draws others, and a number repeats those of an earlier run.
 */

const { PROPERTY_SEED: wanted = '20261130' } = process.env;
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
