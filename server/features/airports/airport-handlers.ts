import type { Handlers } from '../../http/handler.ts';
import { searchPlaces } from './search-places.ts';

export function createAirportHandlers(): Pick<Handlers, 'searchAirports'> {
  return {
    async searchAirports({ query }) {
      return {
        status: 200,
        headers: { 'cache-control': 'public, max-age=300' },
        body: { docs: searchPlaces(query.searchString) },
      };
    },
  };
}
