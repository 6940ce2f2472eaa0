import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/handler.ts';
import { readSearchSettings } from '../../companies/booking-company-repository.ts';
import { listMarkedLocations } from '../../companies/location-repository.ts';
import { companyTime } from '../../practice/company-time.ts';
import { listEarlierSearches } from '../../recent-searches/list-earlier-searches.ts';
import { listPlans } from '../plans/list-plans.ts';
import { getCheckoutTerms } from './get-checkout-terms.ts';

export function createCheckoutHandlers(
  deps: Deps,
): Pick<Handlers, 'getCheckoutTerms' | 'listBookingLocations' | 'listEarlierSearches' | 'listTravelerPlans'> {
  return {
    getCheckoutTerms: async ({ body }, context) => ({
      status: 200,
      headers: await companyTime(deps, context.signedIn.companyId),
      body: await getCheckoutTerms(deps, context, body.travelers),
    }),
    listTravelerPlans: async ({ body }, context) => ({
      status: 200,
      body: await listPlans(deps, context, body),
    }),
    listEarlierSearches: async (_request, context) => ({
      status: 200,
      body: await listEarlierSearches(deps, context),
    }),
    async listBookingLocations(_request, { signedIn: { companyId } }) {
      const [locations, { unit }, headers] = await Promise.all([
        listMarkedLocations(deps.db, companyId),
        readSearchSettings(deps.db, companyId),
        companyTime(deps, companyId),
      ]);
      return { status: 200, headers, body: { locations, unit } };
    },
  };
}
