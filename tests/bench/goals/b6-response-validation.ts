import { createAnswerChecks } from '#server/http/answer-check.ts';
import { listOperations, readContract, sharedSchemas } from '#server/http/contract.ts';
import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { timeOf } from '../measure/time-of.ts';
import { inMs } from '../measure/wording.ts';
import { SEARCH } from '../server/list-times.ts';
import { requestTime } from '../server/request-time.ts';
import { signIn } from '../server/sign-in.ts';

export async function measureB6(bench: Bench): Promise<Finding[]> {
  const { engines } = await bench.companyList();
  const { time: request, steady } = requestTime(await bench.listTimes());
  const answer = await readAnswer(engines.PGlite.product.address);
  const check = createListCheck();
  const time = timeOf(() => check(200, answer));
  return [
    {
      goal: 'B6',
      what: 'Response validation, share of a request (a page of companies)',
      unit: 'share',
      value: time / request,
      must: { atMost: 0.06 },
      reach: { atMost: 0.05 },
      detail: `${inMs(time)} of ${inMs(request)}`,
      steady,
    },
  ];
}

async function readAnswer(product: URL): Promise<unknown> {
  const headers = { authorization: `Bearer ${(await signIn(product)).accessToken}` };
  const answer = await fetch(new URL(SEARCH, product), { headers });
  return await answer.json();
}

function createListCheck() {
  const contract = readContract();
  const operation = listOperations(contract).find(({ id }) => id === 'listCompanies');
  if (!operation) throw new Error('The contract has no listCompanies');
  return createAnswerChecks(sharedSchemas(contract))(operation);
}
