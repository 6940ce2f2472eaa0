import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { buildFixtures } from './build-fixtures.ts';
import { type Lists, openLists } from './lists.ts';
import { openSite, type Site } from './site.ts';

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

/** What goals measure with; each part is started when the first goal asks for it. */
export interface Bench {
  cleanup: Cleanup;
  /** The built product and the pages that goals compare it with, in a browser. */
  site(): Promise<Site>;
  postgres(): Promise<Postgres>;
  /** The product on PostgreSQL, with lists of 10,000 records. */
  lists(): Promise<Lists>;
  temporaryDirectory(): Promise<string>;
}

export function createBench(cleanup: Cleanup, directory: string): Bench {
  const postgres = once(async () => {
    const started = await startPostgres();
    cleanup.add(started.stop);
    return started;
  });
  const bench: Bench = {
    cleanup,
    postgres,
    site: once(async () => {
      const fixtures = path.join(directory, 'fixtures');
      await rm(fixtures, { recursive: true, force: true });
      await buildFixtures(fixtures);
      return await openSite(bench, fixtures);
    }),
    lists: once(() => openLists(bench)),
    async temporaryDirectory() {
      const created = await mkdtemp(path.join(tmpdir(), 'zugvogel-bench-'));
      cleanup.add(() => rm(created, { recursive: true, force: true }));
      return created;
    },
  };
  return bench;
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
