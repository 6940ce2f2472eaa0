import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountDue } from '#domain/checkout/amount-due.ts';
import type { HotelPart, PartChange, Trip, TripPart } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { convertLike, tripCosts } from '#domain/trip-costs.ts';
import { STAY_CHANGE } from '#stories/support/part-changes.ts';
import { chf, RENTAL, STAY, STAY_ABROAD, TRIP } from '#stories/support/trip-fixtures.ts';
import type { TripMailKind } from '../../../db/schema.ts';
import { mailAsText } from '../../mails/mail-layout.ts';
import { tripMail } from './trip-mails.ts';

const config = {
  publicUrl: 'https://travel.example',
  client: { appName: 'Zugvogel' },
} as Parameters<typeof tripMail>[0];

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const RATE = { date: '2027-03-01', currency: 'EUR', from: '1', to: '0.9305' };

/** A stay that its hotel prices in euros, with a city tax to be paid there. */
function stayInEuro(amount: number): HotelPart {
  const price = { asked: eur(amount), converted: chf(0), rate: RATE };
  const converted = convertLike({ ...price, asked: eur(-1) }, eur(amount));
  return { ...STAY_ABROAD, price: { ...price, converted }, onSite: eur(700) };
}

const rental = (amount: number): TripPart => ({ ...RENTAL, price: { asked: chf(amount) } });

const FEE = chf(12_00);

/** With the total that the server calculates. */
function tripOf(parts: TripPart[], changes: PartChange[] = []): Trip {
  const costs = tripCosts(
    parts.map((part) => ({
      ...part,
      changeFees: changes.filter(({ partId }) => partId === part._id).map(({ penalty }) => penalty),
    })),
  );
  const asked = amountDue({ asked: costs ?? chf(0) }, FEE);
  return {
    ...TRIP,
    parts,
    changes,
    total: { asked },
    bookingInfo: { ...TRIP.bookingInfo, bookingFee: FEE },
  };
}

function mailOf(kind: TripMailKind, trip: Trip): string {
  return mailAsText(tripMail(config, kind, trip, { firstName: 'Anna', zone: 'UTC', travels: true }));
}

/** The amounts in the company's currency of the lines above the total, and the total. */
function readPrices(text: string) {
  const [, section = ''] = text.split('\n\nPrice\n');
  const amounts = section
    .split('\n\n')[0]
    ?.split('\n')
    .map((line) => /: CHF ([\d,]+)\.(\d\d)/.exec(line) ?? expect.fail(`${line} has no francs`))
    .map(([, francs = '', cents = '']) => Number(francs.replaceAll(',', '') + cents));
  const total = amounts?.pop();
  return { total, sum: amounts?.reduce((one, other) => one + other, 0) };
}

const done = (part: TripPart, penalty: number): PartChange => ({
  ...STAY_CHANGE,
  status: 'done',
  partId: part._id,
  penalty: eur(penalty),
});

const amount = fc.integer({ min: 100, max: 999_999 });

/** A stay in euros and a car in francs, in the states of parts, with the penalty of the first and its change fee. */
const STATES: [string, TripMailKind, Partial<TripPart>, Partial<TripPart>][] = [
  ['booked', 'trip_confirmed', { status: 'confirmed' }, { status: 'confirmed' }],
  ['partly booked', 'trip_partly_failed', { status: 'failed', failure: 'soldOut' }, { status: 'confirmed' }],
  ['partly booked abroad', 'trip_partly_failed', { status: 'confirmed' }, { status: 'failed' }],
  ['waiting', 'trip_waiting', { status: 'held' }, { status: 'held' }],
  ['partly cancelled', 'trip_part_cancelled', { status: 'cancelled' }, { status: 'confirmed' }],
];

describe.each(STATES)('the lines of a trip that is %s', (_, kind, ofStay, ofCar) => {
  it('add up to its total in the currency of the company', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.nat(99_99), (euros, francs, penalty, fee) => {
        const stay = { ...stayInEuro(euros), penalty: eur(penalty), ...ofStay } as TripPart;
        const trip = tripOf([stay, { ...rental(francs), ...ofCar } as TripPart], [done(stay, fee)]);
        const { total, sum } = readPrices(mailOf(kind, trip));
        expect(sum).toBe(total);
        expect(total).toBe(trip.total.asked.amount);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the prices of a mail', () => {
  const stay = stayInEuro(115_00);

  it('are in the currency of the company, with those of the supplier beside them', () => {
    const text = mailOf('trip_confirmed', tripOf([{ ...STAY, price: { asked: chf(239_70) } }, stay]));
    expect(text).toContain('  Price: CHF 107.01 (EUR 115.00 at the supplier)\n');
    expect(text).toContain('  On top, paid at the hotel: CHF 6.51 (EUR 7.00 at the supplier)\n');
    expect(text).toContain(
      [
        'Price',
        '  Hotel Seefeld: CHF 239.70',
        '  The Bloomsbury Townhouse: CHF 107.01 (EUR 115.00 at the supplier)',
        '  Booking fee: CHF 12.00',
        '  Total: CHF 358.71',
      ].join('\n'),
    );
  });

  it('say what of them is paid at the hotel, and what on top', () => {
    const paidThere: TripPart = { ...stay, conditions: ['payAtHotel', 'cardGuarantee'] };
    expect(mailOf('trip_confirmed', tripOf([paidThere]))).toContain(
      [
        '  Price: CHF 107.01 (EUR 115.00 at the supplier)',
        '  Of the price, paid at the hotel: CHF 107.01 (EUR 115.00 at the supplier)',
        '  On top, paid at the hotel: CHF 6.51 (EUR 7.00 at the supplier)',
      ].join('\n'),
    );
  });

  it('name fees of changes and cancellations with their part', () => {
    const cancelled: TripPart = { ...stay, status: 'cancelled', penalty: eur(50_00), refund: eur(65_00) };
    const text = mailOf('trip_part_cancelled', tripOf([cancelled, rental(210_00)], [done(stay, 10_00)]));
    expect(text).toContain('  Refund: CHF 60.48 (EUR 65.00 at the supplier)\n');
    expect(text).toContain(
      [
        'Price',
        '  The Bloomsbury Townhouse, cancellation fee: CHF 46.53 (EUR 50.00 at the supplier)',
        '  The Bloomsbury Townhouse, change fee: CHF 9.31 (EUR 10.00 at the supplier)',
      ].join('\n'),
    );
  });

  it('leave a fee in another currency beside the total', () => {
    const trip = tripOf([rental(210_00)]);
    const bookingInfo = { ...trip.bookingInfo, bookingFee: eur(12_00) };
    const total = { asked: addMoney(chf(210_00), chf(0)) };
    expect(mailOf('trip_confirmed', { ...trip, bookingInfo, total })).toContain(
      '  Booking fee: EUR 12.00\n  Total: CHF 210.00 (plus the booking fee)\n',
    );
  });
});
