import type { OfferRequest, SeatsAnswer } from '#domain/contract.ts';
import type { FlightExtras, Seat } from '#domain/offers/flight-offer.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { openOffer, toOfferGone } from '../../offers/open-offer.ts';
import { readOfferTerms } from '../trips/change/read-offer-terms.ts';

export async function listSeats(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: OfferRequest,
): Promise<SeatsAnswer> {
  const kind = 'flight';
  const offerTerms = await readOfferTerms(deps, context, { kind, request });
  const { order, call } = await openOffer(deps, context, { ...offerTerms, kind, request });
  const outcome = await deps.suppliers.flights.extras(order, call);
  return outcome.outcome === 'priced' ? describeExtras(outcome.offer) : toOfferGone(outcome);
}

function describeExtras({ seatMaps, bags }: FlightExtras): SeatsAnswer {
  return {
    outcome: 'priced',
    seatMaps: seatMaps.map(({ cabins, ...map }) => ({
      ...map,
      cabins: cabins.map(({ rows, ...cabin }) => ({
        ...cabin,
        rows: rows.map(({ seats, ...row }) => ({ ...row, seats: seats.map(toSeat) })),
      })),
    })),
    bags: [...bags],
  };
}

function toSeat({ price, ...seat }: Seat) {
  return { ...seat, price: price ?? undefined };
}
