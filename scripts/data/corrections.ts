/** Airstrips that the source lists as large airports. */
export const MISTAKEN_STRIPS = new Set(['CUK', 'DGA', 'PDB', 'PLJ', 'PPV', 'RSJ', 'TZA']);

/** Entries that the source lists as airports, but that are not offered as destinations. */
export const NO_AIRPORT =
  /heli(port|pad)\b|\b(sea ?plane|hovercraft|aerogare|metropolitan area)\b|metropolitan$|^(null|gare|baltimore greenbelt|oakland\/coliseum)\b/i;

/** Names that are misspelt, truncated or without accents in the source. */
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
