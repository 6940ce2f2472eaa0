import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { picture } from '#tests/contract/support/pictures.ts';
import { exchangeFaults } from './exchange-faults.ts';
import type { Exchange } from './network.ts';

interface Sent {
  method?: string;
  path: string;
  asked?: Record<string, string>;
  sent?: unknown;
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  answer?: unknown;
}

const TOKEN = { authorization: 'Bearer abc' };
const JSON_BODY = { 'content-type': 'application/json' };
const COUNTS = { current: 0, upcoming: 1, past: 2, cancelled: 0, waitingApproval: 0, toDecide: 0 };
const ID = '0190d0a0-0000-7000-8000-000000000000';
const PROBLEM = {
  type: '/api/docs#not_found',
  title: 'Gone',
  status: 404,
  code: 'not_found',
  requestId: 'r',
};
const END = { type: 'end', rows: 0, created: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };

const counts: Sent = { path: '/api/trips/count', asked: TOKEN, answer: COUNTS };
const forgot: Sent = {
  method: 'POST',
  path: '/api/auth/password/forgot',
  asked: JSON_BODY,
  sent: { email: 'traveler@alpenblick.example' },
  status: 204,
};
const missing: Sent = {
  path: `/api/trips/${ID}`,
  asked: TOKEN,
  status: 404,
  type: 'application/problem+json; charset=utf-8',
  answer: PROBLEM,
};
const imported: Sent = {
  method: 'POST',
  path: `/api/companies/${ID}/users/import`,
  asked: { ...TOKEN, ...JSON_BODY },
  sent: { csv: 'email', dryRun: true },
  type: 'application/x-ndjson',
  answer: `${JSON.stringify(END)}\n`,
};
const calendar: Sent = {
  path: `/api/trips/${ID}/calendar.ics`,
  asked: TOKEN,
  type: 'text/calendar',
  answer: 'BEGIN:VCALENDAR',
};
const image: Sent = { path: '/images/4f6Zt0mWQ1yYJb2r0s3u5g.png', type: 'image/png' };
const upload: Sent = {
  method: 'PUT',
  path: `/api/users/${ID}/image`,
  asked: { ...TOKEN, 'content-type': 'image/png', 'if-match': '"1"' },
  status: 404,
  type: 'application/problem+json',
  answer: PROBLEM,
};
const discard: Sent = {
  method: 'DELETE',
  path: '/api/booking/drafts/hotel?revision=3',
  asked: TOKEN,
  status: 204,
};

const RIGHT: Record<string, () => Sent | Promise<Sent>> = {
  'a JSON answer': () => counts,
  'a query': () => ({ ...counts, path: '/api/trips/count?searchString=Storch' }),
  'a number in a query': () => discard,
  'a compressed answer': () => ({
    ...counts,
    answer: gzipSync(JSON.stringify(COUNTS)),
    headers: { 'content-encoding': 'gzip' },
  }),
  'a body, and an answer without one': () => forgot,
  'a refusal': () => missing,
  'a refusal for want of a token': () => ({
    ...counts,
    asked: {},
    status: 401,
    type: 'application/problem+json',
    answer: { ...PROBLEM, status: 401, code: 'unauthenticated' },
  }),
  'an answer in lines': () => imported,
  'a calendar': () => calendar,
  'a picture': async () => ({ ...image, answer: await picture('png') }),
  'a picture that has not changed': () => ({ ...image, status: 304, type: undefined }),
  'a picture that is sent': async () => ({ ...upload, sent: await picture('png') }),
};

