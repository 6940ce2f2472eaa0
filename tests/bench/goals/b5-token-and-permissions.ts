import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { createAccessTokenReader, createAccessTokenSigner } from '#server/access-token.ts';
import { deriveKeys } from '#server/keys.ts';
import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { timeOf } from '../measure/time-of.ts';
import { inMs } from '../measure/wording.ts';
import { requestTime } from '../server/request-time.ts';

/** More than are known at a time, so that each is verified anew. */
const TOKENS = 4000;

export async function measureB5(bench: Bench): Promise<Finding[]> {
  const { time: request, steady } = requestTime(await bench.listTimes());
  const time = timeOf(createTokenCheck());
  return [
    {
      goal: 'B5',
      what: 'Token check and permissions, share of a request (a page of companies)',
      unit: 'share',
      value: time / request,
      must: { atMost: 0.05 },
      reach: { atMost: 0.02 },
      detail: `${inMs(time)} of ${inMs(request)}`,
      steady,
    },
  ];
}

/** Checks one of many tokens, each of somebody else, and asks whether they may read companies. */
function createTokenCheck(): () => void {
  const keys = deriveKeys(randomBytes(32).toString('base64url'));
  const sign = createAccessTokenSigner(keys);
  const read = createAccessTokenReader(keys);
  const now = new Date();
  const tokens = Array.from({ length: TOKENS }, () =>
    sign({ sub: randomUUIDv7(), sid: randomUUIDv7(), cu: randomUUIDv7(), co: randomUUIDv7() }, now),
  );
  let next = 0;
  return () => {
    const claims = read(tokens[next++ % TOKENS] ?? '', now);
    if (!claims) throw new Error('A token of our own was refused');
    const { sub: userId, cu: companyUserId, co: companyId } = claims;
    const abilities = defineAbilitiesFor({ userId, companyUserId, companyId, role: 'company-admin' });
    if (!abilities.can('read', 'Company')) throw new Error('A company-admin may not read companies');
  };
}
