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
      detail: compared('F4', login.samples.login, login.samples.f4),
      steady: login.steady,
    },
    {
      goal: 'P10',
      what: 'First signed-in page: total blocking time, slow',
      unit: 'ms',
      value: blocked(home.samples.home),
      must: { atMost: 200 },
      reach: { atMost: 100 },
      detail: compared('F6', home.samples.home, home.samples.chain),
      steady: home.steady,
    },
  ];
}

/** The signed-in page shows a waiting sign, which Chromium doesn't take for its first painting: so the whole is told, too. */
function compared(floor: string, ours: Visit[], beside: Visit[]): string {
  const inAll = (visits: Visit[]) => inMs(median(visits.map(({ blockedInAll }) => blockedInAll)));
  return `${floor} beside it: ${inMs(blocked(beside))}; since the navigation ${inAll(ours)}, ${floor} ${inAll(beside)}`;
}

function blocked(visits: Visit[]): number {
  return median(visits.map((visit) => visit.blocked));
}
