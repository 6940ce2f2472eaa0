import { refuseInvalidFields } from '../../field-errors.ts';

interface WithId {
  _id: string;
}

interface Reconciliation<Requested> {
  remaining: (Requested & WithId)[];
  added: Requested[];
  removed: string[];
}

export function reconcile<Requested extends { _id?: string }>(
  existing: readonly WithId[],
  requested: readonly Requested[],
  path: string,
): Reconciliation<Requested> {
  const unknown = new Set(existing.map(({ _id }) => _id));
  const fields = requested.flatMap(({ _id }, index) =>
    _id === undefined || unknown.delete(_id)
      ? []
      : [{ path: `/body/${path}/${index}/_id`, code: 'unknown_entry' as const }],
  );
  refuseInvalidFields(fields);
  return {
    remaining: requested.filter((entry): entry is Requested & WithId => entry._id !== undefined),
    added: requested.filter(({ _id }) => _id === undefined),
    removed: [...unknown],
  };
}
