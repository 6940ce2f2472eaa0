import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SERVICE_CLASSES } from '../rule-texts.ts';
import { priceText, priceWords, type RuleName, type RuleWords } from './rule-words.ts';

export const flightRuleWords: { [Name in Extract<RuleName, `flight.${string}`>]: RuleWords<Name> } = {
  'flight.budget': {
    ...priceWords(msg`Highest price of a flight`),
    actual: (actual, isOneOfTwo) => {
      const price = priceText(actual);
      return [isOneOfTwo ? msg`${price} for the fare alone` : price];
    },
  },
  'flight.serviceClass': {
    title: msg`Highest service class`,
    limit: (limit) => [SERVICE_CLASSES[limit]],
    actual: (actual) => [SERVICE_CLASSES[actual]],
    offered: ({ serviceClasses = [] }) => [...new Set(serviceClasses)].map((one) => SERVICE_CLASSES[one]),
  },
  'flight.minStopoverMinutes': minutesWords(msg`Shortest stopover`),
  'flight.maxStopoverMinutes': minutesWords(msg`Longest stopover`),
  'flight.minDurationMinutes': minutesWords(msg`Shortest flight`),
  'flight.maxDurationMinutes': minutesWords(msg`Longest flight`),
};

function minutesWords(title: MessageDescriptor) {
  const minutes = (count: number) => [msg`${count} minutes`];
  return { title, limit: minutes, actual: minutes };
}
