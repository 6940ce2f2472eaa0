/** The company that operates the application; other operators enter their own data here. */
export const OPERATOR = {
  name: 'Zugvogel AG',
  street: 'Baarerstrasse 14',
  city: '6300 Zug',
  country: 'Switzerland',
  commercialRegister: 'Commercial Register of the Canton of Zug',
  companyNumber: 'CHE-000.000.000',
  vatNumber: 'CHE-000.000.000 MWST',
} as const;
