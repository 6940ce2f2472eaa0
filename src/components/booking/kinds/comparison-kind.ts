import type { MessageDescriptor } from '@lingui/core';
import type { TripPart } from '#domain/contract.ts';
import { formatShortDay } from '../../../i18n/format.ts';

export type PartKind = TripPart['kind'];
export type PartOf<Kind extends PartKind> = { [One in Kind]: Extract<TripPart, { kind: One }> }[Kind];

export interface ComparisonTerm {
  label: MessageDescriptor;
  lines: readonly (string | MessageDescriptor)[];
}

export interface ComparisonKind<Kind extends PartKind> {
  title: (part: PartOf<Kind>) => string;
  /** The same ones for all parts of the kind. */
  listTerms: (part: PartOf<Kind>) => ComparisonTerm[];
}

/** `Sun 14 Mar, 08:00`, of a `yyyy-MM-ddTHH:mm` */
export function localTime(at: string): string {
  return `${formatShortDay(at.slice(0, 10))}, ${at.slice(11)}`;
}
