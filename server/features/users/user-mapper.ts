import type { CompanyUserDetail, User } from '#domain/contract.ts';
import { toAddress } from '../../db/to-address.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { toCreditCard } from '../cards/card-columns.ts';
import { selectMemberships } from '../loyalty/select-memberships.ts';
import type { UserRow } from './user-row-repository.ts';

export function toUser(row: UserRow, companyUsers: CompanyUserDetail[]): User {
  const { _id, version, email, firstName, lastName, needsPasswordChange, active, passports } = row;
  const { bizCntKey, namePrefix, middleName, language, gender, dateOfBirth, image } = row;
  const { privateEmail, privatePhone, seatPreference, mealPreference } = row;
  const { memberships, otherServiceInformation, remarks, creditCards } = row;
  return {
    _id,
    version,
    email,
    firstName,
    lastName,
    needsPasswordChange,
    active,
    passports,
    companyUsers,
    ...withoutNulls({ bizCntKey, namePrefix, middleName, language, gender, dateOfBirth, image }),
    ...withoutNulls({ privateEmail, privatePhone }),
    address: toAddress(row),
    creditCards: creditCards.map(toCreditCard),
    gdsProfile: {
      flight: {
        ...withoutNulls({ seatPreference, mealPreference }),
        otherServiceInformation,
        memberships: selectMemberships('flight', memberships),
      },
      hotelMemberships: selectMemberships('hotel', memberships),
      carMemberships: selectMemberships('car', memberships),
      remarks,
    },
  };
}
