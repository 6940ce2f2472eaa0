import { nightsBetween } from '#domain/local-time.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import { MOST_DAYS } from '../pipeline/refuse-impossible.ts';

/** Refuses past days, days in the wrong order, and too many days; `today` is the day by the company's clock. */
export function refuseImpossibleDays(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string,
): void {
  if (startsOn < today) {
    throw fieldRefusal('validation_failed', '/startsOn', 'too_early', { earliest: today });
  }
  if (endsOn < startsOn) {
    throw fieldRefusal('validation_failed', '/endsOn', 'too_early', { earliest: startsOn });
  }
  if (nightsBetween(startsOn, endsOn) > MOST_DAYS) {
    throw fieldRefusal('validation_failed', '/endsOn', 'period_too_long', { maximum: MOST_DAYS });
  }
}
