import type { Bench } from '../bench.ts';
import {
  CATEGORIES,
  type Category,
  type Device,
  type LighthouseResult,
  runLighthouse,
} from '../browser/lighthouse-run.ts';
import { rememberSignIn } from '../browser/signed-in-visitor.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';

interface Audience {
  where: string;
  routes: string[];
  /** Audited beside the routes: a machine that slows it down slows them down as well. */
  floor: { name: string; page: string };
  isMust: boolean;
}

const STRANGERS: Audience = {
  where: 'public routes',
  routes: [
    '/login',
    '/logout',
    '/privacy',
    '/cookies',
    '/impress',
    '/password/forgot',
    '/password/reset',
    '/no-such-page',
  ],
  floor: { name: 'F4', page: '/f4/' },
  isMust: true,
};
const SIGNED_IN: Audience = {
  where: 'signed in',
  routes: ['/'],
  floor: { name: 'F6', page: '/f6/' },
  isMust: false,
};
const DEVICES = ['mobile', 'desktop'] as const;
const RUNS = 5;

type Run = (address: string, device: Device) => Promise<LighthouseResult>;

interface Audit {
  route: string;
  result: LighthouseResult;
}

/** Each category's worst route, first as a stranger sees them, then signed in. */
export async function measureP11(bench: Bench): Promise<Finding[]> {
  const browserBench = await bench.browser();
  const { front, debuggingPort: port } = browserBench;
  const asStranger: Run = (address, device) => runLighthouse(address, { device, port });
  // Each run refreshes the session, and may be over before the browser has the new token.
  const signedIn: Run = async (address, device) => {
    await rememberSignIn(browserBench);
    const result = await asStranger(address, device);
    if (result.audited !== address) throw new Error(`Somebody signed in was led to ${result.audited}`);
    return result;
  };
  const findings: Finding[] = [];
  const audit = async ({ where, routes, floor, isMust }: Audience, run: Run) => {
    for (const device of DEVICES) {
      const audits: Audit[] = [];
      for (const route of routes) {
        audits.push({ route, result: await auditPage(front.origin + route, device, run) });
      }
      const { performance } = await auditPage(front.origin + floor.page, device, run);
      const beside = `${floor.name} beside it: ${performance.score}`;
      findings.push(
        ...CATEGORIES.map((category) => judge({ where, device, category, isMust, beside }, audits)),
      );
    }
  };
  await audit(STRANGERS, asStranger);
  await audit(SIGNED_IN, signedIn);
  return findings;
}

/** Only speed differs between runs; the median counts. */
async function auditPage(address: string, device: Device, run: Run): Promise<LighthouseResult> {
  const first = await run(address, device);
  const speeds = [first.performance.score];
  while (speeds.length < RUNS) speeds.push((await run(address, device)).performance.score);
  return { ...first, performance: { ...first.performance, score: median(speeds) } };
}

function goalOf(category: Category, device: Device): number {
  return category === 'performance' && device === 'mobile' ? 99 : 100;
}

interface Judged {
  where: string;
  device: Device;
  category: Category;
  isMust: boolean;
  beside: string;
}

function judge({ where, device, category, isMust, beside }: Judged, audits: Audit[]): Finding {
  const worst = audits.toSorted((a, b) => a.result[category].score - b.result[category].score)[0];
  const goal = { atLeast: goalOf(category, device) };
  const costs = [worst?.route, ...(worst?.result[category].faults ?? [])].join(' ');
  return {
    goal: 'P11',
    what: `Lighthouse, ${device}, ${where}: ${category}, worst route`,
    unit: 'score',
    value: worst?.result[category].score ?? Number.NaN,
    ...(isMust && { must: goal }),
    reach: goal,
    detail: category === 'performance' ? `${costs}; ${beside}` : costs,
    steady: true,
  };
}
