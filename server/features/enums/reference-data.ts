import { data } from 'currency-codes';
import ISO6391 from 'iso-639-1';
import { carLists } from './cars.ts';
import type { Category, ChoiceLists } from './category.ts';
import { choices, choicesByLabel } from './choices.ts';
import { listCountries } from './countries.ts';
import { financeLists } from './finance.ts';
import { flightLists } from './flights.ts';
import { hotelLists } from './hotels.ts';
import { personalLists } from './people.ts';
import { preferenceLists } from './preferences.ts';

/** ISO 4217 codes that can't be used for payment: units of account, funds, metals, bonds, tests. */
const NOT_MONEY = new Set(
  'BOV CHE CHW CLF COU MXV USN UYI UYW XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '),
);

/** ISO 4217; additional data: how many digits the minor unit has. */
export function listCurrencies() {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return choices(
    data
      .filter(({ code }) => !NOT_MONEY.has(code))
      .map(({ code, digits, currency }) => [code, names.of(code) ?? currency, String(digits)]),
  );
}

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
