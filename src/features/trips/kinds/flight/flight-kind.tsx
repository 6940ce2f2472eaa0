import { msg } from '@lingui/core/macro';
import { partName } from '../../../../components/trip-status/part-name.ts';
import { TAXES_INCLUDED } from '../../part-words.ts';
import classes from '../PartHead.module.css';
import type { HeadProps, SupplierKind } from '../trip-kind.ts';
import { FlightFacts } from './FlightFacts.tsx';

export const flightKind: SupplierKind<'flight'> = {
  Head: FlightHead,
  // Its facts name the passengers with their tickets.
  Facts: FlightFacts,
  priceNote: TAXES_INCLUDED,
  zone: ({ zone }) => zone,
  freeUntil: ({ freeUntil }) => freeUntil,
  buttons: {
    add: msg`Add a flight to this trip`,
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
      <h3>{partName(part)}</h3>
      <p className={classes.address}>
        {airlines[0]?.name}, {fare.family.name}
      </p>
    </div>
  );
}
