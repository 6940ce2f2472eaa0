import type { CompanyReference, Role } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';

export const ENGINEERING: CompanyReference = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10',
  name: 'Alpenblick Engineering AG',
};
export const LOGISTIK: CompanyReference = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d11',
  name: 'Alpenblick Logistik GmbH',
};
export const NORTHWIND: CompanyReference = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d12',
  name: 'Northwind Consulting Ltd',
};

interface SessionOptions {
  role?: Role;
  companies?: CompanyReference[];
  needsPasswordChange?: boolean;
}

export function buildSession(options: SessionOptions = {}): Session {
  const { role = 'traveler', companies = [ENGINEERING, LOGISTIK], needsPasswordChange = false } = options;
  return {
    company: { ...ENGINEERING, language: 'en', currency: 'CHF', measurementUnits: 'metric' },
    companyUser: {
      _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d20',
      role,
      active: true,
      company: ENGINEERING._id,
      user: {
        _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d30',
        email: 'multi@alpenblick.example',
        firstName: 'Mirjam',
        lastName: 'Zgraggen',
        needsPasswordChange,
        companyUsers: companies.map((company, index) => ({
          _id: `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d4${index}`,
          company,
          role,
          active: true,
        })),
      },
    },
  };
}
