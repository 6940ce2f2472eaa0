import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { sessionMachine } from '#machines/session/session-machine.ts';
import { isAuthenticated, isRefreshPending } from '#machines/session/session-selectors.ts';
import { referenceData } from '#server/features/enums/reference-data.ts';
import { createApi } from '#src/api/client.ts';
import { readData } from '#src/api/errors.ts';
import { createPlaces } from '#src/api/place-requests.ts';
import { companiesQuery } from '#src/api/record-queries.ts';
import { CALLS } from '#tests/specification/calls.ts';
import { APPLICATION_CONSTANTS, BOOKING_CONSTANTS } from '#tests/specification/constants.ts';
import { CATEGORIES, ENUMERATIONS } from '#tests/specification/enumerations.ts';
import { BOOKING_FIELDS, RECORD_FIELDS } from '#tests/specification/fields.ts';
import { SEARCH_STATES } from '#tests/specification/searches.ts';
import { read } from './repository-files.ts';

/** The rows that need no page; tests/e2e/specification.spec.ts asserts what has to be seen. */

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: string[];
  const?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  security?: Record<string, unknown>[];
  parameters?: { name?: string; in?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Contract {
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const contract: Contract = JSON.parse(read('openapi/generated/openapi.json'));

describe('the contract has', () => {
  it.each(CALLS)('$call', ({ call, isOpen = false, query = [], body = [], answer = [] }) => {
    const operation = findOperation(call);
    const needsToken = (operation.security ?? contract.security).every((way) => 'bearer' in way);
    expect(needsToken && (operation.security ?? contract.security).length > 0).toBe(!isOpen);
    const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining([...query]));
    expect(propertiesOf(contentOf(operation.requestBody))).toEqual(expect.arrayContaining([...body]));
    const { 200: found, 201: created } = operation.responses;
    expect(propertiesOf(contentOf(found ?? created))).toEqual(expect.arrayContaining([...answer]));
  });

  it.each(Object.entries({ ...RECORD_FIELDS, ...BOOKING_FIELDS }))('the fields of: %s', (_, fields) => {
    const missing = Object.entries(fields).filter(([, at]) => schemasAt(at).length === 0);
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(ENUMERATIONS))('the values of: %s', (_, { at, values }) => {
    const found = schemasAt(at).flatMap((schema) => schema.enum ?? []);
    expect([...new Set(found)].toSorted()).toEqual(values.toSorted());
  });

  it('the categories of reference data, each with choices', () => {
    const { parameters = [] } = findOperation('GET /api/enums/{lang}');
    const categories = parameters.find(({ name }) => name === 'category')?.schema?.enum;
    expect(categories?.toSorted()).toEqual(CATEGORIES.toSorted());
    expect(CATEGORIES.filter((category) => referenceData[category]().length === 0)).toEqual([]);
  });
});

describe('the product has', () => {
  it.each(Object.entries({ ...BOOKING_CONSTANTS, ...APPLICATION_CONSTANTS }))(
    '%s',
    (_, [specified, ofProduct]) => {
      expect(ofProduct).toEqual(specified);
    },
  );

  it.each(Object.entries(SEARCH_STATES))('the search state: %s', (_, { accepts, state, fields }) => {
    expect(accepts(state)).toBe(true);
    for (const [field, values] of Object.entries(fields)) {
      expect(accepts(Object.fromEntries(Object.entries(state).filter(([key]) => key !== field)))).toBe(false);
      expect(values.filter((value) => !accepts({ ...state, [field]: value }))).toEqual([]);
    }
  });

  it.each([
    [sessionMachine, 'session.identity.unauthenticated.signingIn'],
    [sessionMachine, 'session.identity.unauthenticated.rejected'],
    [sessionMachine, 'session.identity.authenticated.active.actingAs'],
    [sessionMachine, 'session.enums.loading'],
    [sessionMachine, 'session.enums.empty'],
    [hotelBookingMachine, 'hotelBooking.open.search.none'],
    [hotelBookingMachine, 'hotelBooking.open.search.inProgress'],
    [hotelBookingMachine, 'hotelBooking.open.search.finished'],
  ])('the state $1', (machine, id) => {
    expect(machine.getStateNodeById(id).id).toBe(id);
  });

  it('a session that is refreshed first', () => {
    const snapshot = createActor(sessionMachine, { input: { language: 'en' } }).getSnapshot();
    expect([isRefreshPending(snapshot), isAuthenticated(snapshot)]).toEqual([true, false]);
  });
});

describe('the client', () => {
  const api = createApi({ address: 'https://backend.example', onRenewed: () => {}, onExpired: () => {} });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('caches companies for each active company', () => {
    expect(companiesQuery(api, 'acting').queryKey.slice(0, 2)).toEqual(['companies', 'acting']);
  });

  it.each([
    ['Network Error', () => Promise.reject(new TypeError('fetch failed'))],
    ['Request aborted', () => Promise.reject(new DOMException('', 'AbortError'))],
    ['timeout exceeded', () => Promise.reject(new DOMException('', 'TimeoutError'))],
    [
      'Request failed with status code 502',
      () => Promise.resolve({ response: new Response(null, { status: 502 }) }),
    ],
  ])('says %s', async (message, call) => {
    await expect(readData(call())).rejects.toThrow(message);
  });

  it('asks the place service for predictions, then for the position of one, with the key', async () => {
    const asked: [string, unknown][] = [];
    vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
      asked.push([address, new Headers(headers).get('x-goog-api-key')]);
      return Response.json({ suggestions: [], location: { latitude: 47.2, longitude: 8.5 } });
    });
    const places = createPlaces({ placesUrl: 'https://maps.example', placesKey: 'key' }, '');
    const { signal } = new AbortController();
    await places.suggest({ text: 'Zug', session: 's', near: undefined }, signal);
    expect(await places.locate('p', 's', signal)).toMatchObject({ latitude: 47.2, longitude: 8.5 });
    expect(asked).toEqual([
      ['https://maps.example/v1/places:autocomplete', 'key'],
      ['https://maps.example/v1/places/p?sessionToken=s', 'key'],
    ]);
  });
});

function findOperation(call: string): Operation {
  const [method = '', path = ''] = call.split(' ');
  const operation = contract.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The contract has no ${call}`);
  return operation;
}

function contentOf(message: { content?: Record<string, { schema: Schema }> } | undefined): Schema {
  return Object.values(message?.content ?? {})[0]?.schema ?? {};
}

/** A schema with all that it refers to and consists of; a list with its items. */
function flatten(schema: Schema): Schema[] {
  const { $ref, allOf = [], oneOf = [], anyOf = [], items } = schema;
  const named = $ref && contract.components.schemas[$ref.split('/').at(-1) ?? ''];
  const parts = [...allOf, ...oneOf, ...anyOf, ...(items ? [items] : []), ...(named ? [named] : [])];
  return [schema, ...parts.flatMap(flatten)];
}

function propertiesOf(schema: Schema): string[] {
  return flatten(schema).flatMap(({ properties = {} }) => Object.keys(properties));
}

/** The schemas at `Company.finance.paymentType`; none where a property on the way is missing. */
function schemasAt(at: string): Schema[] {
  const [name = '', ...path] = at.split('.');
  const start = contract.components.schemas[name];
  return path.reduce(
    (schemas, property) =>
      schemas.flatMap(({ properties }) => (properties?.[property] ? flatten(properties[property]) : [])),
    start ? flatten(start) : [],
  );
}
