import { isDay } from '../../../booking/request-address.ts';

export interface BookAgainSearch {
  /** The trip that is booked again. */
  again?: string;
  /** The first day, `yyyy-MM-dd`; absent for the first proposal. */
  from?: string;
}

/** Invalid values are ignored. */
export function readBookAgainSearch({ again, from }: Record<string, unknown>): BookAgainSearch {
  return {
    again: typeof again === 'string' && again !== '' ? again : undefined,
    from: isDay(from) ? from : undefined,
  };
}
