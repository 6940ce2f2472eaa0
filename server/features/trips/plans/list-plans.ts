import type { PlannedPart, TravelerPlans } from '#domain/contract.ts';
import { tripTitle } from '#domain/trip-title.ts';
import type { StoredPart } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { readCompanyClock } from '../../practice/read-company-clock.ts';
import { authorizeTravelers } from '../../travelers/authorize-travelers.ts';
import { findWhereabouts, nameOfPart } from '../part/kinds/part-kinds.ts';
import { type PlanRow, plannedParts } from './plan-repository.ts';

interface PlansRequest {
  travelers: readonly string[];
  from: string;
  to: string;
}

export async function listPlans(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  { travelers, from, to }: PlansRequest,
): Promise<TravelerPlans> {
  await authorizeTravelers(deps, context, travelers);
  const { companyId } = context.signedIn;
  const clock = await readCompanyClock(deps, companyId);
  const rows = await plannedParts(deps.db, {
    abilities: context.abilities,
    companyId,
    companyUserIds: travelers,
    from,
    to,
    now: clock.now(),
  }).execute();
  return { parts: rows.flatMap((row) => toPlannedPart(row, travelers, clock.today()) ?? []) };
}

function toPlannedPart(row: PlanRow, travelers: readonly string[], today: string): PlannedPart | null {
  // Kind and details are written together, but the type of the row does not relate them.
  const part = { kind: row.kind, details: row.details } as StoredPart;
  if (part.kind === 'external') return null;
  const whereabouts = findWhereabouts(part, { startsOn: row.starts_on, endsOn: row.ends_on });
  return (
    whereabouts && {
      ...whereabouts,
      trip: {
        _id: row.trip_id,
        itineraryRefId: row.itinerary_ref,
        title: tripTitle(
          { destinations: row.destinations, startsOn: row.trip_starts_on, endsOn: row.trip_ends_on },
          today,
        ),
      },
      kind: part.kind,
      name: nameOfPart(part.kind, part.details),
      travelers: row.travelers.filter((id) => travelers.includes(id)),
    }
  );
}
