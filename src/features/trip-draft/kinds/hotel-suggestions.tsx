import { msg } from '@lingui/core/macro';
import { Group, Text } from '@mantine/core';
import type { SuggestedOf } from '../../../actors/trip-draft/suggestion-outcome.ts';
import { GuestRating, StarRating } from '../../../components/booking/StarRating.tsx';
import { inOneLine } from '../../../components/results/ResultCard.tsx';
import { formatDistance, formatInstant, formatMoney, localZone } from '../../../i18n/format.ts';
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
        <Group gap="2px 8px">
          <Text fw={600}>{hotel.name}</Text>
          <StarRating stars={hotel.stars} />
          <GuestRating rating={hotel.rating} />
        </Group>
        <Text c="dimmed" fz="sm">
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
        </Text>
      </>
    ),
    notes: [onSite ? words(msg`+ ${onSite} city tax at the hotel`) : null, words(msg`${perNight} a night`)],
    offered: { price: night, refundable, roomType },
  };
}
