import { argon2, randomBytes, randomUUIDv7 } from 'node:crypto';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '#server/db/demo/accounts.ts';
import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';
import { type CompanyListBench, ENGINES, type Engine } from '../server/company-list-bench.ts';
import { timeSignIn } from '../server/sign-in-attempts.ts';

const PER_SAMPLE = 15;
/** Hashes differ by a tenth from sample to sample, which is half of what signing in may take beside one. */
const ROUNDS = 15;
/** What a server does often, it does faster than what it has just begun with. */
const WARM_UP = 60;
const derive = promisify(argon2);
/** OWASP's parameters; memory in KiB. */
const OWASP = { memory: 19456, passes: 2, parallelism: 1, tagLength: 32 };

export async function measureB7(bench: Bench): Promise<Finding[]> {
  const companyList = await bench.companyList();
  const findings: Finding[] = [];
  for (const engine of ENGINES) findings.push(...(await measureEngine(companyList, engine)));
  return findings;
}

async function measureEngine({ engines, accounts }: CompanyListBench, engine: Engine): Promise<Finding[]> {
  const { address } = engines[engine].product;
  const [right, wrong] = [inTurn(accounts), inTurn(accounts)];
  const signIn = () => timeSignIn(address, { email: right(), password: DEMO_PASSWORD }, 200);
  for (let run = 0; run < WARM_UP; run += 1) await signIn();
  const { samples, steady } = await interleave(
    {
      argon2: several(timeHash),
      signIn: several(signIn),
      wrong: several(() => timeSignIn(address, { email: wrong(), password: 'not-this-one' }, 401)),
      unknown: several(() =>
        timeSignIn(address, { email: `${randomUUIDv7()}@nowhere.example`, password: 'not-this-one' }, 401),
      ),
    },
    { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['argon2', 'wrong'], figureOf: (time) => time },
  );
  const [hash, signedIn, refused, unknown] = (['argon2', 'signIn', 'wrong', 'unknown'] as const).map((name) =>
    median(samples[name]),
  ) as [number, number, number, number]; // as many as there are names
  const alike = { from: 0.95, to: 1.05 };
  return [
    {
      goal: 'B7',
      what: `Sign-in, p50 / one argon2id at OWASP's parameters, ${engine}`,
      unit: 'ratio',
      value: signedIn / hash,
      must: { atMost: 1.25 },
      reach: { atMost: 1.1 },
      detail: `${inMs(signedIn)} / ${inMs(hash)}`,
      steady,
    },
    {
      goal: 'B7',
      what: `Sign-in, p50: unknown address / wrong password, ${engine}`,
      unit: 'ratio',
      value: unknown / refused,
      must: alike,
      reach: alike,
      detail: `${inMs(unknown)} / ${inMs(refused)}`,
      steady,
    },
  ];
}

/** Each as often as the others: what fails with one is forgotten when it succeeds, or the account is throttled. */
function inTurn(accounts: readonly string[]): () => string {
  let next = 0;
  return () => accounts[next++ % accounts.length] ?? '';
}

function several(time: () => Promise<number>): () => Promise<number> {
  return async () => {
    const times: number[] = [];
    for (let run = 0; run < PER_SAMPLE; run += 1) times.push(await time());
    return median(times);
  };
}

async function timeHash(): Promise<number> {
  const began = performance.now();
  await derive('argon2id', { ...OWASP, message: DEMO_PASSWORD, nonce: randomBytes(16) });
  return performance.now() - began;
}
