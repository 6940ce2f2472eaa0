import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FareFamily } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';

export function allowanceText({ pieces, kilogramsEach }: FareFamily['checked']): MessageDescriptor {
  return kilogramsEach === undefined
    ? msg`${plural(pieces, { one: '# piece', other: '# pieces' })}`
    : msg`${pieces} × ${kilogramsEach} kg`;
}

export function cabinBagsText({ carryOn: { pieces, kilogramsEach } }: FareFamily): MessageDescriptor {
  if (pieces === 0) return msg`Cabin baggage: none included`;
  return kilogramsEach === undefined
    ? msg`Cabin baggage: ${plural(pieces, { one: '# piece', other: '# pieces' })}`
    : msg`Cabin baggage: ${pieces} × ${kilogramsEach} kg`;
}

export function checkedBagsText({ checked: { pieces, kilogramsEach } }: FareFamily): MessageDescriptor {
  if (pieces === 0) return msg`Checked baggage: none included`;
  return kilogramsEach === undefined
    ? msg`Checked baggage: ${plural(pieces, { one: '# piece', other: '# pieces' })}`
    : msg`Checked baggage: ${pieces} × ${kilogramsEach} kg`;
}

/** A fare difference is added. */
export function changeText({ change }: FareFamily): MessageDescriptor {
  if (change.allowed === undefined) return msg`Changes: not stated`;
  if (!change.allowed) return msg`Changes: not possible`;
  const fee = formatFee(change);
  return fee === null ? msg`Changes: free` : msg`Changes: ${fee} per traveller`;
}

export function refundText({ refund }: FareFamily): MessageDescriptor {
  if (refund.allowed === undefined) return msg`Refund not stated`;
  if (!refund.allowed) return msg`Non-refundable`;
  const fee = formatFee(refund);
  return fee === null ? msg`Fully refundable` : msg`Refundable for ${fee} per traveller`;
}

export function holdText(until: string): MessageDescriptor {
  return msg`Can be held until ${until}`;
}

interface FreeCancellation {
  /**
   * How long cancellation is free after the booking, but not once check-in closes; undefined where the airline does
   * not say.
   */
  voidHours: number | undefined;
  until: string | null;
  isOver: boolean;
}

export function flightCancellation(
  family: FareFamily,
  { voidHours, until, isOver }: FreeCancellation,
): MessageDescriptor[] {
  const fee = formatFee(family.refund);
  const isStated = family.refund.allowed !== undefined;
  const isAlwaysFree = family.refund.allowed === true && fee === null;
  if (isOver) {
    if (!isStated) return [msg`The airline does not state whether the fare is refundable`];
    if (!family.refund.allowed || fee === null) return [msg`The fare is non-refundable`];
    return [msg`Cancellation fee: ${fee} per traveller`];
  }
  if (isAlwaysFree)
    return [
      until === null ? msg`Free cancellation until check-in closes` : msg`Free cancellation until ${until}`,
    ];
  const atFirst = until === null ? withinHours(voidHours) : msg`Free cancellation until ${until}`;
  if (!atFirst) {
    return [isStated ? refundText(family) : msg`The airline does not state whether the fare is refundable`];
  }
  return [
    atFirst,
    isStated
      ? laterCancellation(fee)
      : msg`After that, the airline does not state whether the fare is refundable`,
  ];
}

function withinHours(hours: number | undefined): MessageDescriptor | null {
  return hours === undefined ? null : msg`Free cancellation for ${hours} hours after booking`;
}

function laterCancellation(fee: string | null): MessageDescriptor {
  return fee === null ? msg`After that, the fare is non-refundable` : msg`After that: ${fee} per traveller`;
}

function formatFee({ fee }: FareFamily['change']): string | null {
  return fee && fee.amount > 0 ? formatMoney(fee) : null;
}
