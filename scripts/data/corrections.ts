/** Airstrips that the source takes for large airports. */
export const MISTAKEN_STRIPS = new Set(['CUK', 'DGA', 'PDB', 'PLJ', 'PPV', 'RSJ', 'TZA']);

/** What the source also calls an airport, and what nobody flies to by its name. */
export const NO_AIRPORT =
  /heli(port|pad)\b|\b(sea ?plane|hovercraft|aerogare|metropolitan area)\b|metropolitan$|^(null|gare|baltimore greenbelt|oakland\/coliseum)\b/i;

/** Names that the source has misspelt, cut or written without accents. */
export const NAMES: Readonly<Record<string, string>> = {
  BEG: 'Belgrade Nikola Tesla Airport',
  BSL: 'EuroAirport Basel Mulhouse Freiburg',
  CUR: 'Curaçao International Airport',
  GDL: 'Guadalajara International Airport',
  GIG: 'Rio de Janeiro-Galeão International Airport',
  GVA: 'Geneva Airport',
  OKD: 'Sapporo Okadama Airport',
  RUN: 'Réunion Roland Garros Airport',
  ZSE: 'St. Pierre de la Réunion Airport',
};
