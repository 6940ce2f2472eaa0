/** The version that an If-Match header names; the contract has checked its form. */
export function parseVersion(ifMatch: string): number {
  return Number(ifMatch.slice(1, -1));
}
