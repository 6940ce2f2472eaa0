import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { nextFriday } from 'date-fns/nextFriday';
import { createPriceCalendar } from '#server/suppliers/embedded/hotels/price-calendar.ts';
import { SENTINEL_HOUSES } from '#server/suppliers/embedded/hotels/sentinel-houses.ts';
import { parseDay } from '#server/suppliers/embedded/hotels/stay.ts';

export interface StayDays {
  /** `yyyy-MM-dd` */
  checkIn: string;
  checkOut: string;
}

/**
 * At least a month ahead, so that prices are not raised by a short notice, and the cancellation deadlines are
 * far.
 */
const DAYS_AHEAD = 31;
const NIGHTS = 2;

/**
 * A weekend without a fair, so that hotels in Einsiedeln are cheap enough to need no approval, on any test
 * day.
 */
export function calmStay(now = new Date()): StayDays {
  const [house] = SENTINEL_HOUSES;
  if (!house) throw new Error('There are no hotels for practice');
  for (let friday = nextFriday(addDays(now, DAYS_AHEAD)); ; friday = nextFriday(friday)) {
    const stay = stayFrom(friday, NIGHTS);
    const checkIn = parseDay(stay.checkIn) ?? 0;
    const nights = createPriceCalendar({ checkIn, nights: NIGHTS, rooms: 1, guests: 1 }, now).nightsOf(house);
    if (nights.every((factor) => factor < 1)) return stay;
  }
}

export function stayFrom(day: Date, nights: number): StayDays {
  const text = (date: Date) => format(date, 'yyyy-MM-dd');
  return { checkIn: text(day), checkOut: text(addDays(day, nights)) };
}
