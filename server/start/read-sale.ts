import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { Sale, ServerConfig } from './config.ts';

const KINDS = ['flight', 'hotel', 'car'] as const satisfies PartKind[];

/**
 * A kind with a real supplier is sold by it. Of the others, those that are named are simulated; when none is named, all
 * of them where nothing is sold really, and none where something is.
 */
export function readSale(
  named: string | undefined,
  { duffel, hotelbeds }: Pick<ServerConfig, 'duffel' | 'hotelbeds'>,
  faults: string[],
): Sale {
  const isReal = { flight: duffel !== undefined, hotel: hotelbeds !== undefined, car: false };
  const simulated = named?.split(/[\s,]+/).filter(Boolean);
  if (simulated?.some((name) => !KINDS.some((kind) => kind === name))) {
    faults.push('SIMULATED must be some of flight, hotel and car, separated by commas.');
  }
  const isAnyReal = KINDS.some((kind) => isReal[kind]);
  const saleOf = (kind: PartKind) => {
    if (isReal[kind]) return 'real';
    return (simulated?.includes(kind) ?? !isAnyReal) ? 'simulated' : 'none';
  };
  return { flight: saleOf('flight'), hotel: saleOf('hotel'), car: saleOf('car') };
}

/** What the browser and mails have to know of it. */
export function kindsSold(sale: Sale): { simulated?: PartKind[]; unsold?: PartKind[] } {
  const kindsOf = (wanted: Sale[PartKind]) => KINDS.filter((kind) => sale[kind] === wanted);
  const [simulated, unsold] = [kindsOf('simulated'), kindsOf('none')];
  return {
    ...(simulated.length > 0 && { simulated }),
    ...(unsold.length > 0 && { unsold }),
  };
}
