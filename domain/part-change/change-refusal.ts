import type { ErrorCode } from '../contract.ts';

export type ChangeRefusal =
  | 'soldOut'
  | 'notOffered'
  | 'notChangeable'
  | 'withheld'
  | 'busy'
  | 'outdated'
  | 'other';

const BY_CODE: Readonly<Partial<Record<ErrorCode, ChangeRefusal>>> = {
  offer_sold_out: 'soldOut',
  offer_invalid: 'notOffered',
  not_changeable: 'notChangeable',
  action_withheld: 'withheld',
  forbidden: 'withheld',
  not_found: 'withheld',
  trip_busy: 'busy',
  price_changed: 'outdated',
  penalty_changed: 'outdated',
  approval_changed: 'outdated',
  offer_expired: 'outdated',
  extra_gone: 'outdated',
  extra_dearer: 'outdated',
};

export function changeRefusal(code: ErrorCode): ChangeRefusal {
  return BY_CODE[code] ?? 'other';
}
