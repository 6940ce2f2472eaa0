import { raiseStorm, type Storm } from './storm.ts';

/** A storm from a process of its own, so that it does not wait for the server; it ends with it. */
process.once('message', (storm: Storm) => {
  raiseStorm(storm).then(
    (result) => process.send?.({ result }, () => process.exit()),
    (fault: unknown) => process.send?.({ fault: String(fault) }, () => process.exit(1)),
  );
});
