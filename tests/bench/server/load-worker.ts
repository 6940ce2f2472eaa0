import { applyLoad, type Load } from './load.ts';

/** The load generator as a process of its own, so that it never waits for what the bench does meanwhile. */
process.on('message', (load: Load) => {
  applyLoad(load).then(
    (result) => process.send?.({ result }),
    (fault: unknown) => process.send?.({ fault: String(fault) }),
  );
});
