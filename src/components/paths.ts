/** The address of each page. The steps of a booking are defined with its flow. */
export const paths = {
  home: '/',
  login: '/login',
  logout: '/logout',
  forgotPassword: '/password/forgot',
  changePassword: '/password/change',
  privacy: '/privacy',
  cookies: '/cookies',
  imprint: '/impress',
  /** The first page of each kind of booking. */
  flows: { flight: '/booking/flight', hotel: '/booking/hotel', car: '/booking/car' },
  tripCheckout: '/booking/checkout',
  bookAgain: (tripId: string) => `/booking/checkout?again=${tripId}` as const,
  offlineRequest: '/booking/request',
  trip: (tripId: string) => `/trips/${tripId}` as const,
  companies: '/companies',
  company: (companyId: string) => `/companies/${companyId}` as const,
  companyUsers: (companyId: string) => `/companies/${companyId}/users` as const,
  companyUser: (companyId: string, companyUserId: string) =>
    `/companies/${companyId}/users?companyUser=${companyUserId}` as const,
  groups: '/groups',
  group: (companyGroupId: string) => `/groups/${companyGroupId}` as const,
  groupCompanies: (companyGroupId: string) => `/groups/${companyGroupId}/companies` as const,
  users: '/users',
  user: (userId: string) => `/users/${userId}` as const,
  practice: '/practice',
} as const;

/** The entries of the main menu; the lists of trips are parts of the home page. */
export const menuPaths = {
  book: paths.home,
  trips: '/?trips=upcoming#trips',
  approvals: '/?trips=waitingApproval',
} as const;
