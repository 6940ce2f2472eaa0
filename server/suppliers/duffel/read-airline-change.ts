import type { FlightLeg } from '#domain/offers/flight-offer.ts';
import type { AirlineChange, AirlineChangeAction, LegChange } from '../airline-changes.ts';
import { Fields, UnreadableField } from '../fields.ts';
import { readFlight } from './read-flight.ts';

const ACTIONS: Readonly<Record<string, AirlineChangeAction>> = {
  accept: 'accept',
  cancel: 'cancel',
  update: 'settle',
};

const CHANGE_ID = /^aic_[A-Za-z0-9]{4,60}$/;

export function readAirlineChange(value: unknown): AirlineChange {
  const fields = new Fields(value, 'airline_initiated_change');
  const id = fields.text('id');
  if (!CHANGE_ID.test(id)) throw new UnreadableField('airline_initiated_change.id');
  const taken = fields.optionalText('action_taken');
  return {
    id,
    detectedAt: fields.instant('created_at'),
    state: taken === undefined ? 'open' : taken === 'accepted' ? 'accepted' : 'over',
    actions: fields.texts('available_actions').flatMap((action) => ACTIONS[action] ?? []),
    legs: pairLegs(
      readFlight(fields.objects('removed')).legs,
      readFlight(fields.optionalObjects('added')).legs,
    ),
  };
}

/** Old and new slices have different ids, so they belong together by their airports, and otherwise by their order. */
function pairLegs(removed: readonly FlightLeg[], added: readonly FlightLeg[]): LegChange[] {
  if (added.length > removed.length) throw new UnreadableField('airline_initiated_change.added');
  const left = [...added];
  const take = (isWanted: (leg: FlightLeg) => boolean) => {
    const index = left.findIndex(isWanted);
    return index === -1 ? null : (left.splice(index, 1)[0] ?? null);
  };
  const pairs = removed.map((before) => ({ before, after: take((leg) => isSameRoute(leg, before)) }));
  return pairs.map(({ before, after }) => ({ before, after: after ?? take(() => true) }));
}

function isSameRoute(one: FlightLeg, other: FlightLeg): boolean {
  return (
    one.segments[0]?.origin === other.segments[0]?.origin &&
    one.segments.at(-1)?.destination === other.segments.at(-1)?.destination
  );
}
