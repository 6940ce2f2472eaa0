import { data } from 'currency-codes';
import { choices } from './choices.ts';

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
