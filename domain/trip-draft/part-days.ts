import { type CheckoutPart, endsOn } from '../checkout/checkout-part.ts';
import { departureOf } from '../flight-booking/flight-times.ts';

/** The first and the last day of a part, `yyyy-MM-dd`. */
export function daysOf(part: CheckoutPart): { from: string; to: string } {
  return { from: startsOn(part), to: endsOn(part) };
}

function startsOn(part: CheckoutPart): string {
  switch (part.kind) {
    case 'flight': {
      const [out] = part.priced.legs;
      return out ? departureOf(out).slice(0, 10) : '';
    }
    case 'hotel':
      return part.criteria.checkIn;
    case 'car':
      return part.criteria.pickUpDate;
  }
}
