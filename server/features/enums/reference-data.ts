import { carLists } from './cars.ts';
import type { Category, ChoiceLists } from './category.ts';
import { listCountries } from './countries.ts';
import { listCurrencies } from './currencies.ts';
import { financeLists } from './finance.ts';
import { flightLists } from './flights.ts';
import { hotelLists } from './hotels.ts';
import { listLanguages } from './languages.ts';
import { personalLists } from './people.ts';
import { preferenceLists } from './preferences.ts';

/** Every category of the contract with the function that builds its choices. */
export const referenceData = {
  languages: listLanguages,
  countries: listCountries,
  currencies: listCurrencies,
  ...personalLists,
  ...preferenceLists,
  ...financeLists,
  ...flightLists,
  ...hotelLists,
  ...carLists,
} satisfies ChoiceLists<Category>;
