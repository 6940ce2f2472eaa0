import type { AirlineChange } from '#domain/contract.ts';
import { type PartRow, toInstant } from '../part-mapper.ts';
import { managesPartOf, standingIn } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';

export type AirlineChangeRow = TripRow['airline_changes'][number];
export type AirlineAnswer = AirlineChange['answers'][number];

/** The open ones of parts that are booked. */
export function toAirlineChanges(row: TripRow, viewer: TripViewer | null): AirlineChange[] {
  return row.airline_changes.flatMap((change) => {
    const part = row.parts.find(({ id }) => id === change.part_id);
    if (!part || NOT_BOOKED.has(part.status)) return [];
    const { id, part_id, found_at, legs } = change;
    const answers = viewer ? answersTo(change, part, row, viewer) : [];
    return [{ _id: id, partId: part_id, foundAt: toInstant(found_at), legs, answers }];
  });
}

const NOT_BOOKED: ReadonlySet<PartRow['status']> = new Set(['cancelled', 'failed']);

export function answersTo(
  { actions, legs }: AirlineChangeRow,
  { status, travelers, begins_at }: PartRow,
  row: TripRow,
  viewer: TripViewer,
): AirlineAnswer[] {
  const { roles } = standingIn(row, viewer);
  const isTheirs = roles.includes('booker') && managesPartOf(row, viewer, travelers);
  if (status !== 'confirmed' || new Date(begins_at) <= viewer.now || !isTheirs) return [];
  const isFlown = legs.every(({ after }) => after !== undefined);
  const mayAccept = isFlown && actions.includes('accept');
  const maySettle = isFlown && actions.includes('settle') && roles.includes('agent');
  return [
    ...(mayAccept ? (['accept'] as const) : []),
    ...(maySettle && !mayAccept ? (['settle'] as const) : []),
    ...(actions.includes('cancel') ? (['cancel'] as const) : []),
  ];
}
