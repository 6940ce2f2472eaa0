import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FullVerdict, Money, OfferVerdict, PolicyRule, ServiceClass } from '#domain/contract.ts';
import { hasTwoPrices } from '#domain/flight-booking/has-two-prices.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import {
  LEVEL_TITLES,
  nameIn,
  REFUNDS,
  RULE_TITLES,
  roomTypesInWords,
  SERVICE_CLASSES,
} from './rule-texts.ts';

export type Wording = MessageDescriptor | string;

/** One rule of a policy with its result for an offer. */
export interface RuleExplanation {
  title: Wording;
  outcome: 'kept' | 'broken' | 'unknown' | 'reached';
  /** Texts that are shown side by side; empty when the value is unknown here. */
  limit: readonly Wording[];
  actual: readonly Wording[];
}

/** The values that the rules compare, for lists whose verdicts only name the rules. */
export type OfferValues = RoomValues | CarValues | FlightValues;

interface RoomValues {
  /** Per room and night. */
  price: Money;
  refundable: boolean;
  roomType: string;
}

interface CarValues {
  /** Per day. */
  price: Money;
}

interface FlightValues {
  /** For all its legs, per traveller. */
  price: Money;
  serviceClasses: readonly ServiceClass[];
}

type TravelerVerdict = FullVerdict['travelers'][number];
type RuleResult = TravelerVerdict['rules'][number];
type ThresholdResult = TravelerVerdict['thresholds'][number];
type PriceWithConversion = ThresholdResult['actual'];
type Sides = Pick<RuleExplanation, 'limit' | 'actual'>;

/** The verdicts rule by rule; equal ones of several travellers are listed once. */
export function explainVerdict(
  verdict: FullVerdict | OfferVerdict,
  known: readonly PolicyRule[] = [],
  offered?: OfferValues,
) {
  const rules =
    'broken' in verdict
      ? verdict.broken.map((name) => explainName(name, known, offered))
      : verdict.travelers.flatMap(explainTraveler);
  const texts = rules.map((rule) => JSON.stringify(rule));
  return rules.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/**
 * For an offer in a list only the names of its rules are known; limits come from the policy, actual values
 * from the offer.
 */
function explainName(
  name: string,
  known: readonly PolicyRule[],
  offered: OfferValues | undefined,
): RuleExplanation {
  const rule = known.find((one) => one.rule === name);
  const title = nameIn(RULE_TITLES, name);
  return {
    title,
    outcome: 'broken',
    limit: rule ? formatLimit(rule) : [],
    actual: offered ? formatActual(name, offered) : [],
  };
}

const PRICE_RULES: ReadonlySet<string> = new Set(['flight.budget', 'hotel.highestPrice', 'car.highestPrice']);

function formatActual(name: string, offered: OfferValues): Wording[] {
  if (PRICE_RULES.has(name)) return [formatMoney(offered.price)];
  if ('serviceClasses' in offered) {
    const classes = [...new Set(offered.serviceClasses)];
    return name === 'flight.serviceClass' ? classes.map((one) => SERVICE_CLASSES[one]) : [];
  }
  if (!('roomType' in offered)) return [];
  if (name === 'hotel.excludedRoomTypes') return roomTypesInWords([offered.roomType]);
  if (name === 'hotel.allowNonRefundable') {
    return [offered.refundable ? REFUNDS.refundable : REFUNDS.nonRefundable];
  }
  return [];
}

function formatLimit(rule: PolicyRule): Wording[] {
  switch (rule.rule) {
    case 'flight.budget':
    case 'hotel.highestPrice':
    case 'car.highestPrice':
      return [formatMoney(rule.limit)];
    case 'flight.serviceClass':
      return [SERVICE_CLASSES[rule.limit]];
    case 'hotel.allowNonRefundable':
      return [REFUNDS.refundable];
    case 'hotel.excludedRoomTypes':
      return roomTypesInWords(rule.limit);
    default:
      return [minutes(rule.limit)];
  }
}

function explainTraveler(verdict: TravelerVerdict): RuleExplanation[] {
  const { rules, thresholds } = verdict;
  const isTold = hasTwoPrices(verdict);
  return [
    ...rules.map((rule) => {
      const { limit, actual } = formatSides(rule);
      const isFare = isTold && rule.rule === 'flight.budget';
      return {
        title: RULE_TITLES[rule.rule],
        outcome: rule.result,
        limit,
        actual: isFare ? [ofFareAlone(priceText(rule.actual))] : actual,
      };
    }),
    ...thresholds
      .filter(({ result }) => result !== 'below')
      .map((threshold) => {
        const explained = explainThreshold(threshold);
        return isTold ? { ...explained, actual: [withExtras(priceText(threshold.actual))] } : explained;
      }),
  ];
}

const ofFareAlone = (price: string) => msg`${price} for the fare alone`;
const withExtras = (price: string) => msg`${price} with seats and bags`;

function explainThreshold({ level, result, limit, actual }: ThresholdResult): RuleExplanation {
  return {
    title: LEVEL_TITLES[level],
    outcome: result === 'unknown' ? 'unknown' : 'reached',
    limit: [formatMoney(limit)],
    actual: [priceText(actual)],
  };
}

function formatSides(rule: RuleResult): Sides {
  switch (rule.rule) {
    case 'flight.budget':
    case 'hotel.highestPrice':
    case 'car.highestPrice':
      return { limit: [formatMoney(rule.limit)], actual: [priceText(rule.actual)] };
    case 'flight.serviceClass':
      return { limit: [SERVICE_CLASSES[rule.limit]], actual: [SERVICE_CLASSES[rule.actual]] };
    case 'hotel.allowNonRefundable':
      return { limit: [REFUNDS[rule.limit]], actual: [REFUNDS[rule.actual]] };
    case 'hotel.excludedRoomTypes':
      return {
        limit: roomTypesInWords(rule.limit),
        actual: roomTypesInWords(rule.actual ? [rule.actual] : []),
      };
    default:
      return { limit: [minutes(rule.limit)], actual: [minutes(rule.actual)] };
  }
}

function priceText({ asked, converted }: PriceWithConversion): string {
  return formatMoney(converted ?? asked);
}

function minutes(count: number): MessageDescriptor {
  return msg`${count} minutes`;
}
