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

const ROUNDS = 15;
const TURNS_PER_ROUND = 15;
/** What a server does often, it does faster than what it has just begun with. */
const WARM_UP = 60;
const derive = promisify(argon2);
/** OWASP's parameters; memory in KiB. */
const OWASP = { memory: 19456, passes: 2, parallelism: 1, tagLength: 32 };

interface Times {
  hash: number;
  signIn: number;
  wrong: number;
  unknown: number;
}

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
  const refuse = (email: string) => timeSignIn(address, { email, password: 'not-this-one' }, 401);
  const turns = () =>
    takeTurns({
      hash: timeHash,
      signIn,
      wrong: () => refuse(wrong()),
      unknown: () => refuse(`${randomUUIDv7()}@nowhere.example`),
    });
  const { samples, steady } = await interleave(
    { turns },
    { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['turns'], figureOf: ({ hash }) => hash },
  );
  const timeOf = (name: keyof Times) => median(samples.turns.map((times) => times[name]));
  const quotient = (name: keyof Times, by: keyof Times) =>
    median(samples.turns.map((times) => times[name] / times[by]));
  const alike = { from: 0.95, to: 1.05 };
  return [
    {
      goal: 'B7',
      what: `Sign-in, p50 / one argon2id at OWASP's parameters, ${engine}`,
      unit: 'ratio',
      value: quotient('signIn', 'hash'),
      must: { atMost: 1.25 },
      reach: { atMost: 1.1 },
      detail: `${inMs(timeOf('signIn'))} / ${inMs(timeOf('hash'))}`,
      steady,
    },
    {
      goal: 'B7',
      what: `Sign-in, p50: unknown address / wrong password, ${engine}`,
      unit: 'ratio',
      value: quotient('unknown', 'wrong'),
      must: alike,
      reach: alike,
      detail: `${inMs(timeOf('unknown'))} / ${inMs(timeOf('wrong'))}`,
      steady,
    },
  ];
}

/** Each as often as the others: what fails with one is forgotten when it succeeds, or the account is throttled. */
function inTurn(accounts: readonly string[]): () => string {
  let next = 0;
  return () => accounts[next++ % accounts.length] ?? '';
}

/**
 * One of each in turn: the two answers may differ by a twentieth, and the machine's pace changes by more while several
 * of one kind are asked for.
 */
async function takeTurns(series: Record<keyof Times, () => Promise<number>>): Promise<Times> {
  const taken: Record<keyof Times, number[]> = { hash: [], signIn: [], wrong: [], unknown: [] };
  const names = Object.keys(taken) as (keyof Times)[]; // a record's keys are its names
  for (let turn = 0; turn < TURNS_PER_ROUND; turn += 1) {
    for (const name of turn % 2 === 0 ? names : names.toReversed()) taken[name].push(await series[name]());
  }
  return {
    hash: median(taken.hash),
    signIn: median(taken.signIn),
    wrong: median(taken.wrong),
    unknown: median(taken.unknown),
  };
}

async function timeHash(): Promise<number> {
  const began = performance.now();
  await derive('argon2id', { ...OWASP, message: DEMO_PASSWORD, nonce: randomBytes(16) });
  return performance.now() - began;
}
