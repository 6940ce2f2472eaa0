export interface OfferMeasures {
  /** In the same currency for all offers; infinite where it can't be converted. */
  amount: number;
  departure?: string;
  /** From the centre of the search. */
  distance?: number;
}

export function sortByNearness<Offer>(
  offers: readonly Offer[],
  before: Pick<OfferMeasures, 'amount' | 'departure'>,
  measure: (offer: Offer) => OfferMeasures,
): Offer[] {
  return offers
    .map((offer) => {
      const { amount, departure, distance = 0 } = measure(offer);
      const away =
        departure === undefined || before.departure === undefined
          ? distance
          : Math.abs(Date.parse(departure) - Date.parse(before.departure));
      return { offer, away, gap: Math.abs(amount - before.amount) };
    })
    .sort((one, other) => one.away - other.away || one.gap - other.gap)
    .map(({ offer }) => offer);
}
