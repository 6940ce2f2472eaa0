import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlightPolicy, PolicyAction, ServiceClass } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import { SERVICE_CLASSES } from '../../../../../components/verdicts/rule-texts.ts';
import { formatMoney } from '../../../../../i18n/money-format.ts';
import type { PolicyKind, Reader, RuleOfKind, Sentence, WithUndefined, Words } from '../policy-kind.ts';
import { typedMoney } from '../price-rules.ts';
import { ExceptionList } from './ExceptionList.tsx';
import { exceptionSentence } from './exception-sentence.ts';
import { ServiceClassInputs } from './ServiceClassInputs.tsx';
import { typedException, typedNumber } from './typed-exception.ts';

export const flightRules: PolicyKind<'flight'> = {
  title: msg`Flights`,
  // What `judgeExternal` compares for services without rules of their own.
  note: msg`Rail, visas and other services booked by the agency need approval from the same prices per traveller as flights; no highest price applies to them.`,
  newRules: { serviceClass: 'Y', serviceClassAction: 'approve', serviceClassExceptions: [] },
  fields: [
    ...(['budget', 'serviceClass', 'serviceClassExceptions', 'level1Threshold', 'level2Threshold'] as const),
    ...(['minStopoverMinutes', 'maxStopoverMinutes', 'minDurationMinutes', 'maxDurationMinutes'] as const),
  ],
  inputs: { serviceClass: ServiceClassInputs, serviceClassExceptions: ExceptionList },
  toTyped: typedFlight,
  read: readFlight,
  sentence: ruleSentence,
  listExceptions: ({ serviceClassExceptions }, words) => ({
    field: 'serviceClassExceptions',
    said: serviceClassExceptions.map((exception) => words(exceptionSentence(exception, words))),
  }),
  threshold: (price, level) => msg`A flight from ${price} needs approval at level ${level}.`,
};

function typedFlight(rules: FlightPolicy): SectionValues {
  return {
    budget: typedMoney(rules.budget),
    budgetAction: rules.budgetAction ?? 'approve',
    serviceClass: rules.serviceClass,
    serviceClassAction: rules.serviceClassAction ?? 'approve',
    baselineServiceClass: rules.baselineServiceClass ?? '',
    serviceClassExceptions: rules.serviceClassExceptions.map(typedException),
    minStopoverMinutes: typedNumber(rules.minStopoverMinutes),
    maxStopoverMinutes: typedNumber(rules.maxStopoverMinutes),
    minDurationMinutes: typedNumber(rules.minDurationMinutes),
    maxDurationMinutes: typedNumber(rules.maxDurationMinutes),
    level1Threshold: typedMoney(rules.level1Threshold),
    level2Threshold: typedMoney(rules.level2Threshold),
  };
}

function readFlight(reader: Reader) {
  const { text, minutes, money, action } = reader;
  const budget = money('budget');
  const serviceClass = text('serviceClass') as ServiceClass; // one of the choices of its list
  return {
    ...(budget && { budget, budgetAction: action('budgetAction') }),
    serviceClass,
    serviceClassAction: action('serviceClassAction'),
    baselineServiceClass: (text('baselineServiceClass') || undefined) as ServiceClass | undefined, // likewise
    serviceClassExceptions: reader.entries('serviceClassExceptions').map(readException),
    minStopoverMinutes: minutes('minStopoverMinutes'),
    maxStopoverMinutes: minutes('maxStopoverMinutes'),
    minDurationMinutes: minutes('minDurationMinutes'),
    maxDurationMinutes: minutes('maxDurationMinutes'),
    level1Threshold: money('level1Threshold'),
    level2Threshold: money('level2Threshold'),
  } satisfies WithUndefined<FlightPolicy>;
}

function readException({ text, minutes, action, values }: Reader) {
  return withoutUndefined({
    serviceClass: text('serviceClass') as ServiceClass, // one of the choices of its list
    minDurationMinutes: minutes('minDurationMinutes'),
    intercontinentalOnly: values.intercontinentalOnly === true,
    action: action('action'),
  });
}

const PRICE_SENTENCES: Record<PolicyAction, Sentence> = {
  approve: (limit) => msg`A flight for more than ${limit} needs approval.`,
  hide: (limit) => msg`A flight for more than ${limit} is hidden.`,
  allow: (limit) => msg`A flight for more than ${limit} needs no approval, but a reason.`,
};

const CLASS_SENTENCES: Record<PolicyAction, Sentence> = {
  approve: (name) => msg`Classes above ${name} need approval.`,
  hide: (name) => msg`Classes above ${name} are hidden.`,
  allow: (name) => msg`Classes above ${name} need no approval, but a reason.`,
};

const MINUTES_SENTENCES: Record<`flight.${'min' | 'max'}${'Stopover' | 'Duration'}Minutes`, Sentence> = {
  'flight.minStopoverMinutes': (minutes) =>
    msg`Flights with a stopover of less than ${minutes} minutes are hidden.`,
  'flight.maxStopoverMinutes': (minutes) =>
    msg`Flights with a stopover of more than ${minutes} minutes are hidden.`,
  'flight.minDurationMinutes': (minutes) => msg`Flights that take less than ${minutes} minutes are hidden.`,
  'flight.maxDurationMinutes': (minutes) => msg`Flights that take more than ${minutes} minutes are hidden.`,
};

function ruleSentence(rule: RuleOfKind<'flight'>, words: Words): MessageDescriptor {
  switch (rule.rule) {
    case 'flight.budget':
      return PRICE_SENTENCES[rule.action](formatMoney(rule.limit));
    case 'flight.serviceClass':
      if (rule.limit === 'F') return msg`Every class may be booked.`;
      return CLASS_SENTENCES[rule.action](words(SERVICE_CLASSES[rule.limit]));
    default:
      return MINUTES_SENTENCES[rule.rule](String(rule.limit));
  }
}
