import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';

const KEY = 'a-key-of-ours';
const AUTOCOMPLETE = '/places/v1/places:autocomplete';
const ZURICH = '/places/v1/places/emb_city_2657896';
const ONE = { latitude: 1, longitude: 1 };

let open: ContractApp;
let locked: ContractApp;

beforeAll(async () => {
  open = await openContractApp();
  locked = await openContractApp({ env: { PLACES_KEY: KEY } });
});
afterAll(() => Promise.all([open.close(), locked.close()]));

const post = (body: unknown, headers: Record<string, string> = {}, url = AUTOCOMPLETE) =>
  call(open.app, { method: 'POST', url, body, headers });
const refused = (message: string | RegExp) => ({
  status: 400,
  body: { error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringMatching(message) } },
});

describe('suggestions are refused', () => {
  it('in the form of Google', async () => {
    const message = `Invalid JSON payload received. Unknown name "radius" at 'location_bias.circle.center': Cannot find field.`;
    const center = { ...ONE, radius: 5 };
    expect((await post({ input: 'a', locationBias: { circle: { center } } })).body).toEqual({
      error: {
        code: 400,
        message,
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [{ field: 'location_bias.circle.center', description: message }],
          },
        ],
      },
    });
  });

  it.each([
    ['no input', {}, "'input' must not be empty"],
    ['empty input', { input: '  ' }, "'input' must not be empty"],
    ['input that is no text', { input: 5 }, "Invalid value at 'input' \\(TYPE_STRING\\)"],
    ['endless input', { input: 'x'.repeat(201) }, "Invalid value at 'input': at most 200"],
    ['an unknown field', { input: 'a', search: 'b' }, 'Unknown name "search": Cannot find field'],
    ['a cursor behind the input', { input: 'abc', inputOffset: 4 }, "at 'input_offset'"],
    ['half a cursor', { input: 'abc', inputOffset: 1.5 }, "at 'input_offset' \\(TYPE_INT32\\)"],
    ['a token of other signs', { input: 'a', sessionToken: 'a b' }, "at 'session_token'"],
    ['a long token', { input: 'a', sessionToken: 'x'.repeat(37) }, "at 'session_token'"],
    ['no language', { input: 'a', languageCode: 'english please' }, "at 'language_code'"],
    ['no region', { input: 'a', regionCode: 'CHE' }, "at 'region_code'"],
    ['six types', { input: 'a', includedPrimaryTypes: Array(6).fill('airport') }, 'at most 5'],
    ['no type', { input: 'a', includedPrimaryTypes: ['(towns)'] }, "at 'included_primary_types'"],
    ['types beside cities', { input: 'a', includedPrimaryTypes: ['(cities)', 'airport'] }, 'stand alone'],
    ['sixteen regions', { input: 'a', includedRegionCodes: Array(16).fill('CH') }, 'at most 15'],
    ['a region that is no list', { input: 'a', includedRegionCodes: 'CH' }, 'a list is expected'],
    ['a region of a number', { input: 'a', includedRegionCodes: [41] }, "at 'included_region_codes'"],
    ['a flag of text', { input: 'a', includeQueryPredictions: 'yes' }, '\\(TYPE_BOOL\\)'],
    [
      'an origin off the globe',
      { input: 'a', origin: { latitude: 91, longitude: 0 } },
      "at 'origin.latitude'",
    ],
    ['an origin of text', { input: 'a', origin: { latitude: '1' } }, 'TYPE_DOUBLE'],
    ['an origin that is a list', { input: 'a', origin: [1, 1] }, "An object is expected at 'origin'"],
    ['a wide circle', { input: 'a', locationBias: { circle: { center: ONE, radius: 50_001 } } }, '50000'],
    ['two shapes', { input: 'a', locationBias: { circle: {}, rectangle: {} } }, 'both set'],
    [
      'a fallen rectangle',
      { input: 'a', locationBias: { rectangle: { low: ONE, high: {} } } },
      'above that of',
    ],
    [
      'two areas',
      { input: 'a', locationBias: { circle: {} }, locationRestriction: { circle: {} } },
      'At most one of',
    ],
    ['a list', [], 'An object is expected'],
    ['what is no JSON', '{"input":', 'Invalid JSON payload received'],
    ['an evil prototype', '{"__proto__":{"input":"a"}}', 'Invalid JSON payload received'],
    ['nothing', '', 'Invalid JSON payload received'],
    ['too much', { input: 'a', locationBias: 'x'.repeat(20_000) }, 'exceeds the limit: 16384 bytes'],
  ])('for %s', async (_, body, message) => {
    expect(await post(body, { 'content-type': 'application/json' })).toMatchObject(refused(message));
  });

  it('for another kind of body, an unknown mask and an unknown parameter', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await post('input=a', form)).toMatchObject(refused('Invalid JSON payload received'));
    expect(await post({ input: 'a' }, { 'x-goog-fieldmask': 'predictions' })).toMatchObject(
      refused("Cannot find matching fields for path 'predictions'"),
    );
    expect(await post({ input: 'a' }, {}, `${AUTOCOMPLETE}?input=b`)).toMatchObject(
      refused('Unknown name "input": Cannot bind query parameter'),
    );
  });

  it('without quoting more than a little of what was sent', async () => {
    const { body } = await post({ input: 'a', ['x'.repeat(10_000)]: 1 });
    expect(JSON.stringify(body).length).toBeLessThan(700);
  });
});

