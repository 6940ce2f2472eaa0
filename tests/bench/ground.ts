import type { Postgres } from '#tests/support/postgres.ts';

/** The clean-up steps of a run, executed in reverse order. */
export class Cleanup {
  readonly #steps: (() => Promise<unknown>)[] = [];

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step();
  }
}

/** The configuration of servers and databases of a run. */
export interface Ground {
  cleanup: Cleanup;
  postgres(): Promise<Postgres>;
  temporaryDirectory(): Promise<string>;
}
