import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Company, CompanyLocationRequest, CompanyLocationsRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { refuseInvalidFields } from '../../field-errors.ts';
import { refuseUnknownChoices } from '../enums/choice-faults.ts';
import { reconcile } from '../records/reconcile.ts';
import { replaceLocations } from './location-repository.ts';

const PATH = 'locations';

export async function saveLocations(
  db: Kysely<Database>,
  { _id: companyId, locations: existing }: Company,
  { locations: requested }: CompanyLocationsRequest,
): Promise<void> {
  reconcile(existing, requested, PATH);
  refuseHalfPlaces(requested);
  const countries = new Map(existing.map(({ _id, address }) => [_id, address.country]));
  refuseUnknownChoices(
    requested.map(({ _id = '', address }, index) => ({
      category: 'countries',
      id: address.country,
      before: countries.get(_id),
      path: `/body/${PATH}/${index}/address/country`,
    })),
  );
  const locations = requested.map((location) => ({ ...location, _id: location._id ?? randomUUIDv7() }));
  await replaceLocations(db, companyId, locations);
}

function refuseHalfPlaces(requested: readonly CompanyLocationRequest[]): void {
  const fields = requested.flatMap(({ latitude, longitude }, index) => {
    if ((latitude === undefined) === (longitude === undefined)) return [];
    const [missing, name] = latitude === undefined ? ['latitude', 'longitude'] : ['longitude', 'latitude'];
    return [
      {
        path: `/body/${PATH}/${index}/${missing}`,
        code: 'coordinates_incomplete' as const,
        params: { name },
      },
    ];
  });
  refuseInvalidFields(fields);
}
