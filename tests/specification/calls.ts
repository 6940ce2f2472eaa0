/** A call of the specification, with the names of its query, of its body, and of what it answers. */
export interface Call {
  /** Its method and path. */
  call: string;
  /** Without the bearer token. */
  isOpen?: true;
  query?: readonly string[];
  body?: readonly string[];
  answer?: readonly string[];
}

const SESSION = ['token', 'companyUser', 'company'];
const SEARCH = ['page', 'searchString'];
const MEMBERSHIPS = ['memberships'];

export const CALLS: readonly Call[] = [
  { call: 'POST /api/auth/login', isOpen: true, body: ['email', 'password'], answer: SESSION },
  { call: 'GET /api/auth/refresh', isOpen: true, answer: SESSION },
  { call: 'GET /api/auth/logout', isOpen: true },
  { call: 'GET /api/auth/companies/{companyId}', answer: SESSION },

  {
    call: 'POST /api/companies',
    body: ['name', 'customerId', 'companyGroup', 'address', 'language', 'currency', 'measurementUnits'],
  },
  { call: 'GET /api/companies', query: SEARCH, answer: ['docs'] },
  { call: 'GET /api/companies/{companyId}', answer: ['_id', 'name'] },
  {
    call: 'PUT /api/companies/{companyId}',
    body: [
      ...['bizAdrKey', 'bizAdrGroupCdeKey', 'customerId', 'name', 'companyGroup', 'address', 'language'],
      ...['currency', 'measurementUnits', 'email', 'phone', 'emails', 'note', 'active', 'tags'],
    ],
  },
  { call: 'GET /api/companies/{companyId}/users', query: SEARCH, answer: ['docs'] },
  { call: 'GET /api/companies/{companyId}/users/{companyUserId}', answer: ['_id', 'role'] },
  {
    call: 'PUT /api/companies/{companyId}/finance',
    body: [
      ...['paymentType', 'creditCards', 'invoiceFrequency', 'invoicePaymentTerms', 'referenceFields'],
      'bookingFee',
    ],
  },
  { call: 'PUT /api/companies/{companyId}/gdsProfile/car', body: MEMBERSHIPS },
  { call: 'PUT /api/companies/{companyId}/gdsProfile/flight', body: MEMBERSHIPS },
  { call: 'PUT /api/companies/{companyId}/gdsProfile/hotel', body: ['memberships', 'rateCodes'] },
  { call: 'PUT /api/companies/{companyId}/gdsProfile/remarks', body: ['remarks'] },
  { call: 'PUT /api/companies/{companyId}/departments', body: ['departments'] },
  { call: 'PUT /api/companies/{companyId}/locations', body: ['locations'] },
  { call: 'PUT /api/companies/{companyId}/travelPolicies', body: ['travelPolicies'] },

  { call: 'POST /api/groups', body: ['name', 'active', 'companies'] },
  { call: 'GET /api/groups', query: SEARCH, answer: ['docs'] },
  { call: 'GET /api/groups/{companyGroupId}', answer: ['name', 'active', 'companies'] },
  { call: 'PUT /api/groups/{companyGroupId}', body: ['name', 'active', 'companies'] },
  { call: 'GET /api/groups/{companyGroupId}/companies', answer: ['docs'] },

  { call: 'GET /api/enums/{lang}', isOpen: true, query: ['category'], answer: ['data'] },

  { call: 'GET /api/booking/flight/airports', isOpen: true, query: ['searchString'] },
  { call: 'POST /api/booking/flight/seats', body: ['offer'] },
  {
    call: 'POST /api/booking/flight/search',
    body: ['travelers', 'flightType', 'legs', 'serviceClass', 'directOnly', 'airlines', 'filter'],
  },
  { call: 'POST /api/booking/flight/select', body: ['travelers', 'offer', 'seats', 'bags'] },

  { call: 'POST /api/booking/hotel/check', body: ['offer'] },
  { call: 'POST /api/booking/hotel/details', body: ['propertyId', 'checkIn', 'checkOut'] },
  {
    call: 'POST /api/booking/hotel/search',
    body: ['travelers', 'location', 'companyLocation', 'radius', 'checkIn', 'checkOut', 'filter'],
  },

  { call: 'POST /api/booking/car/check', body: ['offer'] },
  {
    call: 'POST /api/booking/car/search',
    body: ['pickUp', 'dropOff', 'pickUpDate', 'pickUpTime', 'dropOffDate', 'dropOffTime', 'filter'],
  },

  { call: 'POST /api/log', isOpen: true, body: ['ref', 'message', 'stack'] },

  { call: 'POST /api/trips', body: ['tripId', 'travelers', 'parts', 'bookingInfo'] },
  { call: 'GET /api/trips', query: ['page', 'tripFilter', 'searchString'], answer: ['docs'] },
  { call: 'GET /api/trips/count', query: ['searchString'] },
  { call: 'GET /api/trips/{tripId}', answer: ['travelers', 'company', 'bookingInfo', 'itineraryRefId'] },
  { call: 'PUT /api/trips/{tripId}', body: ['bookingInfo'] },
  { call: 'POST /api/trips/{tripId}/approve', body: ['comment'] },
  { call: 'POST /api/trips/{tripId}/reject', body: ['comment'] },
  { call: 'POST /api/trips/{tripId}/cancel', body: ['reason'] },
  { call: 'POST /api/trips/offlineRequest', body: ['travelers', 'text'] },

  {
    call: 'POST /api/users',
    body: ['email', 'firstName', 'lastName', 'companyUser', 'sendInvitation'],
  },
  { call: 'GET /api/users', query: SEARCH, answer: ['docs'] },
  { call: 'GET /api/users/{userId}', answer: ['_id', 'companyUsers'] },
  {
    call: 'PUT /api/users/{userId}',
    body: [
      ...['bizCntKey', 'email', 'namePrefix', 'firstName', 'middleName', 'lastName', 'address', 'language'],
      ...['gender', 'dateOfBirth', 'privateEmail', 'privatePhone', 'active', 'needsPasswordChange'],
    ],
  },
  { call: 'PUT /api/users/{userId}/sendInvitation' },
  { call: 'PUT /api/users/{userId}/passports', body: ['passports'] },
  { call: 'PUT /api/users/{userId}/password', body: ['currentPassword', 'newPassword'] },
  { call: 'PUT /api/users/{userId}/finance', body: ['creditCards'] },
  { call: 'PUT /api/users/{userId}/gdsProfile/car', body: MEMBERSHIPS },
  {
    call: 'PUT /api/users/{userId}/gdsProfile/flight',
    body: ['seatPreference', 'mealPreference', 'otherServiceInformation', 'memberships'],
  },
  { call: 'PUT /api/users/{userId}/gdsProfile/hotel', body: MEMBERSHIPS },
  { call: 'PUT /api/users/{userId}/gdsProfile/remarks', body: ['remarks'] },

  { call: 'GET /images/{image}', isOpen: true },
  { call: 'GET /images/thumbnails/{image}', isOpen: true },
];
