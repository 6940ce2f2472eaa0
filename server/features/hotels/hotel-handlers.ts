import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { companyTime } from '../practice/company-time.ts';
import { checkHotelRate } from './check-hotel-rate.ts';
import { getHotelDetails } from './get-hotel-details.ts';
import { searchHotels } from './search-hotels.ts';

export function createHotelHandlers(
  deps: Deps,
): Pick<Handlers, 'searchHotels' | 'getHotelDetails' | 'checkHotelRate'> {
  return {
    searchHotels: async ({ body }, context) => ({
      status: 200,
      headers: await companyTime(deps, context.signedIn.companyId),
      lines: await searchHotels(deps, context, body),
    }),
    getHotelDetails: async ({ body }, context) => ({
      status: 200,
      headers: await companyTime(deps, context.signedIn.companyId),
      body: await getHotelDetails(deps, context, body),
    }),
    checkHotelRate: async ({ body }, context) => ({
      status: 200,
      headers: await companyTime(deps, context.signedIn.companyId),
      body: await checkHotelRate(deps, context, body),
    }),
  };
}
