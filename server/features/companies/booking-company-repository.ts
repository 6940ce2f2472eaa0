import type { Kysely } from 'kysely';
import { DEFAULT_CAR_RETURN_HOURS } from '#domain/car-booking/car-criteria.ts';
import type { Company, DistanceUnit } from '#domain/contract.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';

export interface SearchSettings {
  unit: DistanceUnit;
  /** From the return of a car to the departure of a flight. */
  carReturnHours: number;
  /** They open the company's own hotel rates. */
  rateCodes: string[];
}

export interface CompanyLocation {
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}

export const UNITS = { metric: 'km', imperial: 'mi' } satisfies Record<
  Company['measurementUnits'],
  DistanceUnit
>;

export async function readSearchSettings(db: Kysely<Database>, companyId: string): Promise<SearchSettings> {
  const rows = await db
    .selectFrom('companies as c')
    .leftJoin('company_rate_codes as r', 'r.company_id', 'c.id')
    .select(['c.measurement_units as units', 'c.car_return_hours as carReturnHours', 'r.code'])
    .where('c.id', '=', companyId)
    .orderBy('r.code')
    .modifyEnd(reusedPlan)
    .execute();
  const [first] = rows;
  if (!first) throw new Error(`The company ${companyId} has gone`);
  const carReturnHours = first.carReturnHours ?? DEFAULT_CAR_RETURN_HOURS;
  return { unit: UNITS[first.units], carReturnHours, rateCodes: rows.flatMap(({ code }) => code ?? []) };
}

export async function findCompanyLocation(
  db: Kysely<Database>,
  companyId: string,
  locationId: string,
): Promise<CompanyLocation | undefined> {
  return await db
    .selectFrom('company_locations')
    .select(['city', 'country', 'latitude', 'longitude'])
    .where('company_id', '=', companyId)
    .where('id', '=', locationId)
    .executeTakeFirst();
}
