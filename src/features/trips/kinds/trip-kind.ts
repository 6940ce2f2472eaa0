import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { SupplierPart, Trip, TripPart } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { Wording } from '../../../components/verdicts/kinds/rule-words.ts';

export type PartKind = TripPart['kind'];
export type PartOf<Kind extends PartKind> = { [One in Kind]: Extract<TripPart, { kind: One }> }[Kind];

export interface HeadProps<Kind extends PartKind> {
  part: PartOf<Kind>;
  /** Returns the URL of a hotel picture. */
  pictureOf: (propertyId: string) => string;
}

export interface FactsProps<Kind extends PartKind> {
  part: PartOf<Kind>;
  paymentType: Trip['bookingInfo']['paymentType'];
  /** Returns the name of a frequent flyer programme. */
  programOf: (program: string) => string;
  now: string;
}

/** Travellers with their seat or their role. */
export interface PeopleGroup {
  label: Wording;
  people: Trip['travelers'];
}

/** What happens at one time, by the clocks there. */
export interface Moment {
  day: string;
  /** Absent where only the day is known. */
  time?: string;
  /** Said with the time: what may be done from it or until it, or where it is. */
  mark?: Wording;
  title: Wording;
  /** Said after the title. */
  towards?: Wording;
  facts: readonly Wording[];
  people: readonly PeopleGroup[];
}

/** What the page of a trip says about one kind of parts. */
export interface TripKind<Kind extends PartKind> {
  Head: ComponentType<HeadProps<Kind>>;
  Facts: ComponentType<FactsProps<Kind>>;
  /** In the order of time. */
  moments: (part: PartOf<Kind>, people: Trip['travelers']) => readonly Moment[];
  /** The meaning of each status, where it is not the usual one. */
  statusMeanings?: Record<PartStatus, MessageDescriptor | null>;
  /** Said below its price. */
  priceNote?: MessageDescriptor;
  /** Whom a traveller can call about a part that can't be cancelled online. */
  contact?: (part: PartOf<Kind>) => { name: MessageDescriptor; phone: string };
  /** The time zone of the first location; undefined if it is unknown. */
  zone: (part: PartOf<Kind>) => string | undefined;
  /** The instant until which a cancellation is free; undefined if it never is. */
  freeUntil: (part: PartOf<Kind>) => string | undefined;
}

/** What can be done with a part that a supplier sells. */
export interface SupplierKind<Kind extends SupplierPart['kind']> extends TripKind<Kind> {
  buttons: Record<'add' | 'addShort' | 'search' | 'chooseAnother', MessageDescriptor>;
  /** Why it can't be cancelled online, and how else it can be. */
  refusals: Record<'begun' | 'notCancellable', MessageDescriptor>;
}
