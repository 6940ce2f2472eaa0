import { msg } from '@lingui/core/macro';
import { newKey } from '../../actors/booking/new-key.ts';
import { createPlaces } from '../../api/place-requests.ts';
import type { NextKind } from './next-kind.ts';

export const nextHotel: NextKind<'hotel'> = {
  label: ({ city, airport }, days) =>
    airport ? msg`Add a hotel near ${airport}, ${days}` : msg`Add a hotel in ${city}, ${days}`,
  async lookUp(next, { api, config }, signal) {
    if (!next.lookUp) return next;
    const places = createPlaces(config, api.address);
    const session = newKey();
    const [found] = await places.suggest({ text: next.lookUp, session, near: undefined }, signal);
    if (!found) return next;
    const { latitude, longitude } = await places.locate(found.placeId, session, signal);
    return { ...next, criteria: { ...next.criteria, place: { label: found.name, latitude, longitude } } };
  },
};
