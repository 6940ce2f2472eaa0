import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Trip, TripPart } from '#domain/contract.ts';
import { fullName } from '../../components/trip-status/full-name.ts';

type Traveler = Trip['travelers'][number];

interface PartPeopleProps {
  trip: Pick<Trip, 'travelers'>;
  part: TripPart;
  /** The membership of the viewer. */
  personId: string;
}

/** Whose room, car or booking it is. A flight names its passengers with their tickets. */
export function PartPeople({ trip, part, personId }: PartPeopleProps) {
  const people = trip.travelers.filter(({ _id }) => part.travelers.includes(_id));
  const isOne = people.length === 1;
  switch (part.kind) {
    case 'flight':
      return null;
    case 'hotel': {
      const label = isOne ? <Trans>Guest</Trans> : <Trans>Guests</Trans>;
      return <Names label={label} people={people} personId={personId} />;
    }
    case 'car':
      return <PeopleInCar people={people} personId={personId} />;
    case 'external': {
      const label = isOne ? <Trans>Traveller</Trans> : <Trans>Travellers</Trans>;
      return <Names label={label} people={people} personId={personId} />;
    }
  }
}

interface PeopleProps {
  people: readonly Traveler[];
  personId: string;
}

/** The first traveller drives. */
function PeopleInCar({ people, personId }: PeopleProps) {
  const passengers = people.slice(1);
  const label = passengers.length === 1 ? <Trans>Passenger</Trans> : <Trans>Passengers</Trans>;
  return (
    <>
      <Names label={<Trans>Driver</Trans>} people={people.slice(0, 1)} personId={personId} />
      {passengers.length > 0 ? <Names label={label} people={passengers} personId={personId} /> : null}
    </>
  );
}

function Names({ label, people, personId }: PeopleProps & { label: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      {people.map((person) => (
        <dd key={person._id}>
          <Name name={fullName(person)} isViewer={person._id === personId} />
        </dd>
      ))}
    </div>
  );
}

function Name({ name, isViewer }: { name: string; isViewer: boolean }) {
  return isViewer ? <Trans>{name} (you)</Trans> : name;
}
