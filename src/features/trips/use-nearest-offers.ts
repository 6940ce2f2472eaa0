import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { earlierChoice } from '#domain/booking/choice-of-part.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { NearestOffer, SupplierPart, Trip } from '#domain/contract.ts';
import { criteriaOfPart } from '#domain/trip-draft/criteria-of-part.ts';
import { useStartFlow } from '../../booking/use-start-flow.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import type { NearestProps } from './request/requesting.ts';

interface Ways {
  onSearchAgain: (part: SupplierPart) => void;
  onReplace: (part: SupplierPart, chosen: CheckoutPart) => void;
}

export function useNearestOffers(trip: Trip, { onSearchAgain, onReplace }: Ways): NearestProps {
  const { api } = useRouter().options.context;
  const { t } = useLingui();
  const startFlow = useStartFlow();
  const [taking, setTaking] = useState<string | null>(null);

  async function take(part: SupplierPart, nearest: NearestOffer): Promise<void> {
    const { bookingInfo, travelers } = trip;
    const search = criteriaOfPart(part, { purpose: bookingInfo.purpose, travelers });
    setTaking(nearest.offer);
    // It knows how parts of every kind are priced, and is rarely needed.
    const chosen = await import('../../actors/trip-draft/price-nearest.ts')
      .then(({ priceNearest }) => priceNearest(api, search, nearest, new AbortController().signal))
      .catch(() => null);
    setTaking(null);
    if (!chosen) {
      showToast(t`It is no longer available. Please search again.`, 'error');
      return onSearchAgain(part);
    }
    if (trip.status === 'approved') return onReplace(part, chosen);
    const { criteria, result, priced: accepted, extras } = chosen;
    const earlier = earlierChoice(part, bookingInfo);
    startFlow(search.kind, { criteria, replaces: null, earlier, chosen: { result, accepted, extras } });
  }

  return {
    taking,
    onTake: (part, nearest) => {
      if (taking === null) void take(part, nearest);
    },
  };
}
