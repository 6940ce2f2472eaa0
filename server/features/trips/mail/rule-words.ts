import type { FullVerdict, HotelPart, ServiceClass, Trip } from '#domain/contract.ts';
import { hasTwoPrices } from '#domain/policy/has-two-prices.ts';
import type { MailSection } from '../../mails/mail-layout.ts';
import { moneyText } from '../part/kinds/value-words.ts';
import { nameText } from './mail-reader.ts';

type TravelerVerdict = FullVerdict['travelers'][number];
type RuleResult = TravelerVerdict['rules'][number];
type ThresholdResult = TravelerVerdict['thresholds'][number];

/** What is outside the policy, and apart from it what else asks for an approval. */
export function policySections({ verdict, travelers }: Pick<Trip, 'verdict' | 'travelers'>): MailSection[] {
  const lines = { broken: new Map<string, string[]>(), other: new Map<string, string[]>() };
  for (const judged of verdict.travelers) {
    const { broken, other } = explain(judged);
    for (const line of new Set(broken)) addPerson(lines.broken, line, judged._id);
    for (const line of new Set(other)) addPerson(lines.other, line, judged._id);
  }
  return [
    { heading: 'Outside the policy', lines: withPeople(lines.broken, travelers) },
    { heading: 'Why an approval is needed', lines: withPeople(lines.other, travelers) },
  ].filter((section) => section.lines.length > 0);
}

/** Rules that can't be judged are not broken. */
function explain(judged: TravelerVerdict): { broken: string[]; other: string[] } {
  const { rules, thresholds } = judged;
  const isTold = hasTwoPrices(judged);
  const wordsOf = (rule: RuleResult) => ruleLine(rule, isTold && rule.rule === 'flight.budget');
  return {
    broken: rules.filter(({ result }) => result === 'broken').map(wordsOf),
    other: [
      ...rules.filter(({ result }) => result === 'unknown').map(wordsOf),
      ...thresholds
        .filter(({ result }) => result !== 'below')
        .map((threshold) => thresholdLine(threshold, isTold)),
    ],
  };
}

function addPerson(people: Map<string, string[]>, line: string, _id: string): void {
  people.set(line, [...(people.get(line) ?? []), _id]);
}

/** Each line with the travellers concerned, unless it is all of them. */
function withPeople(people: ReadonlyMap<string, string[]>, travelers: Trip['travelers']): string[] {
  return [...people].map(([line, ids]) => {
    if (ids.length === travelers.length) return line;
    return `${line} (${travelers
      .filter(({ _id }) => ids.includes(_id))
      .map(nameText)
      .join(', ')})`;
  });
}

const FARE_ALONE = ' for the fare alone';
const WITH_EXTRAS = ' with seats and bags';

/** What a price of the policy is compared to. */
const PRICED = { flight: 'The flight', hotel: 'A night', car: 'A day' };

type PriceRule = Extract<RuleResult, { rule: 'flight.budget' | 'hotel.highestPrice' | 'car.highestPrice' }>;

const RULE_TITLES = {
  'flight.serviceClass': 'Highest service class',
  'flight.minStopoverMinutes': 'Shortest stopover',
  'flight.maxStopoverMinutes': 'Longest stopover',
  'flight.minDurationMinutes': 'Shortest flight',
  'flight.maxDurationMinutes': 'Longest flight',
  'hotel.allowNonRefundable': 'Only rates that are refunded',
  'hotel.excludedRoomTypes': 'Kinds of rooms that are excluded',
} satisfies Record<Exclude<RuleResult['rule'], PriceRule['rule']>, string>;

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

const UNJUDGED = ', not judged without an exchange rate';

function ruleLine(rule: RuleResult, isFareAlone: boolean): string {
  const unjudged = rule.result === 'unknown' ? UNJUDGED : '';
  switch (rule.rule) {
    case 'flight.budget':
    case 'hotel.highestPrice':
    case 'car.highestPrice': {
      const price = `${priceText(rule.actual)}${isFareAlone ? FARE_ALONE : ''}`;
      return `${pricedText(rule.rule)} costs ${price}, the limit is ${moneyText(rule.limit)}${unjudged}`;
    }
    default: {
      const { limit, actual } = formatSides(rule);
      return `${RULE_TITLES[rule.rule]}: ${limit}; this trip: ${actual}${unjudged}`;
    }
  }
}

function thresholdLine({ threshold, level, limit, actual, result }: ThresholdResult, isTold: boolean) {
  const price = `${priceText(actual)}${isTold ? WITH_EXTRAS : ''}`;
  const unjudged = result === 'unknown' ? UNJUDGED : '';
  return `${pricedText(threshold)} costs ${price}; an approval at level ${level} is needed from ${moneyText(limit)}${unjudged}`;
}

function pricedText(name: string): string {
  const [kind] = name.split('.');
  return kind === 'hotel' || kind === 'car' ? PRICED[kind] : PRICED.flight;
}

function formatSides(rule: Exclude<RuleResult, PriceRule>): { limit: string; actual: string } {
  switch (rule.rule) {
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
