import type { Trip, TripPart } from '#domain/contract.ts';

export interface ReplacedPart {
  part: TripPart;
  by: TripPart;
}

export function findReplacedParts({ parts, events }: Pick<Trip, 'parts' | 'events'>): ReplacedPart[] {
  const booked = parts.filter(({ status }) => status === 'confirmed');
  return booked.flatMap((part) => {
    const added = events.flatMap(({ replaced }) =>
      replaced?.parts.includes(part._id) ? replaced.added : [],
    );
    const others = booked.filter(({ _id }) => added.includes(_id));
    const by = others.find(({ kind }) => kind === part.kind) ?? others[0];
    return by ? [{ part, by }] : [];
  });
}
