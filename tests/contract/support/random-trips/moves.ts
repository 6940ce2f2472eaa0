/** Everything that the model lets happen to trips, their parts, changes and requests. */
const MOVES = [
  ...(['trip.ordered', 'trip.addedTo', 'trip.addedInPlaceOfFailed', 'trip.additionCancelled'] as const),
  ...(['trip.waitsForLevel1', 'trip.waitsForLevel2', 'trip.approved', 'trip.completed'] as const),
  ...(['trip.refused', 'trip.sentBack', 'trip.expired'] as const),
  ...(['trip.refusedInPart', 'trip.sentBackInPart', 'trip.expiredInPart'] as const),
  ...(['trip.cancelledUnbooked', 'trip.cancelledPartlyBooked'] as const),
  ...(['trip.endedCancelled', 'trip.endedFailed'] as const),
  ...(['part.confirmed', 'part.confirmationLost', 'part.roseAndWaits', 'part.roseAndFailed'] as const),
  ...(['part.declined', 'part.holdExpired', 'part.holdLapsed', 'part.leftOut', 'part.givenBack'] as const),
  ...([
    'part.cancelled',
    'part.cancellationLost',
    'part.cancellationDearer',
    'part.released',
    'part.releaseLost',
  ] as const),
  ...([
    'part.lookUpLost',
    'part.foundExpired',
    'part.foundCancelled',
    'part.foundConfirmed',
    'part.foundUnwanted',
  ] as const),
  ...(['part.foundToCancel', 'part.foundToConfirm', 'part.foundHeld'] as const),
  ...(['change.begun', 'change.waitsForLevel1', 'change.waitsForLevel2', 'change.approved'] as const),
  ...(['change.waived', 'change.refused', 'change.expired', 'change.withdrawn'] as const),
  ...(['change.withdrawnByCancellation', 'change.withPenalty', 'change.done', 'change.lost'] as const),
  ...(['change.soldOut', 'change.dearer', 'change.goesBack', 'change.lookUpLost'] as const),
  ...(['change.foundDone', 'change.foundUndone'] as const),
  ...(['request.made', 'request.messageWritten', 'request.completed', 'request.goesOn'] as const),
  ...(['request.closedByAgency', 'request.closedByTravelers'] as const),
  ...(['external.recorded', 'external.waits', 'external.confirmed', 'external.cancelled'] as const),
  ...(['external.refused', 'external.sentBack', 'external.expired', 'external.givenBack'] as const),
  'external.costRecorded',
] as const;

export type Move = (typeof MOVES)[number];

/** How often runs have reached each move of the model. */
export class Moves {
  readonly #counts = new Map<Move, number>();

  reach(move: Move): void {
    this.#counts.set(move, this.#countOf(move) + 1);
  }

  #countOf(move: Move): number {
    return this.#counts.get(move) ?? 0;
  }

  unreached(): Move[] {
    return MOVES.filter((move) => this.#countOf(move) === 0);
  }
}
