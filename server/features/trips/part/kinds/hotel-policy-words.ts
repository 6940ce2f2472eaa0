import type { HotelPart } from '#domain/contract.ts';
import type { PolicyWords } from './part-rules.ts';

const ROOM_TYPES: Record<HotelPart['room']['roomType'], string> = {
  single: 'single room',
  twin: 'twin room',
  double: 'double room',
  triple: 'triple room',
  quadruple: 'quadruple room',
  suite: 'suite',
};

const REFUNDS = { refundable: 'refundable', nonRefundable: 'not refundable' };

export const hotelPolicyWords: PolicyWords<'hotel'> = {
  priced: 'A night',
  toSides: (rule) => {
    if (rule.rule === 'hotel.allowNonRefundable') {
      const title = 'Only rates that are refunded';
      return { title, limit: REFUNDS[rule.limit], actual: REFUNDS[rule.actual] };
    }
    return {
      title: 'Kinds of rooms that are excluded',
      limit: rule.limit.map(roomText).join(', '),
      actual: rule.actual === undefined ? 'not stated' : roomText(rule.actual),
    };
  },
};

function roomText(type: string): string {
  const known = Object.entries(ROOM_TYPES).find(([name]) => name === type);
  return known ? known[1] : type;
}