describe('details are refused', () => {
  it('without a field mask', async () => {
    expect(await call(open.app, { url: ZURICH })).toMatchObject(
      refused(/^FieldMask is a required parameter\./),
    );
  });

  it.each([
    ['fields=nonsense', "Cannot find matching fields for path 'nonsense'"],
    ['fields=id&place=1', 'Unknown name "place": Cannot bind query parameter'],
    ['fields=id&regionCode=Switzerland', "at 'region_code'"],
    ['fields=id&sessionToken=%20%20', "at 'session_token'"],
    ['fields=id&languageCode=en&languageCode=de', "at 'language_code' \\(TYPE_STRING\\)"],
  ])('with %s', async (query, message) => {
    expect(await call(open.app, { url: `${ZURICH}?${query}` })).toMatchObject(refused(message));
  });

  it.each([
    'emb_city_1',
    'emb_apt_XXX',
    'emb_apt_zrh',
    'ChIJGaK-SZcLkEcRA9wf5_GNbuY',
    '%20',
    'x'.repeat(400),
  ])('of an unknown place: %s', async (id) => {
    expect(await call(open.app, { url: `/places/v1/places/${id}?fields=id` })).toMatchObject({
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND' } },
    });
  });

  it('at unknown addresses', async () => {
    const unknown = { status: 404, body: { error: { status: 'NOT_FOUND' } } };
    expect(await call(open.app, { url: '/places/v1/nothing' })).toMatchObject(unknown);
    expect(await post({ input: 'a' }, {}, '/places/v1/places:searchText')).toMatchObject(unknown);
    expect((await open.app.inject({ method: 'OPTIONS', url: AUTOCOMPLETE })).statusCode).toBe(204);
  });
});

describe('a key', () => {
  const input = { input: 'zrh' };
  const ask = (headers: Record<string, string>, url = AUTOCOMPLETE) =>
    call(locked.app, { method: 'POST', url, body: input, headers });

  it('is not needed unless it is configured', async () => {
    expect((await post(input)).status).toBe(200);
    expect((await post(input, { 'x-goog-api-key': 'whatever' })).status).toBe(200);
  });

  it('is needed when it is configured', async () => {
    expect((await ask({ 'x-goog-api-key': KEY })).status).toBe(200);
    expect((await ask({}, `${AUTOCOMPLETE}?key=${KEY}`)).status).toBe(200);
    expect((await call(locked.app, { url: `${ZURICH}?fields=id&key=${KEY}` })).status).toBe(200);
    const answer = await ask({});
    expect(answer).toMatchObject({
      status: 403,
      body: { error: { status: 'PERMISSION_DENIED', message: 'The request is missing a valid API key.' } },
    });
    expect((await call(locked.app, { url: `${ZURICH}?fields=id` })).status).toBe(403);
  });

  it('that is wrong is distinguished from a missing one', async () => {
    expect((await ask({ 'x-goog-api-key': `${KEY}x` })).body).toEqual({
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_INVALID',
            domain: 'googleapis.com',
            metadata: { service: 'places.googleapis.com' },
          },
        ],
      },
    });
  });

  it('is not needed for a preflight request, which allows its header', async () => {
    expect((await locked.app.inject({ method: 'OPTIONS', url: AUTOCOMPLETE })).statusCode).toBe(204);
    const { body } = await call(locked.app, { url: '/config.json' });
    expect(body).toMatchObject({ placesKey: KEY });
    expect(body).not.toHaveProperty('placesUrl');
  });
});
