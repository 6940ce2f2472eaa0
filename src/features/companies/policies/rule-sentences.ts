import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlightPolicy, PolicyAction, PolicyRule, PolicyThreshold } from '#domain/contract.ts';
import { statePolicy } from '#domain/policy/state-policy.ts';
import { nameIn, ROOM_TYPES, SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { formatMoney } from '../../../i18n/money-format.ts';
import { type Part, type PartRules, policyWithOnly } from './policy-parts.ts';

type Words = (message: MessageDescriptor) => string;
type Exception = FlightPolicy['serviceClassExceptions'][number];
type Sentence = (limit: string) => MessageDescriptor;

/** The rules of one part as sentences, by field; fields without a limit are absent. */
export function ruleSentences(part: Part, rules: PartRules, words: Words): Map<string, string[]> {
  const stated = statePolicy(policyWithOnly(part, rules));
  const own = <Named extends object>(all: readonly Named[], nameOf: (one: Named) => string) =>
    all.filter((one) => nameOf(one).startsWith(`${part}.`));
  const sentences = new Map<string, string[]>();
  for (const rule of own(stated.rules, ({ rule }) => rule)) {
    sentences.set(fieldOf(rule.rule), [words(ruleSentence(rule, words))]);
    if (rule.rule === 'flight.serviceClass' && rule.exceptions.length > 0) {
      const said = rule.exceptions.map((exception) => words(exceptionSentence(exception, words)));
      sentences.set('serviceClassExceptions', said);
    }
  }
  for (const threshold of own(stated.thresholds, (one) => one.threshold)) {
    sentences.set(fieldOf(threshold.threshold), [words(thresholdSentence(threshold))]);
  }
  return sentences;
}

function fieldOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

const PRICE_SENTENCES = {
  'flight.budget': {
    approve: (limit) => msg`A flight for more than ${limit} needs an approval.`,
    hide: (limit) => msg`A flight for more than ${limit} is hidden.`,
    allow: (limit) => msg`A flight for more than ${limit} needs no approval, but a reason.`,
  },
  'hotel.highestPrice': {
    approve: (limit) => msg`A night for more than ${limit} needs an approval.`,
    hide: (limit) => msg`A night for more than ${limit} is hidden.`,
    allow: (limit) => msg`A night for more than ${limit} needs no approval, but a reason.`,
  },
  'car.highestPrice': {
    approve: (limit) => msg`A rental day for more than ${limit} needs an approval.`,
    hide: (limit) => msg`A rental day for more than ${limit} is hidden.`,
    allow: (limit) => msg`A rental day for more than ${limit} needs no approval, but a reason.`,
  },
} satisfies Record<string, Record<PolicyAction, Sentence>>;

const CLASS_SENTENCES: Record<PolicyAction, Sentence> = {
  approve: (name) => msg`Classes above ${name} need an approval.`,
  hide: (name) => msg`Classes above ${name} are hidden.`,
  allow: (name) => msg`Classes above ${name} need no approval, but a reason.`,
};

const MINUTES_SENTENCES = {
  'flight.minStopoverMinutes': (minutes) =>
    msg`Flights with a stopover of less than ${minutes} minutes are hidden.`,
  'flight.maxStopoverMinutes': (minutes) =>
    msg`Flights with a stopover of more than ${minutes} minutes are hidden.`,
  'flight.minDurationMinutes': (minutes) => msg`Flights that take less than ${minutes} minutes are hidden.`,
  'flight.maxDurationMinutes': (minutes) => msg`Flights that take more than ${minutes} minutes are hidden.`,
} satisfies Record<string, Sentence>;

function ruleSentence(rule: PolicyRule, words: Words): MessageDescriptor {
  switch (rule.rule) {
    case 'flight.budget':
    case 'hotel.highestPrice':
    case 'car.highestPrice':
      return PRICE_SENTENCES[rule.rule][rule.action](formatMoney(rule.limit));
    case 'flight.serviceClass':
      if (rule.limit === 'F') return msg`Every class may be booked.`;
      return CLASS_SENTENCES[rule.action](words(SERVICE_CLASSES[rule.limit]));
    case 'hotel.allowNonRefundable':
      return msg`Rates that are not refundable are hidden.`;
    case 'hotel.excludedRoomTypes': {
      const types = rule.limit.map((type) => inWords(nameIn(ROOM_TYPES, type), words)).join(', ');
      return msg`These kinds of rooms are hidden: ${types}.`;
    }
    default:
      return MINUTES_SENTENCES[rule.rule](String(rule.limit));
  }
}

function inWords(name: MessageDescriptor | string, words: Words): string {
  return typeof name === 'string' ? name : words(name);
}

function exceptionSentence(exception: Exception, words: Words): MessageDescriptor {
  const { serviceClass, minDurationMinutes: minutes = 0, intercontinentalOnly, action } = exception;
  const name = words(SERVICE_CLASSES[serviceClass]);
  if (action === 'hide') return msg`${name} is hidden, so that this exception permits nothing.`;
  const isFree = action === 'allow';
  if (minutes > 0 && intercontinentalOnly) {
    return isFree
      ? msg`From ${minutes} minutes on and between continents, ${name} may be booked.`
      : msg`From ${minutes} minutes on and between continents, ${name} needs an approval.`;
  }
  if (minutes > 0) {
    return isFree
      ? msg`From ${minutes} minutes on, ${name} may be booked.`
      : msg`From ${minutes} minutes on, ${name} needs an approval.`;
  }
  if (intercontinentalOnly) {
    return isFree
      ? msg`Between continents, ${name} may be booked.`
      : msg`Between continents, ${name} needs an approval.`;
  }
  return isFree
    ? msg`On every flight, ${name} may be booked.`
    : msg`On every flight, ${name} needs an approval.`;
}

function thresholdSentence({ threshold, level, limit }: PolicyThreshold): MessageDescriptor {
  const price = formatMoney(limit);
  if (threshold.startsWith('flight'))
    return msg`A flight from ${price} on needs an approval at level ${level}.`;
  if (threshold.startsWith('hotel'))
    return msg`A night from ${price} on needs an approval at level ${level}.`;
  return msg`A rental day from ${price} on needs an approval at level ${level}.`;
}
