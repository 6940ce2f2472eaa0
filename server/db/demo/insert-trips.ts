import type { BookingLimits } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import { longestWait } from '#domain/offers/booking-limits.ts';
import { highestAccepted } from '#domain/offers/price-change.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import { comparedPrice } from '#domain/policy/prices.ts';
import { readBookingLimits } from '../../features/companies/checkout-repository.ts';
import { extentOf } from '../../features/hotels/stay-facts.ts';
import { stayBegin, stayDetails } from '../../features/trips/part/kinds/hotel-part.ts';
import { insertTrip, type NewTrip } from '../../features/trips/trip-insert-repository.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { readTermsFor } from '../../offers/read-booking-terms.ts';
import { toVerdict } from '../../offers/verdicts.ts';
import { NO_SWITCHES } from '../../suppliers/embedded/practice-switches.ts';
import { DEMO_HISTORIES, type DemoHistory } from './demo-history.ts';
import { DEMO_TRIPS, type DemoTrip } from './demo-trips.ts';
import type { DemoWorld } from './demo-world.ts';
import { type PickedStay, pickStay } from './pick-stay.ts';
import { type DemoMember, type DemoPayment, readMembers, readPayments } from './read-members.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PURPOSES = ['client-visit', 'internal-meeting', 'project-work', 'training', 'trade-fair', 'sales'];

/** Everything that a trip of the demo is made of. */
interface Draft {
  world: DemoWorld;
  history: DemoHistory;
  member: DemoMember;
  payment: DemoPayment;
  terms: BookingTerms;
  limits: BookingLimits;
  picked: PickedStay;
}

/** Trips in every status and for every filter, with stays of the embedded inventory that it knows to be booked. */
export async function insertTrips(world: DemoWorld): Promise<void> {
  const members = await readMembers(world.db);
  const payments = await readPayments(world.db);
  for (const [place, trip] of DEMO_TRIPS.entries()) {
    const member = memberOf(members, trip);
    const payment = payments.get(trip.company);
    if (!member || !payment) throw new Error(`Nobody of ${trip.company} is ${trip.traveller}`);
    const draft = await draftOf(world, { trip, member, payment, place });
    if (!draft) continue;
    const created = newTrip(draft);
    await insertTrip(world.db, created);
    await insertBooking(draft, created);
  }
}

function memberOf(members: readonly DemoMember[], { company, traveller }: DemoTrip): DemoMember | undefined {
  const colleagues = members.filter((member) => member.company === company);
  if (typeof traveller === 'string') return colleagues.find(({ email }) => email === traveller);
  return colleagues.filter(({ isColleague }) => isColleague)[traveller];
}

async function draftOf(
  world: DemoWorld,
  { trip, member, payment, place }: { trip: DemoTrip; place: number } & Pick<Draft, 'member' | 'payment'>,
): Promise<Draft | null> {
  const { db, now } = world;
  const practice = { switchesOf: async () => NO_SWITCHES };
  const terms = await readTermsFor({ db, practice, clock: { now: () => now } }, member.companyId, [
    member.id,
  ]);
  const history = DEMO_HISTORIES[trip.fate];
  const startsOn = dayAfter(now.toISOString().slice(0, 10), trip.startsIn);
  const asked = { ...terms, now: requestedAt(history, startsOn, now) };
  const { city, nights } = trip;
  const picked = await pickStay(asked, { city, startsOn, nights, levels: history.levels, place });
  const limits = await readBookingLimits(db, member.companyId);
  return picked && { world, history, member, payment, terms: asked, limits, picked };
}

/** Two weeks ahead or some days ago; what is still on its way was asked for just now. */
function requestedAt({ part }: DemoHistory, startsOn: string, now: Date): Date {
  if (part === 'held' || part === 'confirming') return new Date(now.getTime() - 2 * HOUR);
  return new Date(Math.min(Date.parse(startsOn) - 14 * DAY, now.getTime() - 3 * DAY) + 9 * HOUR);
}

