import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Language } from './languages.ts';

interface StreetWay {
  streets: readonly string[];
  highestNumber: number;
  /** `{street}` and `{number}` are replaced. */
  order: string;
}

const way = (streets: string, highestNumber: number, order = '{street} {number}'): StreetWay => ({
  streets: streets.split(', '),
  highestNumber,
  order,
});

const WAYS: Readonly<Record<Language, StreetWay>> = {
  de: way(
    'Bahnhofstraße, Hauptstraße, Gartenstraße, Lindenallee, Mühlenweg, Schulstraße, Marktplatz, Poststraße, Seestraße, Ringstraße, Kirchgasse, Industriestraße',
    120,
  ),
  fr: way(
    "rue de la Gare, avenue de la République, rue du Marché, place de l'Église, rue des Tilleuls, boulevard Victor-Hugo, quai du Port, rue de Lyon, chemin des Vignes, rue du Moulin",
    140,
    '{number} {street}',
  ),
  it: way(
    'Via Roma, Via Garibaldi, Corso Italia, Piazza della Stazione, Via Dante, Via Verdi, Viale dei Tigli, Via del Mercato, Via San Marco, Via Mazzini',
    150,
  ),
  es: way(
    'Calle Mayor, Avenida de la Estación, Calle del Sol, Plaza Nueva, Calle de Cervantes, Paseo del Prado, Calle de la Rosa, Avenida Libertad, Calle San Juan',
    160,
    '{street}, {number}',
  ),
  pt: way(
    'Rua Augusta, Avenida da Liberdade, Rua das Flores, Praça da Estação, Rua do Carmo, Rua Nova, Avenida Central, Rua Direita',
    300,
    '{street}, {number}',
  ),
  nl: way(
    'Stationsstraat, Kerkstraat, Molenweg, Marktplein, Dorpsstraat, Havenkade, Lindelaan, Prinsengracht, Nieuwstraat',
    220,
  ),
  scandinavian: way(
    'Storgata, Kirkegata, Stationsgatan, Drottninggatan, Havnegata, Parkvägen, Skolegata, Torggata, Kongens gate',
    90,
  ),
  finnish: way('Asemakatu, Kauppakatu, Rantatie, Puistokatu, Koulukatu, Satamakatu', 60),
  polish: way('ul. Lipowa, ul. Dworcowa, ul. Krótka, al. Wolności, ul. Ogrodowa, ul. Szkolna, Rynek', 120),
  czech: way('Nádražní, Lipová, Hlavní, Školní, Zahradní, náměstí Míru, Mostecká', 900),
  hungarian: way(
    'Kossuth Lajos utca, Petőfi Sándor utca, Fő tér, Vasút utca, Hárs utca, Rákóczi út',
    110,
    '{street} {number}.',
  ),
  turkish: way(
    'Cumhuriyet Caddesi, Atatürk Bulvarı, İstasyon Caddesi, Gül Sokak, Çınar Sokak, Liman Caddesi',
    180,
    '{street} No: {number}',
  ),
  american: way(
    'Main Street, Market Street, Broadway, Washington Avenue, 2nd Street, 5th Avenue, Oak Street, Lincoln Avenue, Union Street, Lake Street, Park Avenue',
    1900,
    '{number} {street}',
  ),
  asian: way(
    'Central Avenue, Station Road, Harbour Road, East Gate Road, Garden Street, Temple Street, Bridge Street, Park Road',
    400,
    '{number} {street}',
  ),
  english: way(
    'High Street, Station Road, Market Street, Church Lane, Queen Street, Mill Road, King Street, Bridge Street, Park Road, Victoria Street, Albert Road',
    240,
    '{number} {street}',
  ),
};

/** Street and number in the local format; the building is fictitious. */
export function inventStreet(language: Language, country: string, chance: SeededRandom): string {
  const { streets, highestNumber, order } = WAYS[language];
  const street = chance.pick(streets);
  const spelling = country === 'CH' || country === 'LI' ? street.replaceAll('ß', 'ss') : street;
  const number = 1 + Math.floor(chance.next() ** 2 * highestNumber);
  return order.replace('{street}', spelling).replace('{number}', String(number));
}
