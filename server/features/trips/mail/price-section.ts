import type { Money, Trip, TripPart } from '#domain/contract.ts';
import { costsByPart, isTotalExpected } from '#domain/trip-costs.ts';
import type { MailSection } from '../../mails/mail-layout.ts';
import { partHeading } from '../part/kinds/part-kinds.ts';
import { besideText, moneyText } from '../part/kinds/value-words.ts';

/**
 * What the trip costs, line by line in the company's currency, so that the lines add up to the total. A fee in another
 * currency is not part of it.
 */
export function priceSection({ parts, changes = [], total, bookingInfo }: Trip): MailSection {
  const priced = parts.map((part) => {
    const done = changes.filter((change) => change.partId === part._id && change.status === 'done');
    return { ...part, changeFees: done.map(({ penalty }) => penalty) };
  });
  const costs = costsByPart(priced);
  const { bookingFee: fee } = bookingInfo;
  const isApart = fee !== undefined && fee.currency !== total.asked.currency;
  return {
    heading: 'Price',
    lines: [
      ...priced.flatMap((part, index) => partLines(part, costs[index] ?? [])),
      ...(fee ? [`Booking fee: ${moneyText(fee)}`] : []),
      ...(total.requested ? [`Requested: ${moneyText(total.requested)}`] : []),
      `${isTotalExpected(parts) ? 'Expected total' : 'Total'}: ${moneyText(total.asked)}${isApart ? ', plus the booking fee' : ''}`,
    ],
  };
}

/** Leaves out what costs nothing. */
function partLines(part: TripPart & { changeFees: Money[] }, [cost, ...fees]: Money[]): string[] {
  const { penalty, price, status, changeFees } = part;
  const name = partHeading(part);
  const isCancelled = status === 'cancelled' && penalty !== undefined;
  const asked = isCancelled ? penalty : price.asked;
  return [
    ...(cost && cost.amount > 0
      ? [`${isCancelled ? `${name}, cancellation fee` : name}: ${besideText(cost, asked)}`]
      : []),
    ...fees.flatMap((fee, index) =>
      fee.amount > 0 ? [`${name}, change fee: ${besideText(fee, changeFees[index] ?? fee)}`] : [],
    ),
  ];
}
