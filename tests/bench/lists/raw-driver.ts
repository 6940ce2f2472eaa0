import { openPostgres } from '#server/db/postgres.ts';
import type { Cleanup } from '../measure/cleanup.ts';
import type { Load, LoadResult } from '../server/load.ts';
import type { Statement } from '../server/statements-of.ts';

export type RawDriver = (
  statements: readonly Statement[],
  load: Pick<Load, 'connections' | 'requests' | 'limitMs'>,
) => Promise<LoadResult>;

/** Asks the database what the product asks it, in this process, through nothing but the driver. */
export async function openRawDriver(cleanup: Cleanup, databaseUrl: string): Promise<RawDriver> {
  const { executeSql, close } = await openPostgres(databaseUrl);
  cleanup.add(close);
  return async (statements, { connections, requests, limitMs }) => {
    const latencies: number[] = [];
    let left = requests;
    const begun = performance.now();
    const keepBusy = async () => {
      while (performance.now() - begun < limitMs && left-- > 0) {
        const began = performance.now();
        for (const { text, values } of statements) await executeSql(text, values);
        latencies.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: connections }, keepBusy));
    return { latencies, elapsedMs: performance.now() - begun };
  };
}
