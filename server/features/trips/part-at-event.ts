import type { PartAtEvent } from '#domain/contract.ts';
import type { PartDetails } from '../../db/trip-tables.ts';
import { nameOfPart } from './part/kinds/part-kinds.ts';
import type { PartKind } from './part/kinds/part-rules.ts';

interface PartRow {
  kind: PartKind;
  details: PartDetails;
  starts_on: string;
  ends_on: string;
}

/** The fields of a part that an event stores, because a later change replaces the part. */
export function toPartAtEvent({ kind, details, starts_on, ends_on }: PartRow): PartAtEvent {
  return { kind, name: nameOfPart(kind, details), startsOn: starts_on, endsOn: ends_on };
}
