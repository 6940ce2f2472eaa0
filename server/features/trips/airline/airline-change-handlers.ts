import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/handler.ts';
import { acceptAirlineChange } from './accept-airline-change.ts';

export function createAirlineChangeHandlers(deps: Deps): Pick<Handlers, 'acceptAirlineChange'> {
  return {
    acceptAirlineChange: async ({ path }, context) => ({
      status: 200,
      body: await acceptAirlineChange(deps, context, path),
    }),
  };
}
