import type { Postgres } from '#tests/support/postgres.ts';

/** What a run has started, ended in the opposite order. */
export class Cleanup {
  readonly #steps: (() => Promise<unknown>)[] = [];

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step();
  }
}

/** What servers and databases of a run are started with. */
export interface Ground {
  cleanup: Cleanup;
  postgres(): Promise<Postgres>;
  temporaryDirectory(): Promise<string>;
}
