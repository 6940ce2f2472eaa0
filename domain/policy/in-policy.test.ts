import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferVerdict } from '#domain/contract.ts';
import { alternativesInPolicy } from '#domain/hotel-booking/alternatives.ts';
import { countChoices } from '#domain/hotel-booking/filter-choices.ts';
import { indexHotels } from '#domain/hotel-booking/hotel-index.ts';
import { mergeHotelResults } from '#domain/hotel-booking/hotel-list.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { showHotels } from '#domain/hotel-booking/hotel-rows.ts';
import { hotelRate, hotelResult, hotelResults } from '#tests/support/hotel-results.ts';
import { IN_FRANCS, offers, policies } from '#tests/support/policy-examples.ts';
import { evaluate } from './evaluate.ts';

test('an offer is in policy exactly if it needs no approval', () => {
  fc.assert(
    fc.property(policies, offers, (policy, offer) => {
      const { action, levels, inPolicy } = evaluate(policy, offer, IN_FRANCS);
      expect(inPolicy).toBe(action === 'allow');
      if (inPolicy) expect(levels).toEqual([]);
    }),
  );
});

test('filter, count and alternatives of a list contain the offers that need no approval', () => {
  const all = DEFAULT_HOTEL_LIST_SETTINGS.filter;
  const hotelOffers = fc.array(offers, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(policies, hotelOffers, (policy, found) => {
      const verdicts = found
        .map((offer) => evaluate(policy, offer, IN_FRANCS))
        .filter(({ action }) => action !== 'hide')
        .map(
          ({ action, levels, inPolicy }): OfferVerdict => ({
            action,
            levels: [...levels],
            inPolicy,
            broken: [],
          }),
        );
      const hotels = verdicts.map((_, verdict) =>
        hotelResult(`${verdict}`, { rates: [hotelRate({ verdict })] }),
      );
      const list = mergeHotelResults([hotelResults(hotels, { verdicts })]);
      if (!list) throw new Error('There is a list');
      const index = indexHotels(list);
      const allowed = verdicts.flatMap(({ action }, id) => (action === 'allow' ? [`${id}`] : []));

      const filtered = showHotels(index, { ...all, roomAspects: ['InPolicy'] }, 'TotalRate');
      expect(filtered.map(({ hotel }) => hotel.propertyId).toSorted()).toEqual(allowed.toSorted());
      expect(countChoices(index, all).aspects.InPolicy).toBe(allowed.length);
      for (const shown of showHotels(index, all, 'TotalRate')) {
        const alternatives = alternativesInPolicy(index, shown);
        const isAllowed = allowed.includes(shown.hotel.propertyId);
        expect(alternatives.length).toBe(isAllowed ? 0 : Math.min(3, allowed.length));
        for (const { rate } of alternatives) expect(rate.verdict.action).toBe('allow');
      }
    }),
  );
});
