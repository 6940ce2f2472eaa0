import { useLingui } from '@lingui/react/macro';
import type { FlightDatePrice } from '#domain/contract.ts';
import type { DatePair } from '#domain/flight-booking/date-grid.ts';
import type { DayCell, DayComparison } from '#domain/flight-booking/day-comparison.ts';
import { formatMoney, formatShortDay } from '../../../i18n/format.ts';

export type DayCellWithPrice = Extract<DayCell, { state: 'priced' }>;

export function useDayTexts() {
  const { t } = useLingui();

  const daysText = ({ departureDate, returnDate }: DatePair): string => {
    const there = formatShortDay(departureDate);
    if (returnDate === null) return there;
    const back = formatShortDay(returnDate);
    return t`${there} to ${back}`;
  };

  const policyText = ({ cheapest, cheapestInPolicy }: DayCellWithPrice): string => {
    if (cheapestInPolicy === null) return t`not in policy`;
    const price = priceText(cheapestInPolicy);
    return price === priceText(cheapest) ? t`in policy` : t`${price} in policy`;
  };

  const markText = ({ isCheapest, isCheapestInPolicy }: DayCellWithPrice): string => {
    if (isCheapestInPolicy) return isCheapest ? t`Cheapest, and in policy` : t`Cheapest in policy`;
    return isCheapest ? t`Cheapest` : '';
  };

  const stateText = (state: Exclude<DayCell['state'], 'priced'>): string =>
    ({
      unavailable: t`not available`,
      waiting: t`comparing`,
      notCompared: t`not compared`,
      nothing: t`no flights`,
      hidden: t`hidden by policy`,
      failed: t`no answer`,
    })[state];

  const placeText = (cell: DayCell): string => {
    const days = daysText(cell);
    return cell.isChosen ? t`${days}, your dates` : days;
  };

  const summaryOf = ({ cells }: DayComparison): string => {
    const priced = cells.filter((cell) => cell.state === 'priced');
    const best = priced.filter(({ isCheapest, isCheapestInPolicy }) => isCheapest || isCheapestInPolicy);
    return best
      .map((cell) => [placeText(cell), priceText(cell.cheapest), policyText(cell), markText(cell)].join(', '))
      .join('; ');
  };

  return { placeText, policyText, markText, stateText, summaryOf };
}

/** In the company's currency, where there is an exchange rate. */
export function priceText({ price, companyPrice = price }: FlightDatePrice): string {
  return formatMoney(companyPrice);
}
