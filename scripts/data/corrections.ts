/** Airstrips that the source takes for large airports. */
export const MISTAKEN_STRIPS = new Set(['CUK', 'DGA', 'PDB', 'PLJ', 'PPV', 'RSJ', 'TZA']);

/** What the source also calls an airport, and what nobody flies to by its name. */
export const NO_AIRPORT =
  /heli(port|pad)\b|\b(sea ?plane|hovercraft|aerogare|metropolitan area)\b|metropolitan$|^(null|gare|baltimore greenbelt|oakland\/coliseum)\b/i;

/** Names that the source has misspelt or cut. */
export const NAMES: Readonly<Record<string, string>> = {
  BEG: 'Belgrade Nikola Tesla Airport',
  BSL: 'EuroAirport Basel Mulhouse Freiburg',
  GDL: 'Guadalajara International Airport',
  GIG: 'Rio de Janeiro-Galeao International Airport',
  GVA: 'Geneva Airport',
  OKD: 'Sapporo Okadama Airport',
};
