import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';
import { ENGINES } from '../server/company-list-bench.ts';
import { openOrderBench } from '../trips/order-bench.ts';

/** The use case without HTTP, which would make both sides longer by the same and the ratio smaller. */
export async function measureB8({ cleanup }: Bench): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const engine of ENGINES) {
    const { timePlain, timeIdempotent } = await openOrderBench(cleanup, engine);
    const { samples, steady } = await interleave(
      { plain: timePlain, idempotent: timeIdempotent },
      { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['plain'], figureOf: (time) => time },
    );
    const [plain, idempotent] = [median(samples.plain), median(samples.idempotent)];
    findings.push({
      ...{ goal: 'B8', what: `Order with a key, p50 / the same order without one, ${engine}`, unit: 'ratio' },
      ...{ value: idempotent / plain, must: { atMost: 1.6 }, reach: { atMost: 1.1 } },
      ...{ detail: `${inMs(idempotent)} / ${inMs(plain)}`, steady },
    });
  }
  return findings;
}
