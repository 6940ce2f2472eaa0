import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelList } from '#domain/hotel-booking/hotel-list.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import {
  isChangedElsewhere,
  type SearchState,
  selectSearchState,
} from '#machines/booking/booking-selectors.ts';
import type { BookingChart } from '#machines/booking/create-booking-chart.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { INFO, orderOf } from '#tests/support/charts/checkout-examples.ts';
import { changeOf } from '#tests/support/charts/review-examples.ts';
import { CRITERIA, SEEFELD } from '#tests/support/hotel-booking-examples.ts';
import { hotelResults } from '#tests/support/hotel-results.ts';
import { SEARCH_END } from '#tests/support/manual-answers.ts';
import { NO_TRIP } from '#tests/support/no-trip.ts';
import { createApi } from '../../api/client.ts';
import { HOTEL_PORTS } from '../hotel-booking/hotel-booking.ts';
import { type Booking, startBooking } from './start-booking.ts';

type HotelBooking = Booking<HotelTypes, HotelList>;

const DRAFT = '/api/booking/drafts/hotel';

let server: Server;
let booking: HotelBooking;
/** The lines that the search sends. */
let lines: object[];
let searchStatus: number;
/** The current time at the company. */
let time: string;
let stored: { revision: number; chartVersion?: number; snapshot: object; order?: object | undefined } | null;
/** The calls that are no draft's. */
let requests: { url: string | undefined; key: unknown; body: unknown }[];
let isBroken: boolean;
let tabs = 0;
let calls: string[];
let reports: string[];

const results = (source: string) =>
  hotelResults([], { source, expiresAt: '2100-01-01T00:00:00.000Z', verdicts: [] });
const refusal = { type: '', title: '', status: 422, code: 'check_in_in_past', requestId: 'r' };

function open({ isReloaded = false } = {}): HotelBooking {
  const { port } = server.address() as AddressInfo;
  const ignore = () => {};
  const api = createApi({ address: `http://127.0.0.1:${port}`, onRenewed: ignore, onExpired: ignore });
  tabs += 1;
  const tab = `tab ${tabs}`;
  return startBooking(api, HOTEL_PORTS, { step: 'search', owner: 'anna', tab, trip: NO_TRIP, isReloaded });
}

/** A booking of hotels uses the chart of all bookings. */
const chartOf = ({ actor }: HotelBooking) => actor as unknown as ActorRefFrom<BookingChart>;

const reaches = (state: SearchState) =>
  waitFor(chartOf(booking), (snapshot) => selectSearchState(snapshot) === state, { timeout: 2000 });

async function search(): Promise<void> {
  booking = open();
  await waitFor(chartOf(booking), (snapshot) => snapshot.matches('open'), { timeout: 2000 });
  booking.actor.send({ type: 'criteria.submit', criteria: CRITERIA });
}

/** Like the server: a change based on another revision is refused. */
function answerDraftCall(
  { method, url = '' }: IncomingMessage,
  text: string,
): { status: number; body?: object } {
  const changed = { type: '', title: '', status: 409, code: 'draft_changed', requestId: 'r' };
  const current = stored?.revision ?? 0;
  if (method === 'PUT') {
    const { revision, ...draft } = JSON.parse(text);
    if (revision !== current) return { status: 409, body: changed };
    stored = { ...draft, flow: 'hotel', savedAt: 'now', revision: current + 1 };
  }
  if (method === 'DELETE') {
    if (!url.endsWith(`revision=${current}`)) return { status: 409, body: changed };
    stored = null;
  }
  return stored ? { status: 200, body: stored } : { status: 204 };
}

