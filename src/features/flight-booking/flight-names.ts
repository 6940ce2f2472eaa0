/** The names of the codes in flights, by code. */
export interface FlightNames {
  airlines: ReadonlyMap<string, string>;
  airports: ReadonlyMap<string, string>;
  aircraft: ReadonlyMap<string, string>;
}

/** A code without a name is shown as it is. */
export function nameOf(names: ReadonlyMap<string, string>, code: string): string {
  return names.get(code) ?? code;
}
