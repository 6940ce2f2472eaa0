/** The two companies of the walks: where the person is at home, and the other one. */
export const COMPANIES = { home: 'Erste Reise AG', other: 'Zweite Reise GmbH' };

export type CompanyKey = keyof typeof COMPANIES;

export const PERSON = { email: 'person@reise.example', password: 'seven calm harbours' };

export const NEW_PASSWORD = 'eight windy passes';

export const otherThan = (company: CompanyKey): CompanyKey => (company === 'home' ? 'other' : 'home');
