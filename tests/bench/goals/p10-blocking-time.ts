import type { Bench } from '../bench.ts';
import type { Visit } from '../browser/visit.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

export async function measureP10(bench: Bench): Promise<Finding[]> {
  const login = await bench.loginVisits();
  const home = await bench.homeVisits();
  return [
    {
      goal: 'P10',
      what: '/login: total blocking time, slow',
      unit: 'ms',
      value: blocked(login.samples.login),
      must: { atMost: 96 },
      reach: { atMost: 63 },
      detail: `F4 beside it: ${inMs(blocked(login.samples.f4))}`,
      steady: login.steady,
    },
    {
      goal: 'P10',
      what: 'First signed-in page: total blocking time, slow',
      unit: 'ms',
      value: blocked(home.samples.home),
      must: { atMost: 200 },
      reach: { atMost: 100 },
      detail: `F6 beside it: ${inMs(blocked(home.samples.chain))}`,
      steady: home.steady,
    },
  ];
}

function blocked(visits: Visit[]): number {
  return median(visits.map((visit) => visit.blocked));
}
