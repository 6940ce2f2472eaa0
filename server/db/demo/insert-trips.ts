import type { BookingLimits } from '#domain/contract.ts';
import { dayAfter, utcDay } from '#domain/local-time.ts';
import { longestWait } from '#domain/offers/booking-limits.ts';
import { priceCap } from '#domain/offers/price-change.ts';
import { joinVerdicts } from '#domain/policy/join-verdicts.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import { joinTimes } from '#domain/trip-stage.ts';
import { readBookingRules } from '../../features/companies/checkout-repository.ts';
import { destinationsOfParts, timesOfPart } from '../../features/trips/part/kinds/part-kinds.ts';
import type { PartOffer } from '../../features/trips/part/kinds/part-offer.ts';
import { sumPrices } from '../../features/trips/part/reprice-part.ts';
import { listPolicies } from '../../features/trips/pipeline/policies-at-decision.ts';
import { insertTrip, type NewTrip } from '../../features/trips/trip-insert-repository.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { readTermsFor } from '../../offers/read-booking-terms.ts';
import { toVerdict } from '../../offers/verdicts.ts';
import { DEMO_HISTORIES, type DemoHistory } from './demo-history.ts';
import { DEMO_HOMES, DEMO_TRIPS, type DemoTrip } from './demo-trips.ts';
import { DEMO_REFUSALS, demoReason } from './demo-words.ts';
import type { DemoWorld } from './demo-world.ts';
import { tripsOfLastYear } from './demo-year.ts';
import { confirmedAt, insertBooking } from './insert-booking.ts';
import { DEMO_PRACTICE, partOffers } from './part-offers.ts';
import { type DemoMember, type DemoPayment, readMembers, readPayments } from './read-members.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PURPOSES = ['client-visit', 'internal-meeting', 'project-work', 'training', 'trade-fair', 'sales'];

interface Draft {
  world: DemoWorld;
  history: DemoHistory;
  member: DemoMember;
  payment: DemoPayment;
  terms: BookingTerms;
  limits: BookingLimits;
  parts: readonly [PartOffer, ...PartOffer[]];
  /** Varies the trips. */
  place: number;
}

export async function insertTrips(world: DemoWorld): Promise<void> {
  const members = await readMembers(world.db);
  const payments = await readPayments(world.db);
  for (const [place, trip] of [...DEMO_TRIPS, ...tripsOfLastYear(world.now)].entries()) {
    const member = findMember(members, trip);
    const payment = payments.get(trip.company);
    if (!member || !payment) throw new Error(`Nobody of ${trip.company} is ${trip.traveler}`);
    const draft = await buildDraft(world, { trip, member, payment, place });
    if (!draft) continue;
    const created = await withSales(newTrip(draft), draft);
    await insertTrip(world.db, created);
    const booking = { companyId: member.companyId, pricedAt: draft.terms.now };
    for (const [index, part] of created.parts.entries()) {
      const { booking: status } = fateOf(draft, index);
      await insertBooking(world, part, { ...booking, status });
    }
  }
}

export function findMember(
  members: readonly DemoMember[],
  { company, traveler }: Pick<DemoTrip, 'company' | 'traveler'>,
): DemoMember | undefined {
  const colleagues = members.filter((member) => member.company === company);
  if (typeof traveler === 'string') return colleagues.find(({ email }) => email === traveler);
  return colleagues.filter(({ isColleague }) => isColleague)[traveler];
}

async function buildDraft(
  world: DemoWorld,
  { trip, member, payment, place }: { trip: DemoTrip; place: number } & Pick<Draft, 'member' | 'payment'>,
): Promise<Draft | null> {
  const { db, now } = world;
  const deps = { db, practice: DEMO_PRACTICE, clock: { now: () => now } };
  const terms = await readTermsFor(deps, member.companyId, [member.id]);
  const history = DEMO_HISTORIES[trip.fate];
  const startsOn = dayAfter(utcDay(now), trip.startsIn);
  const termsThen = { ...terms, now: requestedAt(history, startsOn, now) };
  const { city, nights, kinds } = trip;
  const home = DEMO_HOMES[trip.company];
  const endsOn = dayAfter(startsOn, nights);
  const wish = { home, city, startsOn, endsOn, levels: history.levels, place };
  const [first, ...others] = (await partOffers(world, { kinds, member, terms: termsThen, wish })) ?? [];
  const { limits } = await readBookingRules(db, member.companyId);
  return first
    ? { world, history, member, payment, terms: termsThen, limits, parts: [first, ...others], place }
    : null;
}

/** Two weeks ahead or some days ago; trips that are still being booked were requested just now. */
function requestedAt({ part }: DemoHistory, startsOn: string, now: Date): Date {
  if (part === 'held' || part === 'confirming') return new Date(now.getTime() - 2 * HOUR);
  return new Date(Math.min(Date.parse(startsOn) - 14 * DAY, now.getTime() - 3 * DAY) + 9 * HOUR);
}

