import type { Bench } from '../bench.ts';
import { type HomeMark, markOf } from '../browser/home-visits.ts';
import { begunBefore, longestChain, type RequestTiming } from '../browser/request-timing.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';

export async function measureP12(bench: Bench): Promise<Finding[]> {
  const login = await bench.loginVisits();
  const home = await bench.homeVisits();
  const beforePaint = login.samples.login.map(({ requests, fcp }) => begunBefore(requests, fcp));
  return [
    {
      goal: 'P12',
      what: '/login: requests before the first paint',
      unit: 'count',
      value: median(beforePaint.map(({ length }) => length)),
      must: { atMost: 3 },
      reach: { atMost: 2 },
      detail: inWords(beforePaint[0]),
      steady: login.steady,
    },
    ...(['greeting', 'list'] as const).map((mark: HomeMark): Finding => {
      const chains = home.samples.home.map((visit) => longestChain(visit.requests, markOf(visit, mark)));
      return {
        goal: 'P12',
        what: `Cold home page: requests one after the other up to the ${mark}`,
        unit: 'count',
        value: median(chains.map(({ length }) => length)),
        must: { atMost: 3 },
        reach: { atMost: 2 },
        detail: inWords(chains[0]),
        steady: home.steady,
      };
    }),
  ];
}

function inWords(requests: RequestTiming[] = []): string {
  return requests.map(({ address }) => address).join(', ');
}
