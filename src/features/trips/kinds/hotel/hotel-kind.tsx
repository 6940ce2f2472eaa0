import { msg } from '@lingui/core/macro';
import { StarRating } from '../../../../components/booking/StarRating.tsx';
import classes from '../PartHead.module.css';
import type { HeadProps, SupplierKind } from '../trip-kind.ts';
import { StayFacts } from './StayFacts.tsx';
import { stayMoments } from './stay-moments.ts';

export const hotelKind: SupplierKind<'hotel'> = {
  Head: StayHead,
  Facts: StayFacts,
  moments: stayMoments,
  zone: ({ property }) => property.zone,
  freeUntil: ({ room }) => room.freeUntil,
  buttons: {
    add: msg`Add a hotel to this trip`,
    addShort: msg`Add a hotel`,
    search: msg`Search for a hotel`,
    chooseAnother: msg`Choose another hotel`,
  },
  refusals: {
    begun: msg`The stay has begun. What is still possible, the hotel or your travel agency can tell you.`,
    notCancellable: msg`The hotel does not allow a cancellation online. Please ask the hotel or your travel agency.`,
  },
};

function StayHead({ part: { property }, pictureOf }: HeadProps<'hotel'>) {
  return (
    <>
      <img className={classes.picture} src={pictureOf(property.propertyId)} alt="" width={160} height={100} />
      <div className={classes.name}>
        <h4>{property.name}</h4>
        <StarRating stars={property.stars} />
      </div>
    </>
  );
}
