import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { SupplierPart, Trip, TripPart } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { Wording } from '../../../components/verdicts/kinds/rule-words.ts';

export type PartKind = TripPart['kind'];
export type PartOf<Kind extends PartKind> = { [One in Kind]: Extract<TripPart, { kind: One }> }[Kind];

export interface HeadProps<Kind extends PartKind> {
  part: PartOf<Kind>;
  pictureOf: (propertyId: string) => string;
}

export interface FactsProps<Kind extends PartKind> {
  part: PartOf<Kind>;
  paymentType: Trip['bookingInfo']['paymentType'];
  programOf: (program: string) => string;
  now: string;
}

export interface PeopleGroup {
  label: Wording;
  people: Trip['travelers'];
}

export interface Moment {
  day: string;
  /** Absent where only the day is known. */
  time?: string;
  mark?: Wording;
  title: Wording;
  towards?: Wording;
  facts: readonly Wording[];
  people: readonly PeopleGroup[];
}

export interface TripKind<Kind extends PartKind> {
  Head: ComponentType<HeadProps<Kind>>;
  Facts: ComponentType<FactsProps<Kind>>;
  moments: (part: PartOf<Kind>, people: Trip['travelers']) => readonly Moment[];
  statusMeanings?: Record<PartStatus, MessageDescriptor | null>;
  priceNote?: MessageDescriptor;
  contact?: (part: PartOf<Kind>) => { name: MessageDescriptor; phone: string };
  /** The time zone of the first location; undefined if it is unknown. */
  zone: (part: PartOf<Kind>) => string | undefined;
  /** The instant until which a cancellation is free; undefined if it never is. */
  freeUntil: (part: PartOf<Kind>) => string | undefined;
}

export interface SupplierKind<Kind extends SupplierPart['kind']> extends TripKind<Kind> {
  buttons: Record<'add' | 'addShort' | 'search' | 'chooseAnother', MessageDescriptor>;
  refusals: Record<'begun' | 'notCancellable', MessageDescriptor>;
}
