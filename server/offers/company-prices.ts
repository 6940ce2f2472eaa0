import type { FlightResults, Money } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import type { PolicyContext } from '#domain/policy/prices.ts';
import type { PriceWithConversion } from '#domain/policy/verdict.ts';

type ConversionRate = FlightResults['rates'][number];

export interface CompanyPrices {
  readonly rates: ConversionRate[];
  of(asked: Money): Money | undefined;
}

export function createCompanyPrices({ currency, rates }: PolicyContext): CompanyPrices {
  const used = new Map<string, ConversionRate>();
  return {
    get rates() {
      return [...used.values()];
    },
    of(asked) {
      const conversion = convertMoney(asked, currency, rates);
      if (conversion?.rate) used.set(asked.currency, { currency: asked.currency, ...conversion.rate });
      return conversion?.money;
    },
  };
}

export function toPriceWithConversion({ asked, converted }: PriceWithConversion) {
  const rate = converted?.rate;
  return {
    asked,
    converted: converted?.money,
    rate: rate ? { currency: asked.currency, ...rate } : undefined,
  };
}
