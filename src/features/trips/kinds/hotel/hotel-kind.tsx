import { msg } from '@lingui/core/macro';
import { StarRating } from '../../../../components/booking/StarRating.tsx';
import { TAXES_INCLUDED } from '../../part-words.ts';
import classes from '../PartHead.module.css';
import type { HeadProps, SupplierKind } from '../trip-kind.ts';
import { StayFacts } from './StayFacts.tsx';

export const hotelKind: SupplierKind<'hotel'> = {
  Head: StayHead,
  Facts: StayFacts,
  groupPeople: (people) => [{ label: people.length === 1 ? msg`Guest` : msg`Guests`, people }],
  priceNote: TAXES_INCLUDED,
  zone: ({ property }) => property.zone,
  freeUntil: ({ room }) => room.freeUntil,
  buttons: {
    add: msg`Add a hotel to this trip`,
    search: msg`Search for a hotel`,
    chooseAnother: msg`Choose another hotel`,
  },
  refusals: {
    begun: msg`The stay has begun. What is still possible, the hotel or your travel agency can tell you.`,
    notCancellable: msg`The hotel does not allow a cancellation online. Please ask the hotel or your travel agency.`,
  },
};

function StayHead({ part: { property }, pictureOf }: HeadProps<'hotel'>) {
  const { street, postalCode, city } = property.address;
  return (
    <>
      <img className={classes.picture} src={pictureOf(property.propertyId)} alt="" width={160} height={100} />
      <div className={classes.name}>
        <h3>{property.name}</h3>
        <StarRating stars={property.stars} />
        <p className={classes.address}>
          {street}, {postalCode} {city}
        </p>
      </div>
    </>
  );
}
