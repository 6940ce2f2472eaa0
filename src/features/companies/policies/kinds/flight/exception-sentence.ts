import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlightPolicy } from '#domain/contract.ts';
import { SERVICE_CLASSES } from '../../../../../components/verdicts/rule-texts.ts';
import type { Words } from '../policy-kind.ts';

type Exception = FlightPolicy['serviceClassExceptions'][number];

export function exceptionSentence(exception: Exception, words: Words): MessageDescriptor {
  const { serviceClass, minDurationMinutes: minutes = 0, intercontinentalOnly, action } = exception;
  const name = words(SERVICE_CLASSES[serviceClass]);
  if (action === 'hide') return msg`${name} is hidden, so that this exception permits nothing.`;
  const isFree = action === 'allow';
  if (minutes > 0 && intercontinentalOnly) {
    return isFree
      ? msg`From ${minutes} minutes on and between continents, ${name} may be booked.`
      : msg`From ${minutes} minutes on and between continents, ${name} needs approval.`;
  }
  if (minutes > 0) {
    return isFree
      ? msg`From ${minutes} minutes on, ${name} may be booked.`
      : msg`From ${minutes} minutes on, ${name} needs approval.`;
  }
  if (intercontinentalOnly) {
    return isFree
      ? msg`Between continents, ${name} may be booked.`
      : msg`Between continents, ${name} needs approval.`;
  }
  return isFree
    ? msg`On every flight, ${name} may be booked.`
    : msg`On every flight, ${name} needs approval.`;
}
