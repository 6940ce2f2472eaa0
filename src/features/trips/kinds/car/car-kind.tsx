import { msg } from '@lingui/core/macro';
import { partName } from '../../../../components/trip-status/part-name.ts';
import classes from '../PartHead.module.css';
import type { HeadProps, SupplierKind } from '../trip-kind.ts';
import { RentalFacts } from './RentalFacts.tsx';
import { rentalMoments } from './rental-moments.ts';

export const carKind: SupplierKind<'car'> = {
  Head: RentalHead,
  Facts: RentalFacts,
  moments: rentalMoments,
  contact: ({ pickUp }) => ({ name: msg`Rental desk`, phone: pickUp.phone }),
  zone: ({ pickUp }) => pickUp.zone,
  freeUntil: ({ car }) => car.freeUntil,
  buttons: {
    add: msg`Add a car to this trip`,
    addShort: msg`Add a car`,
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
      <h4>{partName(part)}</h4>
    </div>
  );
}
