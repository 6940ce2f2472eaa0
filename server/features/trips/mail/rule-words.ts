import type { FullVerdict, HotelPart, ServiceClass, Trip } from '#domain/contract.ts';
import { hasTwoPrices } from '#domain/policy/has-two-prices.ts';
import { moneyText } from './mail-words.ts';

type TravelerVerdict = FullVerdict['travelers'][number];
type RuleResult = TravelerVerdict['rules'][number];
type ThresholdResult = TravelerVerdict['thresholds'][number];

/**
 * Lists the policy rules that a trip breaks with limit and actual value, and the travellers concerned unless it is all
 * of them.
 */
export function brokenRuleLines({ verdict, travelers }: Pick<Trip, 'verdict' | 'travelers'>): string[] {
  const people = new Map<string, string[]>();
  for (const judged of verdict.travelers) {
    const { _id, rules, thresholds } = judged;
    const isTold = hasTwoPrices(judged);
    const lines = [
      ...rules
        .filter(({ result }) => result !== 'kept')
        .map((rule) => `${ruleLine(rule)}${isTold && rule.rule === 'flight.budget' ? FARE_ALONE : ''}`),
      ...thresholds
        .filter(({ result }) => result !== 'below')
        .map((threshold) => `${thresholdLine(threshold)}${isTold ? WITH_EXTRAS : ''}`),
    ];
    for (const line of new Set(lines)) people.set(line, [...(people.get(line) ?? []), _id]);
  }
  return [...people].map(([line, ids]) => {
    if (ids.length === travelers.length) return line;
    const names = travelers.filter(({ _id }) => ids.includes(_id));
    return `${line} (${names.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')})`;
  });
}

const FARE_ALONE = ' for the fare alone';
const WITH_EXTRAS = ' with seats and bags';

const RULE_TITLES = {
  'flight.budget': 'Highest price of a flight',
  'flight.serviceClass': 'Highest service class',
  'flight.minStopoverMinutes': 'Shortest stopover',
  'flight.maxStopoverMinutes': 'Longest stopover',
  'flight.minDurationMinutes': 'Shortest flight',
  'flight.maxDurationMinutes': 'Longest flight',
  'hotel.highestPrice': 'Highest price of a night',
  'hotel.allowNonRefundable': 'Only rates that are refunded',
  'hotel.excludedRoomTypes': 'Kinds of rooms that are excluded',
  'car.highestPrice': 'Highest price of a day',
} satisfies Record<RuleResult['rule'], string>;

const SERVICE_CLASSES: Record<ServiceClass, string> = {
  Y: 'economy',
  W: 'premium economy',
  C: 'business',
  F: 'first',
};

const ROOM_TYPES: Record<HotelPart['room']['roomType'], string> = {
  single: 'single room',
  twin: 'twin room',
  double: 'double room',
  triple: 'triple room',
  quadruple: 'quadruple room',
  suite: 'suite',
};

const REFUNDS = { refundable: 'refundable', nonRefundable: 'not refundable' };

function ruleLine(rule: RuleResult): string {
  const { limit, actual } = formatSides(rule);
  const unjudged = rule.result === 'unknown' ? ', not judged without an exchange rate' : '';
  return `${RULE_TITLES[rule.rule]}: ${limit}; this trip: ${actual}${unjudged}`;
}

function thresholdLine({ level, limit, actual, result }: ThresholdResult): string {
  const unjudged = result === 'unknown' ? ', not judged without an exchange rate' : '';
  return `Approval at level ${level} from: ${moneyText(limit)}; this trip: ${priceText(actual)}${unjudged}`;
}

function formatSides(rule: RuleResult): { limit: string; actual: string } {
  switch (rule.rule) {
    case 'flight.budget':
    case 'hotel.highestPrice':
    case 'car.highestPrice':
      return { limit: moneyText(rule.limit), actual: priceText(rule.actual) };
    case 'flight.serviceClass':
      return { limit: SERVICE_CLASSES[rule.limit], actual: SERVICE_CLASSES[rule.actual] };
    case 'hotel.allowNonRefundable':
      return { limit: REFUNDS[rule.limit], actual: REFUNDS[rule.actual] };
    case 'hotel.excludedRoomTypes':
      return {
        limit: rule.limit.map(roomText).join(', '),
        actual: rule.actual === undefined ? 'not stated' : roomText(rule.actual),
      };
    default:
      return { limit: `${rule.limit} minutes`, actual: `${rule.actual} minutes` };
  }
}

function roomText(type: string): string {
  const known = Object.entries(ROOM_TYPES).find(([name]) => name === type);
  return known ? known[1] : type;
}

function priceText({ asked, converted }: ThresholdResult['actual']): string {
  return moneyText(converted ?? asked);
}