function newTrip(draft: Draft): NewTrip {
  const { world, history, member, payment, terms, limits, parts, place } = draft;
  const { newId, random } = world;
  const [first, ...others] = parts;
  const stated = toVerdict(joinVerdicts([first.verdict, ...others.map(({ verdict }) => verdict)]));
  const total = sumPrices(parts.map(({ details }) => details)) ?? first.price;
  const waits = history.part === 'held';
  const rows = parts.map((part, index) => newPart(part, draft, index));
  const times = joinTimes(parts.map((part) => timesOfPart(part, terms.zone)));
  const days = rows.flatMap(({ starts_on, ends_on }) => [starts_on, ends_on]).sort();
  return {
    trip: {
      id: newId(),
      company_id: member.companyId,
      itinerary_ref: generateCode(world),
      status: history.status,
      ended_by: history.end,
      levels: [...history.levels],
      starts_on: days[0] ?? first.startsOn,
      ends_on: days.at(-1) ?? first.endsOn,
      current_from: times.currentFrom,
      ends_at: times.endsAt,
      level1_approver_id: history.levels.includes(1) ? member.level1 : null,
      level2_approver_id: history.levels.includes(2) ? member.level2 : null,
      created_by_user_id: member.userId,
      created_at: terms.now,
      waiting_since: waits ? terms.now : null,
      policies: listPolicies({ terms }),
      asked_approvers: askedApprovers(draft),
      destinations: destinationsOfParts(parts),
      total_amount: total.amount,
      total_currency: total.currency,
      verdict: stated,
      booking_info: {
        paymentType: payment.paymentType,
        purpose: random.pick(PURPOSES),
        creditCard: payment.card,
        reason: needsReason(stated) ? demoReason(first.kind, place) : undefined,
        referenceFields: payment.fields.map((field) => ({
          ...field,
          value: String(random.between(4000, 4999)),
        })),
      },
      card_id: payment.cardId,
      waiting_until: waits ? longestWait(terms.now, limits) : null,
      approval_limit_hours: limits.approvalHours,
      reminded_at: null,
      request: null,
      request_open: false,
    },
    travelers: [{ company_user_id: member.id, first_name: member.firstName, last_name: member.lastName }],
    parts: rows,
    events: buildEvents(
      draft,
      rows.map(({ id }) => id),
    ),
  };
}

function fateOf({ history, parts }: Draft, index: number): Pick<DemoHistory, 'part' | 'failure' | 'booking'> {
  return history.last && index === parts.length - 1 ? history.last : history;
}

function newPart(part: PartOffer, draft: Draft, index: number): NewTrip['parts'][number] {
  const { world, member, terms, limits } = draft;
  const fate = fateOf(draft, index);
  const { kind, reference, order, price, verdict, startsOn, endsOn, beginsAt, details, passengers } = part;
  const { currentFrom, endsAt } = timesOfPart(part, terms.zone);
  const waits = fate.part === 'held';
  return {
    id: world.newId(),
    kind,
    status: fate.part,
    failure: fate.failure ?? null,
    starts_on: startsOn,
    ends_on: endsOn,
    current_from: currentFrom,
    begins_at: beginsAt,
    ends_at: endsAt,
    attempt: waits ? null : fate.booking === 'cancelled' ? 'cancel' : 'confirm',
    reference,
    generation: 0,
    alternative: null,
    alternative_search: waits ? 'looking' : null,
    offer_key: order.key,
    locator: generateCode(world),
    held_until: fate.booking === 'held' ? new Date(world.now.getTime() + 22 * HOUR) : null,
    price_amount: price.amount,
    price_currency: price.currency,
    accepted_amount: priceCap(price, limits).amount,
    agreement: null,
    cancellation: null,
    penalty_amount: null,
    refund_amount: draft.history.end === 'cancelled' ? price.amount : null,
    travelers: [member.id],
    free_until: null,
    tickets: null,
    passengers: passengers && [...passengers],
    details,
    verdict: toVerdict(verdict),
  };
}

async function withSales(trip: NewTrip, { terms }: Draft): Promise<NewTrip> {
  const parts = trip.parts.map((part) => {
    const sale = trip.events.find(({ kind, part_id }) => kind === 'confirmed' && part_id === part.id);
    return sale ? confirmedAt(part, { pricedAt: terms.now, soldAt: sale.at }) : part;
  });
  return { ...trip, parts: await Promise.all(parts) };
}

function askedApprovers({ history: { status }, member: { level1, level2 } }: Draft): string[] {
  if (status === 'waiting_level_1_approval') return level1 === null ? [] : [level1];
  return status === 'waiting_level_2_approval' && level2 !== null ? [level2] : [];
}

export function generateCode({ random }: DemoWorld): string {
  return Array.from({ length: 6 }, () => random.pick([...LETTERS])).join('');
}

function buildEvents(
  { world, history, member, terms, parts: [first] }: Draft,
  partIds: readonly string[],
): NewTrip['events'] {
  const people = { traveler: member.userId, level1: member.level1User, level2: member.level2User };
  const partsOf = { each: partIds, last: partIds.slice(-1), others: partIds.slice(0, -1) };
  let at = terms.now.getTime();
  return history.events.flatMap(({ kind, by, about, details = {}, minutes }) => {
    at += minutes * 60_000;
    return (about ? partsOf[about] : [null]).map((part_id) => ({
      id: world.newId(),
      part_id,
      at: new Date(at),
      kind,
      user_id: by ? people[by] : null,
      request_id: null,
      details: kind === 'rejected' ? { ...details, comment: DEMO_REFUSALS[first.kind] } : details,
    }));
  });
}
