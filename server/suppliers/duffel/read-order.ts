import type { Money } from '#domain/contract.ts';
import { Fields } from '../fields.ts';

/** An order at Duffel. */
export interface DuffelOrder {
  id: string;
  locator: string;
  total: Money;
  isCancelled: boolean;
  awaitsPayment: boolean;
  paymentRequiredBy: Date | undefined;
  /** The reference that was sent with it. */
  reference: string | undefined;
  tickets: string[];
  owner: string;
  /** As they came: what a change keeps of them is read with it. */
  slices: readonly unknown[];
  passengerIds: readonly string[];
}

export function readOrder(value: unknown): DuffelOrder {
  const fields = new Fields(value, 'order');
  const payment = fields.optionalObject('payment_status');
  return {
    id: fields.text('id'),
    locator: fields.optionalText('booking_reference') ?? '',
    total: fields.money('total'),
    isCancelled: fields.optionalInstant('cancelled_at') !== undefined,
    awaitsPayment: payment?.flag('awaiting_payment') ?? false,
    paymentRequiredBy: payment?.optionalInstant('payment_required_by'),
    reference: fields.optionalObject('metadata')?.optionalText('reference'),
    tickets: readTickets(fields),
    owner: fields.optionalObject('owner')?.optionalText('iata_code') ?? '',
    slices: fields.optionalList('slices'),
    passengerIds: fields.optionalObjects('passengers').flatMap((one) => one.optionalText('id') ?? []),
  };
}

const TICKET_DIGITS = 13;

/** One for each passenger, in their order; none as long as one is missing. */
function readTickets(fields: Fields): string[] {
  const tickets = fields
    .optionalObjects('documents')
    .filter((document) => document.optionalText('type') === 'electronic_ticket');
  const passengers = fields.optionalObjects('passengers').map((passenger) => passenger.optionalText('id'));
  const numbers = passengers.flatMap((id, index) => {
    const own = tickets.find((ticket) => id !== undefined && ticket.texts('passenger_ids').includes(id));
    const byOrder = tickets[index]?.texts('passenger_ids').length === 0 ? tickets[index] : undefined;
    const number = (own ?? byOrder)?.optionalText('unique_identifier')?.replaceAll(/\D/g, '') ?? '';
    return number.length === TICKET_DIGITS ? [number] : [];
  });
  return numbers.length === passengers.length ? numbers : [];
}

/** What a cancellation gives back, in money. */
export interface DuffelCancellation {
  id: string;
  isConfirmed: boolean;
  refund: Money | undefined;
  until: Date | undefined;
}

/** A voucher or a credit of the airline is no money. */
const MONEY_REFUNDS: ReadonlySet<string> = new Set([
  'arc_bsp_cash',
  'balance',
  'card',
  'original_form_of_payment',
  'awaiting_payment',
]);

export function readCancellation(value: unknown): DuffelCancellation {
  const fields = new Fields(value, 'order_cancellation');
  const isMoney = MONEY_REFUNDS.has(fields.optionalText('refund_to') ?? '');
  return {
    id: fields.text('id'),
    isConfirmed: fields.optionalInstant('confirmed_at') !== undefined,
    refund: isMoney ? fields.optionalMoney('refund') : undefined,
    until: fields.optionalInstant('expires_at'),
  };
}
