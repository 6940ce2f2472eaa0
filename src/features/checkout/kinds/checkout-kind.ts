import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { CheckoutPart, PartKind } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms, FlightPart } from '#domain/contract.ts';

export interface SummaryProps<Kind extends PartKind> {
  part: CheckoutPart<Kind>;
  paymentType: CheckoutTerms['paymentType'];
  now: string;
  ownId?: string;
  extrasHref?: string;
  onNoSeat?: (() => void) | undefined;
}

export type PriceLine = FlightPart['lines'][number];
export type Words = (message: MessageDescriptor) => string;

export interface CheckoutKind<Kind extends PartKind> {
  name: MessageDescriptor;
  add: MessageDescriptor;
  Summary: ComponentType<SummaryProps<Kind>>;
  listLines?: (part: CheckoutPart<Kind>, words: Words) => readonly PriceLine[];
}
