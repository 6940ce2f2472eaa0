export const paths = {
  home: '/',
  login: '/login',
  logout: '/logout',
  forgotPassword: '/password/forgot',
  changePassword: '/password/change',
  privacy: '/privacy',
  cookies: '/cookies',
  imprint: '/impress',
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

export const menuPaths = {
  book: paths.home,
  trips: '/?trips=upcoming#trips',
  approvals: '/?trips=waitingApproval',
} as const;
