import type { User } from '#domain/contract.ts';
import * as requests from '../../api/user-requests.ts';
import { requestBody } from '../../records/request-body.ts';
import type { SendSection } from '../../records/send-section.ts';
import type { UserSectionId } from './user-sections.ts';

/** The call that saves each section of a user's page. */
export const SEND_USER_SECTION = {
  account: (api, at, changed) => requests.updateUser(api, at, requestBody(changed)),
  personal: (api, at, changed) => requests.updateUser(api, at, requestBody(changed)),
  passports: (api, at, changed) => requests.updatePassports(api, at, requestBody(changed)),
  finance: (api, at, changed) => requests.updateUserFinance(api, at, requestBody(changed)),
  flight: (api, at, changed) => requests.updateUserFlightProfile(api, at, requestBody(changed)),
  hotel: (api, at, changed) => requests.updateUserHotelProfile(api, at, requestBody(changed)),
  car: (api, at, changed) => requests.updateUserCarProfile(api, at, requestBody(changed)),
  remarks: (api, at, changed) => requests.updateUserRemarks(api, at, requestBody(changed)),
} satisfies Record<UserSectionId, SendSection<requests.UserVersion, User>>;
