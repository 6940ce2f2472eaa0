import { Trans, useLingui } from '@lingui/react/macro';
import type { Trip, TripPart } from '#domain/contract.ts';
import { fullName } from '../../components/trip-status/full-name.ts';
import { tripKind } from './kinds/trip-kinds.ts';

interface PartPeopleProps {
  trip: Pick<Trip, 'travelers'>;
  part: TripPart;
  /** The membership of the viewer. */
  personId: string;
}

/** Whose room, car or booking it is. */
export function PartPeople({ trip, part, personId }: PartPeopleProps) {
  const { t } = useLingui();
  const travelers = trip.travelers.filter(({ _id }) => part.travelers.includes(_id));
  return tripKind(part)
    .groupPeople?.(travelers)
    .map(({ label, people }) => (
      <div key={label.id}>
        <dt>{t(label)}</dt>
        {people.map((person) => (
          <dd key={person._id}>
            <Name name={fullName(person)} isViewer={person._id === personId} />
          </dd>
        ))}
      </div>
    ));
}

function Name({ name, isViewer }: { name: string; isViewer: boolean }) {
  return isViewer ? <Trans>{name} (you)</Trans> : name;
}
