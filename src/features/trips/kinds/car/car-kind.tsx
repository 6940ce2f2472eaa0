import { msg } from '@lingui/core/macro';
import { partName } from '../../../../components/trip-status/part-name.ts';
import { TAXES_INCLUDED } from '../../part-words.ts';
import classes from '../PartHead.module.css';
import type { HeadProps, SupplierKind } from '../trip-kind.ts';
import { RentalFacts } from './RentalFacts.tsx';

export const carKind: SupplierKind<'car'> = {
  Head: RentalHead,
  Facts: RentalFacts,
  // The first traveller drives.
  groupPeople: (people) => {
    const passengers = people.slice(1);
    const label = passengers.length === 1 ? msg`Passenger` : msg`Passengers`;
    return [
      { label: msg`Driver`, people: people.slice(0, 1) },
      ...(passengers.length > 0 ? [{ label, people: passengers }] : []),
    ];
  },
  priceNote: TAXES_INCLUDED,
  contact: ({ pickUp }) => ({ name: msg`Rental desk`, phone: pickUp.phone }),
  zone: ({ pickUp }) => pickUp.zone,
  freeUntil: ({ car }) => car.freeUntil,
  buttons: {
    add: msg`Add a car to this trip`,
    search: msg`Search for a car`,
    chooseAnother: msg`Choose another car`,
  },
  refusals: {
    begun: msg`The rental has begun. What is still possible, the rental desk or your travel agency can tell you.`,
    notCancellable: msg`The rental company does not allow a cancellation online. Please ask the rental desk or your travel agency.`,
  },
};

function RentalHead({ part }: HeadProps<'car'>) {
  return (
    <div className={classes.name}>
      <h3>{partName(part)}</h3>
      <p className={classes.address}>{part.pickUp.name}</p>
    </div>
  );
}
