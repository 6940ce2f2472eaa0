import { countries } from 'countries-list';
import type { SeededRandom } from '../seeded-random.ts';

interface StreetWords {
  numberFirst: boolean;
  airport: string;
  city: readonly string[];
}

const ENGLISH: StreetWords = {
  numberFirst: true,
  airport: 'Airport Road',
  city: ['Station Road', 'High Street', 'Market Street', 'Park Road', 'Bridge Street'],
};

const AMERICAN: StreetWords = {
  numberFirst: true,
  airport: 'Airport Boulevard',
  city: ['Main Street', 'Market Street', 'Union Avenue', 'Washington Street', '2nd Avenue'],
};

const FRENCH: StreetWords = {
  numberFirst: true,
  airport: "Route de l'Aéroport",
  city: ['Rue de la Gare', 'Avenue de la Gare', 'Place de la Gare', 'Rue du Commerce', 'Boulevard Carnot'],
};

const ITALIAN: StreetWords = {
  numberFirst: false,
  airport: "Via dell'Aeroporto",
  city: ['Via della Stazione', 'Viale Stazione', 'Via Roma', 'Corso Italia', 'Via Garibaldi'],
};

const SWISS: StreetWords = {
  numberFirst: false,
  airport: 'Flughafenstrasse',
  city: ['Bahnhofstrasse', 'Bahnhofplatz', 'Industriestrasse', 'Hauptstrasse', 'Poststrasse'],
};

const BY_LANGUAGE: Readonly<Record<string, StreetWords>> = {
  de: {
    numberFirst: false,
    airport: 'Flughafenstraße',
    city: ['Bahnhofstraße', 'Bahnhofplatz', 'Hauptstraße', 'Industriestraße', 'Lindenstraße'],
  },
  fr: FRENCH,
  it: ITALIAN,
  es: {
    numberFirst: false,
    airport: 'Carretera del Aeropuerto',
    city: ['Calle Mayor', 'Avenida de la Estación', 'Plaza de España', 'Calle del Comercio', 'Calle del Sol'],
  },
  pt: {
    numberFirst: false,
    airport: 'Avenida do Aeroporto',
    city: ['Rua da Estação', 'Avenida da Liberdade', 'Rua do Comércio', 'Rua Direita'],
  },
  nl: {
    numberFirst: false,
    airport: 'Luchthavenweg',
    city: ['Stationsplein', 'Stationsstraat', 'Hoofdstraat', 'Marktstraat'],
  },
  sv: {
    numberFirst: false,
    airport: 'Flygplatsvägen',
    city: ['Stationsgatan', 'Järnvägsgatan', 'Storgatan', 'Kungsgatan'],
  },
  da: {
    numberFirst: false,
    airport: 'Lufthavnsvej',
    city: ['Banegårdspladsen', 'Jernbanegade', 'Vestergade', 'Nørregade'],
  },
  no: {
    numberFirst: false,
    airport: 'Flyplassveien',
    city: ['Jernbanetorget', 'Storgata', 'Kongens gate', 'Strandgata'],
  },
  pl: {
    numberFirst: false,
    airport: 'Aleja Lotnicza',
    city: ['Dworcowa', 'Lipowa', 'Kolejowa', 'Warszawska'],
  },
};

const FRENCH_CANTONS = new Set(['FR', 'GE', 'JU', 'NE', 'VD', 'VS']);

export function streetAt(
  kind: 'airport' | 'city',
  country: string,
  adminCode: string,
  chance: SeededRandom,
): string {
  const words = chooseWords(country, adminCode);
  const street = kind === 'airport' ? words.airport : chance.pick(words.city);
  const number = chance.between(1, words === AMERICAN ? 990 : 98);
  return words.numberFirst ? `${number} ${street}` : `${street} ${number}`;
}

/** An unassigned number: those with 555 are reserved for fiction. */
export function phoneAt(country: string, chance: SeededRandom): string {
  const known = country in countries ? countries[country as keyof typeof countries] : undefined; // just checked
  return `+${known?.phone[0] ?? 1} 555 555 01${String(chance.between(0, 99)).padStart(2, '0')}`;
}

function chooseWords(country: string, adminCode: string): StreetWords {
  if (country === 'US' || country === 'CA') return AMERICAN;
  if (country === 'CH') {
    if (FRENCH_CANTONS.has(adminCode)) return FRENCH;
    return adminCode === 'TI' ? ITALIAN : SWISS;
  }
  const known = country in countries ? countries[country as keyof typeof countries] : undefined; // just checked
  return BY_LANGUAGE[known?.languages[0] ?? ''] ?? ENGLISH;
}
