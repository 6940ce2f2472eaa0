const SCHENGEN = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Whether there are no passport checks between two countries: within one, or within the Schengen area. */
export function isInside(one: string, other: string): boolean {
  return one === other || (SCHENGEN.has(one) && SCHENGEN.has(other));
}
