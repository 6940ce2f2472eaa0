import { msg } from '@lingui/core/macro';
import type { CheckoutPart, PartKind } from '#domain/checkout/checkout-part.ts';
import { CarSummary } from './car/CarSummary.tsx';
import type { CheckoutKind } from './checkout-kind.ts';
import { FlightSummary } from './flight/FlightSummary.tsx';
import { listFlightLines } from './flight/list-flight-lines.ts';
import { StaySummary } from './hotel/StaySummary.tsx';

export const CHECKOUT_KINDS: { [Kind in PartKind]: CheckoutKind<Kind> } = {
  flight: {
    name: msg`Flight`,
    add: msg`Add a flight`,
    Summary: FlightSummary,
    listLines: listFlightLines,
  },
  hotel: { name: msg`Hotel`, add: msg`Add a hotel`, Summary: StaySummary },
  car: { name: msg`Rental car`, add: msg`Add a rental car`, Summary: CarSummary },
};

export function checkoutKind<Kind extends PartKind>({ kind }: CheckoutPart<Kind>): CheckoutKind<Kind> {
  return CHECKOUT_KINDS[kind];
}
