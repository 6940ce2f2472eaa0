import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChangedLeg } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { AirlineChange } from '../../../suppliers/airline-changes.ts';
import type { LookUpOutcome } from '../../../suppliers/outcomes.ts';
import { toPricedLegs } from '../../flights/describe-flight.ts';
import { describeTrip } from '../describe-trip.ts';
import { hasLegsBefore, withChangedLegs } from '../part/kinds/changed-flight.ts';
import { findTimesOfFlight } from '../part/kinds/flight-route.ts';
import type { PartFacts } from '../part/part-state-repository.ts';
import { type PartSession, workOnPart } from '../part/part-work.ts';
import { reportNews, type TripNewsKind } from '../trip-news.ts';
import type { Cause } from '../trip-state-repository.ts';
import {
  claimPartsToAsk,
  findPartOfBooking,
  readAirlineChanges,
  readFlight,
  type StoredAirlineChange,
  saveAirlineChange,
} from './airline-change-repository.ts';

const AT_ONCE = 50;
const ASKED_AGAIN_MS = 6 * 3_600_000;

/** Finds what the suppliers have sent no event about: asks about some flights, one after the other in the course of hours. */
export async function askAirlines({ db, jobs, clock, suppliers }: Deps): Promise<void> {
  if (!suppliers.flights.airlineChanges) return;
  const now = clock.now();
  const since = new Date(now.getTime() - ASKED_AGAIN_MS);
  for (const partId of await claimPartsToAsk(db, { now, since, limit: AT_ONCE })) {
    await jobs.enqueue(db, 'part.airline', { partId });
  }
}

/** A supplier has sent an event about this booking. */
export async function askAboutBooking(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Deps['db'],
  booking: { companyId: string; reference: string },
): Promise<void> {
  const partId = await findPartOfBooking(db, booking);
  if (partId !== undefined) await jobs.enqueue(db, 'part.airline', { partId });
}

interface Answer {
  changes: readonly AirlineChange[];
  /** Read only after a new acceptance, which may bring other tickets. */
  booking: LookUpOutcome | null;
}

/** Asks the supplier of a booked flight what the airline has changed, and stores it. */
export async function askAirline(deps: Deps, { partId }: { partId: string }, cause?: Cause): Promise<void> {
  const desk = deps.suppliers.flights.airlineChanges;
  if (!desk) return;
  await workOnPart<Answer | null>(deps, {
    partId,
    status: 'confirmed',
    cause,
    async ask({ supplier, reference, call }) {
      const found = await desk.list(reference, call);
      if (found.outcome === 'unknown') return null;
      const stored = await readAirlineChanges(deps.db, partId);
      const isNew = found.changes.some(
        ({ id, state }) =>
          state === 'accepted' && stored.find((one) => one.supplier_id === id)?.state !== state,
      );
      return { changes: found.changes, booking: isNew ? await supplier.lookUp(reference, call) : null };
    },
    async apply(session, answer) {
      if (answer) await noteChanges(deps, session, answer);
    },
  });
}

async function noteChanges(deps: Deps, session: PartSession, { changes, booking }: Answer): Promise<void> {
  const stored = await readAirlineChanges(session.db, session.part.id);
  const news = new Set<TripNewsKind>();
  for (const change of changes.toSorted((one, other) => +one.detectedAt - +other.detectedAt)) {
    const known = stored.find((one) => one.supplier_id === change.id);
    if (known?.state === change.state && change.state !== 'open') continue;
    const legs = toChangedLegs(change);
    const isShown = known?.state === 'open' && isDeepStrictEqual(known.legs, legs);
    if (!known && change.state === 'over') continue;
    await saveAirlineChange(session.db, {
      id: isShown ? known.id : randomUUIDv7(),
      part_id: session.part.id,
      supplier_id: change.id,
      state: change.state,
      actions: [...change.actions],
      legs,
      detected_at: change.detectedAt,
      found_at: isShown ? known.found_at : session.cause.at,
    });
    if (change.state === 'open' && !isShown) {
      await session.apply({ type: 'airline.changed' }, {}, { legs });
      news.add('airlineChanged');
    }
    if (
      change.state === 'accepted' &&
      (await takeOver(deps, session, { change, known, legs, stored, booking }))
    ) {
      news.add('airlineChangeAccepted');
    }
  }
  for (const kind of news) {
    await reportNews(deps, session.db, { ...session.moment, trip: { _id: session.trip.id }, kind });
  }
}

interface Acceptance {
  change: AirlineChange;
  known: StoredAirlineChange | undefined;
  legs: ChangedLeg[];
  stored: readonly StoredAirlineChange[];
  booking: Answer['booking'];
}

/** The part gets the flights that were accepted, unless it has later ones; false when it was not known to be open. */
async function takeOver(
  deps: Deps,
  session: PartSession,
  { change, known, legs, stored, booking }: Acceptance,
): Promise<boolean> {
  const { db, part, trip } = session;
  const flight = await readFlight(db, part.id);
  if (known?.state !== 'open' && !hasLegsBefore(flight, legs)) return false;
  const isOutdated = stored.some(
    ({ state, detected_at }) => state === 'accepted' && detected_at > change.detectedAt,
  );
  const details = isOutdated ? flight : withChangedLegs(flight, legs);
  if (!details)
    deps.log.warn({ partId: part.id }, 'An accepted change by an airline does not fit its flight');
  const facts = details ? { moved: { details, ...findTimesOfFlight(details) } } : {};
  await session.apply({ type: 'airline.accepted' }, { ...facts, ...numbersOf(booking) }, { legs });
  await describeTrip(db, trip.id);
  return true;
}

function numbersOf(found: Answer['booking']): Pick<PartFacts, 'locator' | 'tickets'> {
  if (found?.outcome !== 'found' || found.booking.status !== 'confirmed') return {};
  const { locator, tickets } = found.booking;
  return { locator, tickets };
}

/** As they are stored and read again, so that they can be compared. */
function toChangedLegs({ legs }: AirlineChange): ChangedLeg[] {
  const changed = legs.flatMap(({ before, after }): ChangedLeg[] => {
    const [leg] = toPricedLegs([before]);
    const [next] = toPricedLegs(after ? [after] : []);
    return leg ? [{ before: leg, ...(next && { after: next }) }] : [];
  });
  return JSON.parse(JSON.stringify(changed));
}
