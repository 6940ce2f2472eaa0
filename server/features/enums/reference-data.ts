import ISO6391 from 'iso-639-1';
import { carLists } from './cars.ts';
import type { Category, ChoiceLists } from './category.ts';
import { choicesByLabel } from './choices.ts';
import { listCountries } from './countries.ts';
import { listCurrencies } from './currencies.ts';
import { financeLists } from './finance.ts';
import { flightLists } from './flights.ts';
import { hotelLists } from './hotels.ts';
import { personalLists } from './people.ts';
import { preferenceLists } from './preferences.ts';

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

/** ISO 639-1; additional data: the name of the language in itself. */
function listLanguages() {
  return choicesByLabel(
    ISO6391.getAllCodes().map((code) => [code, ISO6391.getName(code), ISO6391.getNativeName(code)]),
  );
}
