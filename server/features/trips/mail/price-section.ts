import type { Money, Trip, TripPart } from '#domain/contract.ts';
import { costsByPart, isTotalExpected } from '#domain/trip-costs.ts';
import type { MailAmount, MailSection } from '../../mails/mail-layout.ts';
import { partHeading } from '../part/kinds/part-kinds.ts';
import { moneyText } from '../part/kinds/value-words.ts';
import { mailAmount } from './mail-amounts.ts';

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
      ...(fee ? [{ label: 'Booking fee', amount: moneyText(fee) }] : []),
      ...(total.requested ? [{ label: 'Requested', amount: moneyText(total.requested) }] : []),
      {
        label: isTotalExpected(parts) ? 'Expected total' : 'Total',
        amount: moneyText(total.asked),
        note: isApart ? 'plus the booking fee' : undefined,
        isTotal: true,
      },
    ],
  };
}

function partLines(part: TripPart & { changeFees: Money[] }, [cost, ...fees]: Money[]): MailAmount[] {
  const { penalty, price, status, changeFees } = part;
  const name = partHeading(part);
  const isCancelled = status === 'cancelled' && penalty !== undefined;
  const asked = isCancelled ? penalty : price.asked;
  return [
    ...(cost && cost.amount > 0
      ? [mailAmount(isCancelled ? `${name}, cancellation fee` : name, cost, asked)]
      : []),
    ...fees.flatMap((fee, index) =>
      fee.amount > 0 ? [mailAmount(`${name}, change fee`, fee, changeFees[index] ?? fee)] : [],
    ),
  ];
}
