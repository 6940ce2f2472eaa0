import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HotelPolicy, PolicyAction } from '#domain/contract.ts';
import { nameIn, ROOM_TYPES } from '../../../../../components/verdicts/rule-texts.ts';
import { formatMoney } from '../../../../../i18n/money-format.ts';
import type { PolicyKind, RuleOfKind, Sentence, Words } from '../policy-kind.ts';
import { readPrices, typedPrices } from '../price-rules.ts';
import { RefusedBox, RoomTypeChoices } from './RoomInputs.tsx';

export const hotelRules: PolicyKind<'hotel'> = {
  title: msg`Hotels`,
  newRules: { allowNonRefundable: true, excludedRoomTypes: [] },
  fields: ['highestPrice', 'level1Threshold', 'level2Threshold', 'allowNonRefundable', 'excludedRoomTypes'],
  inputs: { allowNonRefundable: RefusedBox, excludedRoomTypes: RoomTypeChoices },
  toTyped: ({ allowNonRefundable, excludedRoomTypes, ...prices }) => ({
    ...typedPrices(prices),
    allowNonRefundable,
    excludedRoomTypes,
  }),
  read: (reader) => ({
    ...readPrices(reader),
    allowNonRefundable: reader.values.allowNonRefundable !== false,
    excludedRoomTypes: (reader.values.excludedRoomTypes ?? []) as HotelPolicy['excludedRoomTypes'], // its choices
  }),
  sentence: ruleSentence,
  threshold: (price, level) => msg`A night from ${price} needs approval at level ${level}.`,
};

const PRICE_SENTENCES: Record<PolicyAction, Sentence> = {
  approve: (limit) => msg`A night for more than ${limit} needs approval.`,
  hide: (limit) => msg`A night for more than ${limit} is hidden.`,
  allow: (limit) => msg`A night for more than ${limit} needs no approval, but a reason.`,
};

function ruleSentence(rule: RuleOfKind<'hotel'>, words: Words): MessageDescriptor {
  switch (rule.rule) {
    case 'hotel.highestPrice':
      return PRICE_SENTENCES[rule.action](formatMoney(rule.limit));
    case 'hotel.allowNonRefundable':
      return msg`Non-refundable rates are hidden.`;
    case 'hotel.excludedRoomTypes': {
      const types = rule.limit.map((type) => inWords(nameIn(ROOM_TYPES, type), words)).join(', ');
      return msg`These room types are hidden: ${types}.`;
    }
  }
}

function inWords(name: MessageDescriptor | string, words: Words): string {
  return typeof name === 'string' ? name : words(name);
}