const WRONG: Record<string, [Sent, RegExp]> = {
  'an unknown path': [{ ...counts, path: '/api/trips/sum/all' }, /^GET is no operation$/],
  'an unknown method': [{ ...counts, method: 'PATCH' }, /^PATCH is no operation$/],
  'an undocumented status': [{ ...counts, status: 202 }, /^GET is not answered by 202$/],
  'a missing field': [{ ...counts, answer: { ...COUNTS, past: undefined } }, /^200 .*required.*past/],
  'an unknown field': [{ ...counts, answer: { ...COUNTS, lost: 1 } }, /^200 .*additional.*lost/],
  'a field of another type': [{ ...counts, answer: { ...COUNTS, past: '2' } }, /^200\/past .*integer/],
  'a number out of bounds': [{ ...counts, answer: { ...COUNTS, past: 101 } }, /^200\/past .*<= 100/],
  'an answer that is no JSON': [{ ...counts, answer: '<html>' }, /^200 is no JSON$/],
  'an answer of another type': [{ ...counts, type: 'text/html' }, /^200 is text\/html$/],
  'an answer without a type': [{ ...counts, type: undefined }, /^200 is of no type$/],
  'an empty answer': [{ ...counts, answer: '' }, /^200 is no JSON$/],
  'a body where there is none': [{ ...forgot, type: 'application/json', answer: {} }, /^204 has a body$/],
  'a refusal in another form': [{ ...missing, answer: { message: 'Not found' } }, /^404 .*required/],
  'an unknown error code': [
    { ...missing, answer: { ...PROBLEM, code: 'elsewhere' } },
    /^404\/code .*allowed values/,
  ],
  'a refusal with another status': [
    { ...missing, answer: { ...PROBLEM, status: 403 } },
    /^404 says that it is 403$/,
  ],
  'a refusal in plain JSON': [{ ...missing, type: 'application/json' }, /^404 is application\/json$/],
  'a header in another form': [
    { path: `/api/trips/${ID}`, asked: TOKEN, headers: { 'x-company-time': 'soon' }, answer: {} },
    /^X-Company-Time .*date-time/,
  ],
  'a line of an unknown type': [
    { ...imported, answer: `${JSON.stringify(END)}\n{"type":"middle"}\n` },
    /^line 2 is of the type middle$/,
  ],
  'a line without a field': [{ ...imported, answer: '{"type":"end"}\n' }, /^line 1 .*required/],
  'a line that is cut': [{ ...imported, answer: JSON.stringify(END) }, /^the last line is cut$/],
  'a picture in another form': [{ ...image, answer: 'BM6' }, /^200 does not hold image\/png$/],
  'a picture of an unknown type': [{ ...image, type: 'image/gif' }, /^200 is image\/gif$/],
  'a body of an unchanged picture': [
    { ...image, status: 304, type: undefined, answer: 'PNG' },
    /^304 has a body$/,
  ],
  'an empty calendar': [{ ...calendar, answer: '' }, /^200 .*fewer than 1 character/],
  'a calendar of another type': [{ ...calendar, type: 'text/plain' }, /^200 is text\/plain$/],
  'a request without a field': [{ ...forgot, sent: {} }, /^request .*required.*email/],
  'a request with an unknown field': [
    { ...forgot, sent: { email: 'traveler@alpenblick.example', name: 'x' } },
    /^request .*additional.*name/,
  ],
  'a field of a request in another form': [{ ...forgot, sent: { email: 'x' } }, /^request\/email .*email/],
  'a request that is no JSON': [{ ...forgot, sent: '{' }, /^request is no JSON$/],
  'a request of another type': [
    { ...forgot, asked: { 'content-type': 'text/plain' } },
    /^the request is text\/plain$/,
  ],
  'a body of a request that takes none': [{ ...counts, sent: '{}' }, /^the request has a body$/],
  'a picture that should have been refused': [
    { ...upload, asked: { ...upload.asked, 'content-type': 'image/gif' }, status: 200 },
    /^the request is image\/gif$/,
  ],
  'an unknown parameter': [{ ...counts, path: '/api/trips/count?word=x' }, /^query .*additional.*word/],
  'a parameter out of bounds': [{ ...counts, path: '/api/trips?page=0' }, /^query\/page .*>= 1/],
  'a parameter of another type': [{ ...counts, path: '/api/trips?page=first' }, /^query\/page .*integer/],
  'a missing parameter': [{ ...discard, path: '/api/booking/drafts/hotel' }, /^query .*required.*revision/],
  'an id in another form': [{ ...missing, path: '/api/trips/7' }, /^path\/tripId /],
  'a missing header': [{ ...upload, asked: TOKEN }, /^header .*required.*if-match/],
  'a body without a token': [{ ...imported, asked: JSON_BODY }, /^the request has no access token$/],
  'a call without a token': [{ ...counts, asked: {} }, /^the request has no access token$/],
};

describe('an exchange that the contract describes has no fault', () => {
  it.each(Object.entries(RIGHT))('%s', async (_, made) => {
    expect(exchangeFaults(toExchange(await made()))).toEqual([]);
  });
});

describe('a violation of the contract is a fault', () => {
  it.each(Object.entries(WRONG))('%s', (_, [given, fault]) => {
    expect(exchangeFaults(toExchange(given))).toContainEqual(expect.stringMatching(fault));
  });
});

function toExchange({ method = 'GET', path, asked = {}, sent, status = 200, ...given }: Sent): Exchange {
  const type = 'type' in given ? given.type : status === 204 ? undefined : 'application/json';
  return {
    method,
    path,
    request: { headers: asked, body: toBytes(sent) },
    status,
    headers: { ...given.headers, 'content-type': type },
    body: toBytes(given.answer),
  };
}

function toBytes(content: unknown): Buffer {
  if (content === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(content)) return content;
  return Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
}
