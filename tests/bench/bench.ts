import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '#tests/support/postgres.ts';
import { buildFixtures } from './build-fixtures.ts';
import type { Cleanup, Ground } from './ground.ts';
import { type Lists, openLists } from './lists.ts';
import { openSite, type Site } from './site.ts';

/** The environment of measurements; each part is started when the first goal needs it. */
export interface Bench extends Ground {
  /** The built product and the reference pages, in a browser. */
  site(): Promise<Site>;
  /** The product on PostgreSQL, with lists of 10,000 records. */
  lists(): Promise<Lists>;
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
