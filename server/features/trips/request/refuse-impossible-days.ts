import { nightsBetween } from '#domain/local-time.ts';
import { requestFault } from '../../../offers/request-fault.ts';
import { MOST_DAYS } from '../pipeline/refuse-impossible.ts';

/** Refuses past days, days in the wrong order, and too many days; `today` is the day by the company's clock. */
export function refuseImpossibleDays(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string,
): void {
  if (startsOn < today) {
    throw requestFault('validation_failed', '/startsOn', `It must not be before ${today}`);
  }
  if (endsOn < startsOn) {
    throw requestFault('validation_failed', '/endsOn', `It must not be before ${startsOn}`);
  }
  if (nightsBetween(startsOn, endsOn) > MOST_DAYS) {
    throw requestFault('validation_failed', '/endsOn', `A trip lasts at most ${MOST_DAYS} days`);
  }
}
