import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { User, UserFlightProfileRequest, UserMembershipsRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { refuseUnknownChoices } from '../enums/choice-faults.ts';
import { saveMemberships } from '../loyalty/save-memberships.ts';
import { changePreferences, replaceNotes } from './gds-profile-repository.ts';

export async function saveFlightProfile(
  db: Kysely<Database>,
  { _id: userId, gdsProfile: { flight: before } }: User,
  change: UserFlightProfileRequest,
): Promise<void> {
  const { seatPreference, mealPreference, otherServiceInformation: notes, memberships: requested } = change;
  const airlines = before.otherServiceInformation.map(({ airline }) => airline);
  refuseUnknownChoices([
    {
      category: 'seatprefs',
      id: seatPreference,
      before: before.seatPreference,
      path: '/body/seatPreference',
    },
    {
      category: 'mealprefs',
      id: mealPreference,
      before: before.mealPreference,
      path: '/body/mealPreference',
    },
    ...(notes ?? []).map(({ airline }, index) => ({
      category: 'airlines' as const,
      // Empty for all booked airlines.
      id: airline === '' ? undefined : airline,
      before: airlines.find((known) => known === airline),
      path: `/body/otherServiceInformation/${index}/airline`,
    })),
  ]);
  await changePreferences(db, userId, change);
  if (notes && !isDeepStrictEqual(notes, before.otherServiceInformation)) {
    await replaceNotes(db, userId, notes);
  }
  const list = { owner: { user_id: userId }, kind: 'flight' } as const;
  if (requested) await saveMemberships(db, list, { existing: before.memberships, requested });
}

export async function saveHotelProfile(
  db: Kysely<Database>,
  { _id, gdsProfile: { hotelMemberships: existing } }: User,
  { memberships: requested }: UserMembershipsRequest,
): Promise<void> {
  await saveMemberships(db, { owner: { user_id: _id }, kind: 'hotel' }, { existing, requested });
}

export async function saveCarProfile(
  db: Kysely<Database>,
  { _id, gdsProfile: { carMemberships: existing } }: User,
  { memberships: requested }: UserMembershipsRequest,
): Promise<void> {
  await saveMemberships(db, { owner: { user_id: _id }, kind: 'car' }, { existing, requested });
}
