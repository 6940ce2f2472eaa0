import type { TripRequest } from '#domain/contract.ts';
import { fieldRefusal, refuseInvalidFields } from '../../../field-errors.ts';
import { MOST_PARTS } from '../pipeline/refuse-impossible.ts';
import type { TripRow } from '../trip-row-repository.ts';

const MOST_TRAVELERS = 9;

type Addition = Pick<TripRequest, 'parts' | 'travelers' | 'replacedParts'>;

export function refuseAddition(row: TripRow, { parts, travelers, replacedParts = [] }: Addition): void {
  refuseUnreplaceable(row, replacedParts);
  if (row.parts.length + parts.length > MOST_PARTS) {
    throw fieldRefusal('validation_failed', '/parts', 'too_many', { maximum: MOST_PARTS });
  }
  const everybody = new Set([...row.travelers.map(({ _id }) => _id), ...travelers]);
  if (everybody.size > MOST_TRAVELERS) {
    throw fieldRefusal('validation_failed', '/travelers', 'too_many', { maximum: MOST_TRAVELERS });
  }
}

function refuseUnreplaceable({ parts }: TripRow, replacedParts: readonly string[]): void {
  const replaceable = new Set(
    parts.flatMap(({ id, status }) => (status === 'failed' || status === 'confirmed' ? [id] : [])),
  );
  const fields = replacedParts.flatMap((id, position) =>
    replaceable.has(id)
      ? []
      : [{ path: `/body/replacedParts/${position}`, code: 'not_replaceable' as const }],
  );
  refuseInvalidFields(fields);
}
