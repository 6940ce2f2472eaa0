export function parseVersion(ifMatch: string): number {
  return Number(ifMatch.slice(1, -1));
}
