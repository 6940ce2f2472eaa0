import { beforeAll, describe, expect, test } from 'vitest';
import type {
  HotelCheckAnswer,
  HotelDetailsAnswer,
  Money,
  OfferVerdict,
  PartToChange,
  TravelPolicy,
  Trip,
} from '#domain/contract.ts';
import { call } from './support/call.ts';
import { carLines, rentalBody } from './support/cars.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { ALWAYS } from './support/decision-calls.ts';
import { fareQuote } from './support/flight-orders.ts';
import { dayAhead, legTo, resultsOf, searchBody } from './support/flights.ts';
import { detailsBody, hotelLines, stayBody } from './support/hotels.ts';
import { HOTELS } from './support/orders.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

beforeAll(async () => {
  // Each inventory is loaded at its first use.
  await fareQuote(opened, (await ChangeDesk.open(opened)).traveler);
}, 90_000);

const chf = (amount: number): Money => ({ amount, currency: 'CHF' });
const APPROVED_ALWAYS = { level1Threshold: ALWAYS };
const WAIVED = { action: 'allow', levels: [], inPolicy: true };
const NEEDS_APPROVAL = { action: 'approve', levels: [1], inPolicy: false };

async function post({ traveler }: ChangeDesk, path: string, body: object) {
  const { token } = await openSession(opened.deps, traveler);
  const answer = await call(opened.app, { method: 'POST', url: `/api/booking/${path}`, token, body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

const partOf = ({ _id, parts }: Trip): PartToChange => ({ tripId: _id, partId: parts[0]?._id ?? '' });

async function settle({ traveler }: ChangeDesk, limit: Money): Promise<void> {
  await setColumns(opened.db, 'companies', traveler.companyId, {
    changes_without_approval_amount: limit.amount,
    changes_without_approval_currency: limit.currency,
  });
}

interface Listed {
  offer: string;
  price: Money;
  verdict: OfferVerdict;
}

function attachVerdict<Offer extends { verdict: number }>(verdicts: readonly OfferVerdict[]) {
  return (offer: Offer) => ({ ...offer, verdict: verdicts[offer.verdict] ?? expect.fail('No such verdict') });
}

describe('a stay extended by two nights', () => {
  /** What the change may cost is what the cheapest rate costs more. */
  async function longer(hotel: Partial<TravelPolicy['hotel']> = APPROVED_ALWAYS) {
    const desk = await ChangeDesk.open(opened);
    const trip = await desk.booked();
    const [cheapest] = await desk.rates({ nights: 3 });
    const { difference: cost } = await desk.quoted(trip, await desk.stay({ nights: 3 }));
    await desk.judgeBy({ hotel });
    const price = cheapest?.price ?? expect.fail('No room is free');
    return { desk, trip, price, cost, changes: partOf(trip) };
  }

  const daysOf = ({ night }: ChangeDesk) => ({ checkIn: dayAhead(night), checkOut: dayAhead(night + 3) });

  async function shown(desk: ChangeDesk, changes?: PartToChange): Promise<Listed[]> {
    const travelers = [desk.traveler.companyUserId];
    const more = { ...daysOf(desk), changes };
    const body = await post(desk, 'hotel/details', detailsBody(travelers, HOTELS.onlyRoom, more));
    const { options, verdicts } = body as HotelDetailsAnswer; // the contract has checked it
    return options.map(attachVerdict(verdicts));
  }

  async function found(desk: ChangeDesk, changes: PartToChange): Promise<Listed[]> {
    const travelers = [desk.traveler.companyUserId];
    const body = await post(desk, 'hotel/search', stayBody(travelers, { ...daysOf(desk), changes }));
    return hotelLines(body).results.flatMap(({ hotels, verdicts }) =>
      hotels
        .filter(({ propertyId }) => propertyId === HOTELS.onlyRoom)
        .flatMap(({ rates }) => rates.map(attachVerdict(verdicts))),
    );
  }

  test('needs no approval in any list while its cost is within the limit of the company', async () => {
    const { desk, price, cost, changes } = await longer();
    await settle(desk, cost);
    for (const offers of [await shown(desk, changes), await found(desk, changes)]) {
      const [within, beyond] = [true, false].map((isWithin) =>
        offers.filter((offer) => offer.price.amount <= price.amount === isWithin),
      );
      expect(within?.length).toBeGreaterThan(0);
      expect(beyond?.length).toBeGreaterThan(0);
      for (const { verdict } of within ?? []) expect(verdict).toMatchObject(WAIVED);
      for (const { verdict } of beyond ?? []) expect(verdict).toMatchObject(NEEDS_APPROVAL);
    }
  });

  test('follows the policy alone as a first booking, and without a limit', async () => {
    const { desk, cost, changes } = await longer();
    for (const { verdict } of await shown(desk, changes)) expect(verdict).toMatchObject(NEEDS_APPROVAL);
    await settle(desk, cost);
    for (const { verdict } of await shown(desk)) expect(verdict).toMatchObject(NEEDS_APPROVAL);
  });

  test('is priced without an approval and with its broken rules, like its quote', async () => {
    const { desk, trip, cost, changes } = await longer({
      highestPrice: chf(1),
      highestPriceAction: 'approve',
    });
    await settle(desk, cost);
    const cheapest = (await shown(desk, changes)).toSorted(
      (one, other) => one.price.amount - other.price.amount,
    );
    const offer = cheapest[0]?.offer ?? expect.fail('No room is free');
    expect(cheapest[0]?.verdict).toEqual({ ...WAIVED, broken: ['hotel.highestPrice'] });
    const travelers = [desk.traveler.companyUserId];
    const priced = (await post(desk, 'hotel/check', { travelers, offer, changes })) as HotelCheckAnswer;
    if (priced.outcome !== 'priced') return expect.fail(priced.outcome);
    const quote = await desk.quoted(trip, { kind: 'hotel', offer: priced.offer });
    expect(priced.verdict).toEqual(quote.verdict);
    expect(quote.verdict).toMatchObject(WAIVED);
  });

  test('stays hidden if the policy hides it', async () => {
    const { desk, changes } = await longer({ highestPrice: chf(1), highestPriceAction: 'hide' });
    await settle(desk, chf(2_000_000_000));
    expect(await shown(desk, changes)).toEqual([]);
  });
});

test('a flight counts the change fee of its fare', async () => {
  const desk = await ChangeDesk.open(opened);
  const { offer } = await fareQuote(opened, desk.traveler, {
    isWanted: ({ change }) => change.allowed === true && (change.fee?.amount ?? 0) > 0,
  });
  const trip = await desk.booked({ kind: 'flight', offer });
  await desk.judgeBy({ flight: APPROVED_ALWAYS });
  const changes = partOf(trip);
  const search = {
    ...searchBody([desk.traveler.companyUserId]),
    legs: [legTo('ZRH', 'LHR', 31), legTo('LHR', 'ZRH', 33)],
    directOnly: true,
    changes,
  };
  const fares = async () =>
    resultsOf(await post(desk, 'flight/search', search)).flatMap(({ itineraries, verdicts }) =>
      itineraries.flatMap((itinerary) => itinerary.fares.map(attachVerdict(verdicts))),
    );
  const dearest = (await fares()).toSorted((one, other) => one.price.amount - other.price.amount).at(-1);
  expect(dearest?.verdict).toMatchObject(NEEDS_APPROVAL);
  const travelers = [desk.traveler.companyUserId];
  const selected = await post(desk, 'flight/select', { travelers, offer: dearest?.offer, changes });
  const { offer: wanted } = selected as { offer: string }; // the contract has checked it
  const quote = await desk.quoted(trip, { kind: 'flight', offer: wanted });
  expect(quote.penalty.amount).toBeGreaterThan(0);
  expect(quote.due.amount).toBeGreaterThan(quote.penalty.amount);
  const again = async () => (await fares()).find((fare) => fare.price.amount === dearest?.price.amount);
  await settle(desk, quote.due);
  expect((await again())?.verdict).toMatchObject(WAIVED);
  await settle(desk, chf(quote.due.amount - 1));
  expect((await again())?.verdict).toMatchObject(NEEDS_APPROVAL);
});

test('a rental that costs no more needs no approval under any limit', async () => {
  const desk = await ChangeDesk.open(opened);
  const travelers = [desk.traveler.companyUserId];
  const cars = async (changes?: PartToChange): Promise<Listed[]> => {
    const body = { ...rentalBody(travelers, 'ZRH'), ...(changes && { changes }) };
    return carLines(await post(desk, 'car/search', body)).results.flatMap((line) =>
      line.cars.map(attachVerdict(line.verdicts)),
    );
  };
  const sorted = (await cars()).toSorted((one, other) => one.price.amount - other.price.amount);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? expect.fail('There is no car');
  const checked = await post(desk, 'car/check', { travelers, offer: middle.offer });
  const { offer } = checked as { offer: string }; // the contract has checked it
  const trip = await desk.booked({ kind: 'car', offer });
  await desk.judgeBy({ car: APPROVED_ALWAYS });
  await settle(desk, chf(0));
  const listed = await cars(partOf(trip));
  expect(listed.length).toBeGreaterThan(1);
  for (const { price, verdict } of listed) {
    expect(verdict).toMatchObject(price.amount <= middle.price.amount ? WAIVED : NEEDS_APPROVAL);
  }
});
