import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { CheckoutPart, PartKind } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms, FlightPart } from '#domain/contract.ts';

export interface SummaryProps<Kind extends PartKind> {
  part: CheckoutPart<Kind>;
  paymentType: CheckoutTerms['paymentType'];
  now: string;
  /** The id of the user as a traveller. */
  ownId?: string;
  /** The step at which extras are chosen; absent where they are changed with the whole part. */
  extrasHref?: string;
  /** Gives back the seats that were chosen by preference, where the flow has them. */
  onNoSeat?: (() => void) | undefined;
}

export type PriceLine = FlightPart['lines'][number];
export type Words = (message: MessageDescriptor) => string;

/** What the checkout shows of one kind of parts. */
export interface CheckoutKind<Kind extends PartKind> {
  name: MessageDescriptor;
  /** The label of the button that adds one. */
  add: MessageDescriptor;
  Summary: ComponentType<SummaryProps<Kind>>;
  /** The lines of its price, where they are not those of the offer. */
  listLines?: (part: CheckoutPart<Kind>, words: Words) => readonly PriceLine[];
}
