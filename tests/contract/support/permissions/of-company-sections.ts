import type { Call } from '../call.ts';
import { aboutCompanies, byField, type Relations, type Row } from './cells.ts';

/** A version that no record has: 412 means that the caller may change it, and nothing changes. */
const STALE = { 'if-match': '"999999999"' };

interface Section {
  path: string;
  body: object;
}

function update({ path, body }: Section): (companyId: string) => Call {
  return (id) => ({ method: 'PUT', url: `/api/companies/${id}${path}`, headers: STALE, body });
}

/** Sections of the own company that a company-admin may change, too. */
function forCompanyAdmins(section: Section): Relations {
  return rows(section, [401, 403, 403, 412, 412]);
}

/** Sections that only a site-admin may change. */
function forSiteAdmins(section: Section): Relations {
  return rows(section, [401, 403, 403, 403, 412]);
}

function rows(section: Section, own: Row): Relations {
  return aboutCompanies(update(section), {
    'the own company': own,
    'another company of the group': [401, 403, 403, 404, 412],
    'a company of another group': [401, 403, 403, 404, 412],
    'no company': [401, 403, 403, 404, 404],
  });
}

const GENERAL = {
  note: 'x',
  name: 'x',
  customerId: 'x',
  companyGroup: null,
  address: {},
  language: 'en',
  currency: 'CHF',
  measurementUnits: 'metric',
  email: null,
  phone: null,
  emails: [],
  active: true,
  tags: [],
  bizAdrKey: null,
  bizAdrGroupCdeKey: null,
};

const general = (body: object) => forSiteAdmins({ path: '', body });
const finance = (body: object): Section => ({ path: '/finance', body });
const hotel = (body: object): Section => ({ path: '/gdsProfile/hotel', body });

export const OF_COMPANY_SECTIONS = {
  updateCompany: byField({
    ...Object.fromEntries(
      Object.entries(GENERAL).map(([field, value]) => [field, general({ [field]: value })]),
    ),
    timeZone: forCompanyAdmins({ path: '', body: { timeZone: 'Europe/Lisbon' } }),
    'timeZone and name': general({ timeZone: 'Europe/Lisbon', name: 'x' }),
  }),
  updateCompanyLocations: forCompanyAdmins({ path: '/locations', body: { locations: [] } }),
  updateCompanyDepartments: forCompanyAdmins({ path: '/departments', body: { departments: [] } }),
  updateCompanyFinance: byField({
    creditCards: forCompanyAdmins(finance({ creditCards: [] })),
    paymentType: forSiteAdmins(finance({ paymentType: 'invoice' })),
    invoiceFrequency: forSiteAdmins(finance({ invoiceFrequency: null })),
    invoicePaymentTerms: forSiteAdmins(finance({ invoicePaymentTerms: null })),
    referenceFields: forSiteAdmins(finance({ referenceFields: [] })),
    bookingFee: forSiteAdmins(finance({ bookingFee: null })),
    priceTolerance: forSiteAdmins(finance({ priceTolerance: 3.5 })),
    approvalLimitHours: forSiteAdmins(finance({ approvalLimitHours: 48 })),
    carReturnHours: forSiteAdmins(finance({ carReturnHours: 3 })),
    changesWithoutApproval: forSiteAdmins(finance({ changesWithoutApproval: null })),
    decisionsByMail: forSiteAdmins(finance({ decisionsByMail: null })),
    hourRate: forSiteAdmins(finance({ hourRate: null })),
    'creditCards and bookingFee': forSiteAdmins(finance({ creditCards: [], bookingFee: null })),
    'creditCards and changesWithoutApproval': forSiteAdmins(
      finance({ creditCards: [], changesWithoutApproval: null }),
    ),
    'creditCards and priceTolerance': forSiteAdmins(finance({ creditCards: [], priceTolerance: null })),
  }),
  updateCompanyFlightProfile: forCompanyAdmins({ path: '/gdsProfile/flight', body: { memberships: [] } }),
  updateCompanyHotelProfile: byField({
    memberships: forCompanyAdmins(hotel({ memberships: [] })),
    rateCodes: forSiteAdmins(hotel({ rateCodes: [] })),
    'memberships and rateCodes': forSiteAdmins(hotel({ memberships: [], rateCodes: [] })),
  }),
  updateCompanyCarProfile: forSiteAdmins({ path: '/gdsProfile/car', body: { memberships: [] } }),
  updateCompanyRemarks: forSiteAdmins({ path: '/gdsProfile/remarks', body: { remarks: [] } }),
  updateTravelPolicies: forSiteAdmins({ path: '/travelPolicies', body: { travelPolicies: [] } }),
} satisfies Record<string, Relations>;
