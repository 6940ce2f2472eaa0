import type { PartChangeability } from '#domain/contract.ts';
import { DomainError } from '../../../errors.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import { determineChangeability } from '../page/change-mapper.ts';
import { refuseNonBooker } from '../page/refuse-withheld.ts';
import { toActions } from '../page/trip-mapper.ts';
import type { PartRow } from '../part-mapper.ts';
import { managesPartOf } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import type { BookedPart } from './change-repository.ts';

type Reason = Extract<PartChangeability, { possible: false }>['reason'];

export function refuseOthers(row: TripRow, viewer: TripViewer, partId: string): PartRow {
  refuseNonBooker(row, viewer);
  const part = row.parts.find(({ id }) => id === partId);
  if (!part) throw new DomainError('not_found', 'The trip has no such part.');
  if (row.company_id !== viewer.signedIn.companyId) {
    throw new DomainError('action_withheld', "Sign in to the trip's company to change it.");
  }
  return part;
}

export function refuseUnchangeable(row: TripRow, viewer: TripViewer, partId: string): PartRow {
  const part = refuseOthers(row, viewer, partId);
  if (!managesPartOf(row, viewer, part.travelers)) {
    throw new DomainError(
      'forbidden',
      'Only its sole traveller, the person who booked the trip, or someone who books for all its travellers can change this part.',
    );
  }
  if (row.status !== 'approved' && row.status !== 'complete') {
    throw new DomainError('action_withheld', 'Only booked parts can be changed.');
  }
  const changeability = determineChangeability(part, row, viewer.now);
  if (!changeability.possible) throw toRefusal(changeability.reason);
  if (!toActions(row, viewer).allowed.includes('changePart')) {
    throw new DomainError('action_withheld', 'The trip has ended and can no longer be changed.');
  }
  return part;
}

function toRefusal(reason: Reason): DomainError {
  switch (reason) {
    case 'busy':
      return new DomainError('trip_busy', 'This part is being processed. Reload it and try again.');
    case 'changeWaits':
      return new DomainError('action_withheld', 'Another change of this part is waiting for approval.');
    case 'begun':
      return new DomainError(
        'action_withheld',
        'The part has started. Only the travel agency can change the rest.',
      );
    case 'notBooked':
      return new DomainError('action_withheld', 'Only booked parts can be changed.');
    case 'notChangeable':
      return notChangeable();
  }
}

export function refuseOtherPart(
  part: Pick<BookedPart, 'kind' | 'travelers'>,
  { kind, travelers }: Pick<BookedPart, 'kind' | 'travelers'>,
  path: string,
): void {
  if (kind !== part.kind) {
    throw fieldRefusal('validation_failed', `${path}/kind`, 'fixed');
  }
  const requestedIds = new Set(travelers);
  const areSame =
    travelers.length === part.travelers.length && part.travelers.every((id) => requestedIds.has(id));
  if (!areSame) throw fieldRefusal('validation_failed', `${path}/travelers`, 'fixed');
}

export function notChangeable(): DomainError {
  return new DomainError(
    'not_changeable',
    "This can't be changed online. Cancel it and book again, or ask the travel agency.",
  );
}
