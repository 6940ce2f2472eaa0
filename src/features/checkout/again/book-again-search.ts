import { isDay } from '../../../booking/request-address.ts';

export interface BookAgainSearch {
  again?: string;
  /** The first day, `yyyy-MM-dd`; absent for the first proposal. */
  from?: string;
}

export function readBookAgainSearch({ again, from }: Record<string, unknown>): BookAgainSearch {
  return {
    again: typeof again === 'string' && again !== '' ? again : undefined,
    from: isDay(from) ? from : undefined,
  };
}
