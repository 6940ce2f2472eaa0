import { msg } from '@lingui/core/macro';
import type { SuggestedOf } from '../../../actors/trip-draft/suggestion-outcome.ts';
import { GuestRating, StarRating } from '../../../components/booking/StarRating.tsx';
import { inOneLine } from '../../../components/results/ResultCard.tsx';
import { formatDistance, formatInstant, formatMoney, localZone } from '../../../i18n/format.ts';
import classes from '../Suggestions.module.css';
import type { OfferWords, SuggestionKind, Words } from './suggestion-kind.ts';

export const hotelSuggestions: SuggestionKind<'hotel'> = {
  seeAll: msg`See all hotels`,
  searching: msg`Searching hotels`,
  none: msg`No hotel was found there on these days.`,
  best: msg`The best for you by policy, price and distance, each with its cheapest room.`,
  lines: [1, 2, 3],
  describe: describeRoom,
};

function describeRoom({ hotel, rate, unit }: SuggestedOf<'hotel'>, words: Words): OfferWords {
  const { roomName, roomType, refundable, freeUntil, breakfastIncluded } = rate;
  const end = freeUntil && formatInstant(freeUntil, localZone());
  const onSite = rate.onSite && formatMoney(rate.onSite);
  const night = rate.average ?? rate.perNight;
  const perNight = formatMoney(night);
  return {
    name: hotel.name,
    facts: (
      <>
        <div className={classes.title}>
          <p className={classes.name}>{hotel.name}</p>
          <StarRating stars={hotel.stars} />
          <GuestRating rating={hotel.rating} />
        </div>
        <p className={classes.dimmed}>
          {inOneLine([
            formatDistance(hotel.distance, unit),
            roomName,
            breakfastIncluded ? words(msg`Breakfast included`) : words(msg`Without breakfast`),
            refundable
              ? end
                ? words(msg`Free cancellation until ${end}`)
                : words(msg`Free cancellation`)
              : words(msg`Not refundable`),
          ])}
        </p>
      </>
    ),
    notes: [onSite ? words(msg`+ ${onSite} city tax at the hotel`) : null, words(msg`${perNight} a night`)],
    offered: { price: night, refundable, roomType },
  };
}
