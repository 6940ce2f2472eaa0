import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DuffelUnderTest, openDuffel, queryOn, refuse } from '#tests/support/suppliers/open-duffel.ts';
import type { AirlineChange, AirlineChangeDesk } from '../airline-changes.ts';

let tested: DuffelUnderTest;
let desk: AirlineChangeDesk;
beforeAll(async () => {
  tested = await openDuffel();
  desk = tested.supplier.airlineChanges ?? expect.fail('Duffel has changes of airlines');
});
afterAll(() => tested.close());

const LIST = 'GET /air/airline_initiated_changes';
const ACCEPT = 'POST /air/airline_initiated_changes/:id/actions/accept';

async function sold() {
  const shown = await tested.cheapestOn('JFK-EWR');
  const reference = await tested.held(shown);
  await tested.supplier.confirm({ booking: reference, priceCap: shown.price }, tested.newCall());
  const order = tested.server.book.orders.at(-1) ?? expect.fail('Nothing was ordered');
  return { reference, order };
}

const list = (reference: string) => desk.list(reference, tested.newCall());

async function changesOf(reference: string): Promise<readonly AirlineChange[]> {
  const found = await list(reference);
  return found.outcome === 'found' ? found.changes : expect.fail('They are unknown');
}

const timesOf = ({ legs }: AirlineChange) =>
  legs.map(({ before, after }) =>
    [before, after].map((leg) =>
      leg?.segments.map(({ flightNumber, departure }) => [flightNumber, departure]),
    ),
  );

test('an order has no changes until its airline makes one, which names the flights before and after', async () => {
  const { reference, order } = await sold();
  expect(await changesOf(reference)).toEqual([]);
  const { id } = tested.server.airline.detect({ order, hour: 11 });
  const [change] = await changesOf(reference);
  const [leg] = queryOn('JFK-EWR').legs;
  expect(change).toMatchObject({ id, state: 'open', actions: ['accept', 'cancel'] });
  expect(change && timesOf(change)).toEqual([
    [[[1008, `${leg?.date}T08:05`]], [[1011, `${leg?.date}T11:05`]]],
  ]);
});

test('a flight that is no longer flown has none instead', async () => {
  const { reference, order } = await sold();
  tested.server.airline.detect({ order, hour: null, actions: ['cancel', 'update'] });
  const [change] = await changesOf(reference);
  expect(change).toMatchObject({ actions: ['cancel', 'settle'], legs: [{ after: null }] });
});

test('it is accepted, or noted as settled with the airline, and then no longer open', async () => {
  const { reference, order } = await sold();
  const first = tested.server.airline.detect({ order, hour: 11 });
  expect(await desk.accept(first.id, 'accept', tested.newCall())).toEqual({ outcome: 'accepted' });
  const second = tested.server.airline.detect({ order, hour: 12, actions: ['update'] });
  expect(await desk.accept(second.id, 'accept', tested.newCall())).toEqual({ outcome: 'declined' });
  expect(await desk.accept(second.id, 'settle', tested.newCall())).toEqual({ outcome: 'accepted' });
  expect((await changesOf(reference)).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
});

test('one that was cancelled or changed elsewhere is over', async () => {
  const { reference, order } = await sold();
  tested.server.airline.detect({ order, hour: 11 }).taken = 'cancelled';
  expect((await changesOf(reference)).map(({ state }) => state)).toEqual(['over']);
});

test.each(['answerLost', 'half'] as const)('an acceptance whose answer is %s is unknown', async (fault) => {
  const { reference, order } = await sold();
  const { id } = tested.server.airline.detect({ order, hour: 11 });
  tested.server.next(ACCEPT, fault);
  expect(await desk.accept(id, 'accept', tested.newCall())).toEqual({ outcome: 'unknown' });
  expect((await changesOf(reference)).map(({ state }) => state)).toEqual(['accepted']);
});

test('so are changes that get no answer, and a refusal that is not documented', async () => {
  const { reference, order } = await sold();
  tested.server.next(LIST, refuse(403, 'authentication_error', 'insufficient_permissions'), 'half');
  expect(await list(reference)).toEqual({ outcome: 'unknown' });
  expect(await list(reference)).toEqual({ outcome: 'unknown' });
  const { id } = tested.server.airline.detect({ order, hour: 11 });
  tested.server.next(ACCEPT, refuse(422, 'invalid_state_error', 'a_new_code'));
  expect(await desk.accept(id, 'accept', tested.newCall())).toEqual({ outcome: 'unknown' });
});

test("one that can't be read is left out and logged, and hides no other", async () => {
  const { reference, order } = await sold();
  const { id } = tested.server.airline.detect({ order, hour: 11 });
  const whole = tested.server.airline.list(order.id).body as { data: object[] };
  const body = JSON.stringify({ data: [{ ...whole.data[0], removed: [] }, ...whole.data] });
  tested.server.next(LIST, { status: 200, body });
  expect((await changesOf(reference)).map((change) => change.id)).toEqual([id]);
  const line = tested.logged.find((one) => one.includes('Changes by airlines of Duffel were left out'));
  expect(line).toContain('airline_initiated_change.removed');
});

test('another company finds nothing', async () => {
  const { reference, order } = await sold();
  tested.server.airline.detect({ order, hour: 11 });
  const found = await desk.list(reference, tested.newCall({ companyId: tested.otherCompany }));
  expect(found).toEqual({ outcome: 'found', changes: [] });
});
