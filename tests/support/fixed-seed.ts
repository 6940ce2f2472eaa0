import fc from 'fast-check';

/** The same examples in each run; `SEED` chooses others. A failure prints the seed. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
