import type { TripRequest } from '#domain/contract.ts';
import { DomainError } from '../../../errors.ts';
import { requestFault } from '../../../offers/request-fault.ts';
import { MOST_PARTS } from '../pipeline/refuse-impossible.ts';
import type { TripRow } from '../trip-row-repository.ts';

const MOST_TRAVELLERS = 9;

type Addition = Pick<TripRequest, 'parts' | 'travelers' | 'replacedParts'>;

/** Refuses more parts or people than a trip can have, and the replacement of parts that may not be replaced. */
export function refuseAddition(row: TripRow, { parts, travelers, replacedParts = [] }: Addition): void {
  refuseUnreplaceable(row, replacedParts);
  if (row.parts.length + parts.length > MOST_PARTS) {
    throw requestFault('validation_failed', '/parts', `A trip has at most ${MOST_PARTS} parts`);
  }
  const everybody = new Set([...row.travellers.map(({ _id }) => _id), ...travelers]);
  if (everybody.size > MOST_TRAVELLERS) {
    throw requestFault('validation_failed', '/travelers', `A trip has at most ${MOST_TRAVELLERS} travellers`);
  }
}

/** Only parts that could not be booked, or that are booked, may be replaced. */
function refuseUnreplaceable({ parts }: TripRow, replacedParts: readonly string[]): void {
  const replaceable = new Set(
    parts.flatMap(({ id, status }) => (status === 'failed' || status === 'confirmed' ? [id] : [])),
  );
  const fields = replacedParts.flatMap((id, position) =>
    replaceable.has(id)
      ? []
      : [
          {
            path: `/body/replacedParts/${position}`,
            message: 'It must be a part that is booked, or could not be booked',
          },
        ],
  );
  if (fields.length === 0) return;
  throw new DomainError(
    'validation_failed',
    'Only parts that are booked, or could not be booked, are replaced.',
    { fields },
  );
}
