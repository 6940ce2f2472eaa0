import { msg } from '@lingui/core/macro';
import { partName } from '../../../../components/trip-status/part-name.ts';
import classes from '../PartHead.module.css';
import type { HeadProps, SupplierKind } from '../trip-kind.ts';
import { FlightFacts } from './FlightFacts.tsx';
import { flightMoments } from './flight-moments.ts';

export const flightKind: SupplierKind<'flight'> = {
  Head: FlightHead,
  Facts: FlightFacts,
  moments: flightMoments,
  zone: ({ zone }) => zone,
  freeUntil: ({ freeUntil }) => freeUntil,
  buttons: {
    add: msg`Add a flight to this trip`,
    addShort: msg`Add a flight`,
    search: msg`Search for a flight`,
    chooseAnother: msg`Choose another flight`,
  },
  refusals: {
    begun: msg`The flight has departed. What is still possible, the airline or your travel agency can tell you.`,
    notCancellable: msg`The airline does not allow a cancellation online. Please ask the airline or your travel agency.`,
  },
};

function FlightHead({ part }: HeadProps<'flight'>) {
  const { fare, airlines } = part;
  return (
    <div className={classes.name}>
      <h4>{partName(part)}</h4>
      <p className={classes.address}>
        {airlines[0]?.name}, {fare.family.name}
      </p>
    </div>
  );
}
