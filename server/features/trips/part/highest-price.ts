import type { Money } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { AgreedPart } from './agreed-part-repository.ts';
import { repricePart } from './reprice-part.ts';

/**
 * The highest price at which a part may be booked now: its own, or what the other parts of its agreement leave of the
 * highest total. Others that are being booked count with the most that they may cost, so that parts that are booked at
 * the same time can't exceed the total together.
 */
export function highestPrice(part: AgreedPart, parts: readonly AgreedPart[]): Money {
  const { priceCap, agreement } = part;
  const total = agreement?.highestTotal;
  if (!total) return priceCap;
  const others = parts.filter((other) => other.id !== part.id && isAgreedWith(other, part));
  const counted = others.flatMap((other) => {
    const cost = costNow(other);
    return cost ? [inTotal(other, cost)] : [];
  });
  const own = inTotal(part, priceCap);
  if ([own, ...counted].some(({ currency }) => currency !== total.currency)) return priceCap;
  const left = Math.max(0, total.amount - counted.reduce((sum, { amount }) => sum + amount, 0));
  if (own.amount <= left) return priceCap;
  const amount = Number((BigInt(priceCap.amount) * BigInt(left)) / BigInt(own.amount));
  return { amount, currency: priceCap.currency };
}

export function partsWithinTotal(ids: readonly string[], parts: readonly AgreedPart[]): string[] {
  const selected: string[] = [];
  for (const id of ids) {
    const current = parts.map((part) =>
      selected.includes(part.id) ? { ...part, status: 'confirming' as const } : part,
    );
    const part = current.find((one) => one.id === id);
    if (!part) continue;
    const isFull = compareMoney(highestPrice(part, current), part.priceCap) === 0;
    if (isFull || selected.length === 0) selected.push(id);
  }
  return selected;
}

export function partsBeyondAgreement(parts: readonly AgreedPart[]): AgreedPart[] {
  const beyond = parts.filter((part) => isBeyond(part, []));
  let others = parts.filter((part) => !beyond.includes(part));
  for (const part of others) {
    if (!isBeyond(part, others)) continue;
    beyond.push(part);
    others = others.filter((other) => other !== part);
  }
  return beyond;
}

function isBeyond(part: AgreedPart, parts: readonly AgreedPart[]): boolean {
  const { status, price, priceCap, agreement } = part;
  const { base = priceCap } = agreement ?? {};
  if (status !== 'held') return false;
  return price.currency !== base.currency || compareMoney(price, highestPrice(part, parts)) > 0;
}

function isAgreedWith({ agreement: one }: AgreedPart, { agreement: other }: AgreedPart): boolean {
  return one !== null && one.at === other?.at && one.userId === other.userId && one.version === other.version;
}

const OVER: readonly PartStatus[] = ['failed', 'cancelled'];
const BEING_BOOKED: readonly PartStatus[] = ['confirming', 'unknown'];

function costNow({ status, price, priceCap }: AgreedPart): Money | null {
  if (OVER.includes(status)) return null;
  return BEING_BOOKED.includes(status) ? priceCap : price;
}

function inTotal({ details }: AgreedPart, price: Money): Money {
  const { asked, converted } = repricePart(details, price).price;
  return converted ?? asked;
}