beforeEach(async () => {
  [lines, searchStatus, stored, calls, reports] = [[results('110'), SEARCH_END], 200, null, [], []];
  [requests, isBroken] = [[], false];
  time = new Date().toISOString();
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    request.on('end', () => {
      calls.push(`${request.method} ${request.url}`);
      if (isBroken) return response.writeHead(500).end();
      if (request.url?.startsWith(DRAFT)) {
        const { status, body } = answerDraftCall(request, text);
        response.writeHead(status, { 'content-type': 'application/json' });
        return response.end(body ? JSON.stringify(body) : undefined);
      }
      if (request.url === '/api/log') {
        reports.push(JSON.parse(text).message);
        return response.writeHead(204).end();
      }
      const { url, headers } = request;
      requests.push({ url, key: headers['idempotency-key'], body: text && JSON.parse(text) });
      const body = searchStatus === 200 ? lines : [refusal];
      response.writeHead(searchStatus, { 'content-type': 'application/json', 'x-company-time': time });
      return response.end(body.map((line) => JSON.stringify(line)).join('\n'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  booking.stop();
  server.close();
});

it('stores the results of a search outside the chart', async () => {
  await search();
  await reaches('complete');
  expect(booking.results.get()).toMatchObject({ search: 1, shown: { hotels: [] } });
});

it('uses the time at the company, however fast the clock of the computer is', async () => {
  time = '2001-01-01T10:00:00.000Z';
  lines = [{ ...results('110'), expiresAt: '2001-01-01T10:30:00.000Z' }, SEARCH_END];
  await search();
  await reaches('complete');
  // Long after an expired offer would have made the list expire.
  await expect.poll(() => calls.at(-1)).toBe(`PUT ${DRAFT}`);
  expect(selectSearchState(booking.actor.getSnapshot())).toBe('complete');
});

it('reports which sources have failed', async () => {
  lines = [{ type: 'failure', source: '112', reason: 'timeout' }, results('110'), SEARCH_END];
  await search();
  const { context } = await reaches('minorFailure');
  expect(context.search.failedSources).toEqual(['112']);
});

it('treats a truncated answer as a failure', async () => {
  lines = [results('110')];
  await search();
  await reaches('majorFailure');
  await expect.poll(() => reports).toEqual(['The search (hotel) has ended without its last line']);
});

it('reports a search that fails, but none that is refused', async () => {
  searchStatus = 500;
  await search();
  await reaches('majorFailure');
  await expect.poll(() => reports).toHaveLength(1);
  searchStatus = 422;
  booking.actor.send({ type: 'search.retry' });
  await reaches('refused');
  expect(reports).toHaveLength(1);
});

it('distinguishes a refusal from a failure', async () => {
  searchStatus = 422;
  await search();
  const { context } = await reaches('refused');
  expect(context.search.refusal).toBe('check_in_in_past');
});

it('saves the draft when the page is left, and resumes it', async () => {
  await search();
  booking.actor.send({ type: 'result.choose', result: SEEFELD });
  booking.stop();
  await expect
    .poll(() => stored)
    .toMatchObject({ chartVersion: HOTEL_FLOW.chartVersion, snapshot: { result: SEEFELD } });
  booking = open();
  const { context } = await waitFor(chartOf(booking), (snapshot) => snapshot.matches('open'), {
    timeout: 2000,
  });
  expect(context).toMatchObject({ criteria: CRITERIA, result: SEEFELD, list: DEFAULT_HOTEL_LIST_SETTINGS });
  expect(booking.resumedFrom()).toBe('now');
});

it('removes the draft after the calls in progress', async () => {
  await search();
  await expect.poll(() => stored).not.toBeNull();
  booking.actor.send({ type: 'booking.discard' });
  await expect.poll(() => stored).toBeNull();
  expect(booking.resumedFrom()).toBeNull();
});

describe('another tab', () => {
  let other: HotelBooking;
  const isChanged = ({ actor }: HotelBooking) => isChangedElsewhere(actor.getSnapshot());

  beforeEach(async () => {
    await search();
    await expect.poll(() => stored).not.toBeNull();
    other = open();
    await waitFor(chartOf(other), (snapshot) => snapshot.matches('open'), { timeout: 2000 });
  });
  afterEach(() => other.stop());

  it('is notified at once of changes made here', async () => {
    booking.actor.send({ type: 'result.choose', result: SEEFELD });
    await expect.poll(() => isChanged(other)).toBe(true);
    expect(isChanged(booking)).toBe(false);
    other.actor.send({ type: 'draft.takeOver' });
    await expect.poll(() => other.actor.getSnapshot().context.result).toEqual(SEEFELD);
  });

  it('is notified when the booking here has ended or is discarded', async () => {
    booking.actor.send({ type: 'booking.discard' });
    await expect.poll(() => isChanged(other)).toBe(true);
  });

  it('continues with its own draft, and this tab is notified', async () => {
    booking.actor.send({ type: 'result.choose', result: SEEFELD });
    await expect.poll(() => isChanged(other)).toBe(true);
    other.actor.send({ type: 'draft.overwrite' });
    await expect.poll(() => isChanged(booking)).toBe(true);
    expect(stored).toMatchObject({ snapshot: { result: null } });
  });

  it('does not overwrite an order in progress here', async () => {
    booking.actor.send({ type: 'checkout.save', checkout: { order: 'key' }, ordering: true });
    await expect.poll(() => other.actor.getSnapshot().context.orderingElsewhere).toBe(true);
    other.actor.send({ type: 'draft.overwrite' });
    other.actor.send({ type: 'booking.discard' });
    other.stop();
    expect(stored).toMatchObject({ snapshot: { ordering: true } });
  });
});

describe('an order that may have been sent', () => {
  const order = { key: 'key-1', request: orderOf() };
  const snapshot = { criteria: CRITERIA, ordering: true };
  const sentOrders = () => requests.filter(({ url }) => url === '/api/trips');

  it('is saved beside the draft, not inside', async () => {
    await search();
    booking.actor.send({
      type: 'checkout.save',
      checkout: { info: INFO, order, trip: null },
      ordering: true,
    });
    await expect.poll(() => stored).toMatchObject({ order, snapshot: { checkout: { info: INFO } } });
    expect(JSON.stringify(stored?.snapshot)).not.toContain('key-1');
  });

  it('is sent again under its key after a deploy that raised the version of the chart', async () => {
    stored = { revision: 4, chartVersion: HOTEL_FLOW.chartVersion + 1, snapshot, order };
    booking = open();
    await expect.poll(sentOrders).toEqual([{ url: '/api/trips', key: 'key-1', body: order.request }]);
    expect(booking.actor.getSnapshot().context.ordering).toBe(true);
    expect(stored).toMatchObject({ revision: 4, order });
  });

  it('is not lost when its draft could not be loaded and another booking is begun', async () => {
    stored = { revision: 4, chartVersion: HOTEL_FLOW.chartVersion, snapshot, order };
    isBroken = true;
    booking = open();
    await waitFor(chartOf(booking), (one) => one.matches('resumeFailed'), { timeout: 2000 });
    isBroken = false;
    booking.actor.send({ type: 'booking.discard' });
    await expect.poll(() => booking.actor.getSnapshot().context.orderingElsewhere).toBe(true);
    expect(stored).toMatchObject({ revision: 4, order });
    booking.actor.send({ type: 'draft.takeOver' });
    await expect.poll(sentOrders).toMatchObject([{ key: 'key-1' }]);
  });
});

describe('a change that may have been sent', () => {
  const { tripId, partId, title, startsOn, endsOn } = CHANGED_STAY;
  const change = { key: 'key-1', request: changeOf() };
  const order = { ...change, changes: { tripId, partId, title, startsOn, endsOn } };
  const inside = { criteria: CRITERIA, changes: CHANGED_STAY, ordering: true };
  const version = HOTEL_FLOW.chartVersion;
  const url = `/api/trips/${tripId}/parts/${partId}/change`;
  const sentChanges = () => requests.filter((request) => request.url === url);

  it('is saved beside the draft, not inside', async () => {
    stored = { revision: 1, chartVersion: version, snapshot: { ...inside, ordering: false } };
    booking = open({ isReloaded: true });
    await waitFor(chartOf(booking), (snapshot) => snapshot.matches('open'), { timeout: 2000 });
    booking.actor.send({ type: 'checkout.save', checkout: { info: {}, change }, ordering: true });
    await expect.poll(() => stored).toMatchObject({ order, snapshot: { checkout: { info: {} } } });
    expect(JSON.stringify(stored?.snapshot)).not.toContain('key-1');
  });

  it.each([
    ['after a deploy that raised the version of the chart', version + 1, inside, order],
    ['when its search is damaged', version, { ...inside, criteria: 7 }, order],
    ['when its price is lost', version, { ...inside, agreed: 7 }, order],
    ['that an earlier version kept inside', version + 1, { ...inside, checkout: { change } }, undefined],
  ])('is sent again under its key %s', async (_, chartVersion, snapshot, beside) => {
    stored = { revision: 4, chartVersion, snapshot, order: beside };
    booking = open();
    await expect.poll(sentChanges).toEqual([{ url, key: 'key-1', body: change.request }]);
    expect(booking.actor.getSnapshot().context.ordering).toBe(true);
  });

  it('is not taken for a new trip, and its refusal ends it', async () => {
    stored = { revision: 4, chartVersion: version + 1, snapshot: inside, order };
    searchStatus = 422;
    booking = open();
    await expect
      .poll(() => booking.actor.getSnapshot().context.draftNotice)
      .toEqual({ kind: 'changeRefused', code: 'check_in_in_past', tripId });
    expect(booking.actor.getSnapshot().context).toMatchObject({ changes: null, ordering: false });
    await expect.poll(() => stored).toBeNull();
    expect(requests.map((request) => request.url)).toEqual([url]);
  });
});

describe('another device', () => {
  it('has changed the draft: nothing is overwritten here', async () => {
    await search();
    await expect.poll(() => stored).not.toBeNull();
    stored = { ...stored, revision: 7, snapshot: { criteria: CRITERIA, result: SEEFELD, tab: 'far away' } };
    booking.actor.send({ type: 'list.page', page: 2 });
    await expect.poll(() => isChangedElsewhere(booking.actor.getSnapshot())).toBe(true);
    expect(stored).toMatchObject({ revision: 7, snapshot: { result: SEEFELD } });
    booking.actor.send({ type: 'draft.overwrite' });
    await expect.poll(() => stored).toMatchObject({ revision: 8, snapshot: { list: { page: 2 } } });
  });

  it('is not confused with this tab when an answer was lost', async () => {
    await search();
    await expect.poll(() => stored).not.toBeNull();
    // It was saved again, and the answer did not arrive.
    if (stored) stored = { ...stored, revision: 2 };
    booking.actor.send({ type: 'list.page', page: 2 });
    await expect.poll(() => stored).toMatchObject({ revision: 3, snapshot: { list: { page: 2 } } });
    expect(isChangedElsewhere(booking.actor.getSnapshot())).toBe(false);
  });
});
