import type { ExtraChange, FieldErrorCode } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError, type FieldFault } from '../../../errors.ts';
import { pricePart, sellerOf } from '../part/kinds/part-kinds.ts';
import type { OfferToPrice, PartOffer, UnpricedPart } from '../part/kinds/part-offer.ts';
import type { PartOffers } from './judge-all.ts';

export interface PricedOffer {
  wanted: OfferToPrice;
  offer: { outcome: 'priced'; part: PartOffer } | UnpricedPart;
}

export async function priceAll(
  deps: Pick<Deps, 'db' | 'suppliers'>,
  offers: readonly OfferToPrice[],
): Promise<PricedOffer[]> {
  return await Promise.all(
    offers.map(async (wanted) => {
      const offer = await pricePart(deps, wanted);
      if (offer.outcome !== 'priced') return { wanted, offer };
      const { request, travelers } = wanted;
      return { wanted, offer: { ...offer, part: { ...offer.part, kind: request.kind, travelers } } };
    }),
  );
}

export function allPriced(
  offers: readonly { offer: { part: PartOffer } | { outcome: string } }[],
): PartOffers | null {
  const [first, ...others] = offers.flatMap(({ offer }) => ('part' in offer ? [offer.part] : []));
  return first && others.length + 1 === offers.length ? [first, ...others] : null;
}

interface UnpricedOffer {
  wanted: OfferToPrice;
  priced: UnpricedPart;
}

export function refuseUnpriced(offers: readonly PricedOffer[]): DomainError {
  const unpriced = offers.flatMap(({ wanted, offer }) =>
    offer.outcome === 'priced' ? [] : [{ wanted, priced: offer }],
  );
  const [first] = unpriced;
  if (!first) return new DomainError('validation_failed', 'List at least one part to book.');
  const fields = unpriced.flatMap(toFields);
  const { priced, wanted } = first;
  const seller = sellerOf(wanted.request.kind);
  switch (priced.outcome) {
    case 'changed':
      return refuseChangedExtras(priced.extras, fields);
    case 'soldOut':
      return new DomainError('offer_sold_out', 'Sold out in the meantime. Choose something else.', {
        fields,
      });
    case 'expired':
      return new DomainError('offer_expired', 'The offer has expired. Search again.', { fields });
    case 'declined':
      return new DomainError('booking_declined', `The ${seller} no longer sells this.`, { fields });
    case 'unknown':
      return new DomainError(
        'unavailable',
        `The ${seller} does not answer, and nothing was bought. Try again.`,
        { fields },
      );
  }
}

const FIELD_CODES = {
  soldOut: 'sold_out',
  expired: 'offer_expired',
  declined: 'not_sold',
  unknown: 'no_answer',
} as const satisfies Record<Exclude<UnpricedPart['outcome'], 'changed'>, FieldErrorCode>;

function toFields({ priced, wanted: { path } }: UnpricedOffer): FieldFault[] {
  if (priced.outcome === 'changed') return extraChangeFields(priced.extras, path);
  return [{ path: `/body${path}`, code: FIELD_CODES[priced.outcome] }];
}

const LISTS = { seat: 'seats', bag: 'bags' } as const satisfies Record<ExtraChange['kind'], string>;

function extraChangeFields(extras: readonly ExtraChange[], path: string): FieldFault[] {
  return extras.map(({ kind, index, price }) => ({
    path: `/body${path}/${LISTS[kind]}/${index}`,
    code: price ? 'price_changed' : 'extra_gone',
    params: price ? { price } : undefined,
  }));
}

function refuseChangedExtras(extras: readonly ExtraChange[], fields: FieldFault[]): DomainError {
  return extras.some(({ change }) => change === 'gone')
    ? new DomainError(
        'extra_gone',
        'A seat or bag is no longer available. Choose another one and order again.',
        {
          fields,
        },
      )
    : new DomainError(
        'extra_dearer',
        'The price of a seat or bag has increased. Review it and order again.',
        {
          fields,
        },
      );
}