function newTrip({ world, history, member, payment, picked: { stay, verdict }, ...draft }: Draft): NewTrip {
  const { terms, limits } = draft;
  const { newId, random, now } = world;
  const { property, rate, checkIn, checkOut } = stay;
  const stated = toVerdict(verdict);
  const id = newId();
  const partId = newId();
  const days = { starts_on: checkIn, ends_on: checkOut };
  const total = comparedPrice(rate.price, terms).converted?.money ?? rate.price;
  const waits = history.part === 'held';
  const code = () => Array.from({ length: 6 }, () => random.pick([...LETTERS])).join('');
  return {
    trip: {
      ...{ id, company_id: member.companyId, itinerary_ref: code(), status: history.status },
      ...{ ended_by: history.end, levels: [...history.levels], ...days },
      level1_approver_id: history.levels.includes(1) ? member.level1 : null,
      level2_approver_id: history.levels.includes(2) ? member.level2 : null,
      ...{ created_by_user_id: member.userId, created_at: terms.now },
      title: `${property.name}, ${property.address.city}`,
      ...{ total_amount: total.amount, total_currency: total.currency, verdict: stated },
      booking_info: {
        ...{ paymentType: payment.paymentType, purpose: random.pick(PURPOSES) },
        ...(payment.card && { creditCard: payment.card }),
        ...(needsReason(stated) && { reason: { code: 'closerToMeeting', text: 'Next door to the client.' } }),
        referenceFields: payment.fields.map((field) => ({
          ...field,
          value: String(random.between(4000, 4999)),
        })),
      },
      card_id: payment.cardId,
      waiting_until: waits ? longestWait(terms.now, limits) : null,
      approval_limit_hours: limits.approvalHours,
      reminded_at: null,
    },
    travellers: [{ company_user_id: member.id, first_name: member.firstName, last_name: member.lastName }],
    parts: [
      {
        ...{ id: partId, kind: 'hotel', status: history.part, failure: history.failure ?? null, ...days },
        attempt: waits ? null : history.booking === 'cancelled' ? 'cancel' : 'confirm',
        ...{ reference: `demo-${partId}`, offer_key: rate.key, locator: code() },
        held_until: history.booking === 'held' ? new Date(now.getTime() + 22 * HOUR) : null,
        ...{ price_amount: rate.price.amount, price_currency: rate.price.currency },
        ...{ accepted_amount: highestAccepted(rate.price, limits).amount, penalty_amount: null },
        refund_amount: history.end === 'cancelled' ? rate.price.amount : null,
        travelers: [member.id],
        free_until: null,
        tickets: null,
        passengers: null,
        begins_at: stayBegin(
          { startsOn: checkIn, checkInFrom: stay.checkInFrom, zone: property.zone },
          terms.now,
        ),
        details: stayDetails(stay, extentOf({ checkIn, checkOut, rooms: 1 }), terms),
      },
    ],
    events: eventsOf({ world, history, member, terms }, partId),
  };
}

function eventsOf(
  { world, history, member, terms }: Pick<Draft, 'world' | 'history' | 'member' | 'terms'>,
  partId: string,
): NewTrip['events'] {
  const people = { traveller: member.userId, level1: member.level1User, level2: member.level2User };
  let at = terms.now.getTime();
  return history.events.map(({ kind, by, aboutPart, details = {}, minutes }) => {
    at += minutes * 60_000;
    return {
      ...{ id: world.newId(), part_id: aboutPart ? partId : null, at: new Date(at), kind },
      ...{ user_id: by ? people[by] : null, request_id: null, details },
    };
  });
}

/** So that the supplier knows of it when it is to be cancelled, or looked up. */
async function insertBooking(
  { world, history, member, terms }: Draft,
  { parts: [part] }: NewTrip,
): Promise<void> {
  if (!part || history.booking === null) return;
  await world.db
    .insertInto('embedded_bookings')
    .values({
      ...{ company_id: member.companyId, reference: part.reference, kind: 'hotel', key: part.offer_key },
      ...{ travellers: 1, price: part.price_amount, currency: part.price_currency },
      ...{ status: history.booking, locator: part.locator ?? part.id, held_until: part.held_until },
      priced_at: terms.now,
    })
    .execute();
}
