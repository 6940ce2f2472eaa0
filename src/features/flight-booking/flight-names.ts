export interface FlightNames {
  airlines: ReadonlyMap<string, string>;
  airports: ReadonlyMap<string, string>;
  aircraft: ReadonlyMap<string, string>;
}

export function nameOf(names: ReadonlyMap<string, string>, code: string): string {
  return names.get(code) ?? code;
}
