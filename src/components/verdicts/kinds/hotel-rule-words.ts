import { msg } from '@lingui/core/macro';
import { nameIn, ROOM_TYPES } from '../rule-texts.ts';
import { priceWords, type RuleName, type RuleWords, type Wording } from './rule-words.ts';

const REFUNDS = { refundable: msg`Refundable`, nonRefundable: msg`Not refundable` };

export const hotelRuleWords: { [Name in Extract<RuleName, `hotel.${string}`>]: RuleWords<Name> } = {
  'hotel.highestPrice': priceWords(msg`Highest price of a night`),
  'hotel.allowNonRefundable': {
    title: msg`Only refundable rates`,
    limit: () => [REFUNDS.refundable],
    actual: (actual) => [REFUNDS[actual]],
    offered: ({ refundable }) =>
      refundable === undefined ? [] : [refundable ? REFUNDS.refundable : REFUNDS.nonRefundable],
  },
  'hotel.excludedRoomTypes': {
    title: msg`Kinds of rooms that are excluded`,
    limit: roomTypesInWords,
    actual: (actual) => roomTypesInWords(actual ? [actual] : []),
    offered: ({ roomType }) => roomTypesInWords(roomType === undefined ? [] : [roomType]),
  },
};

function roomTypesInWords(types: readonly string[]): Wording[] {
  return types.map((type) => nameIn(ROOM_TYPES, type));
}
