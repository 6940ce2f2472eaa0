import type { Language } from './languages.ts';

export interface HouseWords {
  houses: readonly string[];
  /** The prefix of a hotel's name; empty when the name is complete. */
  kinds: readonly string[];
  /** The location of a chain hotel, where no district has a name. */
  spots: readonly string[];
}

const list = (text: string): readonly string[] => text.split(', ');

/** In the local language, so that a list of hotels looks authentic. */
export const HOUSE_WORDS: Readonly<Record<Language, HouseWords>> = {
  de: {
    kinds: ['Hotel', 'Hotel', 'Stadthotel', 'Gasthaus', 'Hotel Garni'],
    houses: list(
      'Silberfink, Lerchenquell, Morgentau, Birkenspiel, Wolkentor, Steinklee, Mondlinde, Federfuchs, Heckenrose am Tor, Zwölf Lichter, Wanderfalter, Ahornkrone, Uhlenstein, Blaue Distel, Hirtenglut, Sonnenwinkel, Nebelhorn & Kanne, Grünspecht, Quittenbaum, Winterstern',
    ),
    spots: list('Altstadt, Bahnhof, Messe, Stadtpark, Zentrum, Am Ring'),
  },
  fr: {
    kinds: ['Hôtel', 'Hôtel', 'Hôtel', 'Auberge', 'Résidence'],
    houses: list(
      "du Vieux Tilleul, Clairevue, des Trois Hirondelles, Lune d'Ambre, de la Glycine, Belle Alouette, du Pont Rose, des Cerisiers, Lanterne Bleue, de la Source Vive, Saint-Éloire, du Merle Blanc, Les Heures Claires, de la Tour Grise, Aubépine, Plume et Pierre",
    ),
    spots: list('Centre, Gare, Vieille Ville, Expo, Les Quais, Jardin'),
  },
  it: {
    kinds: ['Hotel', 'Albergo', 'Hotel', 'Locanda'],
    houses: list(
      'Tre Rondini, Lunachiara, del Melograno, Ponte Alto, Cortedoro, La Ginestra, Il Merlo Bianco, Pietrasole, Le Quattro Torri, San Vernasio, Acquamora, Il Glicine, Torre dei Venti, La Conca Verde',
    ),
    spots: list('Centro, Stazione, Fiera, Porta Nuova, Giardini'),
  },
  es: {
    kinds: ['Hotel', 'Hotel', 'Hostal', 'Casa'],
    houses: list(
      'Miraluna, Casa Almendra, Los Tres Olivos, Puerta del Alba, Azahar Blanco, El Mirlo, Las Golondrinas, Piedra Clara, San Verano, La Encina Alta, Rosa de Abril, Torre del Viento, El Naranjal, Patio Sereno',
    ),
    spots: list('Centro, Estación, Feria, Plaza, Jardines'),
  },
  pt: {
    kinds: ['Hotel', 'Pousada', 'Hotel'],
    houses: list(
      'Lua de Sal, Casa da Amoreira, Três Andorinhas, Pedra Serena, do Lavadouro, Aurora Velha, Ponte Verde, da Figueira, Mar de Trigo, São Vernaldo, Torre do Vento, Jardim Calmo',
    ),
    spots: list('Centro, Estação, Feira, Praça, Jardim'),
  },
  nl: {
    kinds: ['Hotel', 'Hotel', 'Herberg'],
    houses: list(
      'De Zilveren Reiger, Het Blauwe Anker, De Linde, Molenzicht, De Drie Zwanen, Waterlelie, Het Oude Pakhuis, De Gouden Kievit, Veerhuis, Wilgenhof, De Stille Gracht, Maanvis',
    ),
    spots: list('Centrum, Station, Beurs, Park, Haven'),
  },
  scandinavian: {
    kinds: ['Hotell', 'Hotell', 'Gjestehus'],
    houses: list(
      'Silverbjörk, Nordstjerna, Vindrosen, Lunden, Havsro, Furulia, Blåklokka, Tre Svaner, Bryggehuset, Rimfrost, Granheim, Solvik',
    ),
    spots: list('Centrum, Stasjon, Park, Havn, Torget'),
  },
  finnish: {
    kinds: ['Hotelli', 'Hotelli', 'Majatalo'],
    houses: list(
      'Hopeakoivu, Pohjantuuli, Kuusikko, Järvenselkä, Sinikello, Metsätähti, Kaislaranta, Rantapuisto',
    ),
    spots: list('Keskusta, Asema, Puisto, Satama'),
  },
  polish: {
    kinds: ['Hotel', 'Hotel', 'Willa', 'Pensjonat'],
    houses: list(
      'Srebrna Brzoza, Pod Jaskółką, Lipowy Dwór, Biały Kos, Stary Młyn, Zielona Brama, Pod Trzema Wieżami, Zorza, Bursztynek, Klonowa',
    ),
    spots: list('Centrum, Dworzec, Stare Miasto, Park, Targi'),
  },
  czech: {
    kinds: ['Hotel', 'Hotel', 'Penzion'],
    houses: list(
      'Stříbrná Lípa, U Tří Vlaštovek, Zelený Dvůr, Bílý Kos, Starý Mlýn, U Modré Hvězdice, Javorový, Pod Věží, Jasmín, U Lucerny',
    ),
    spots: list('Centrum, Nádraží, Staré Město, Park, Výstaviště'),
  },
  hungarian: {
    kinds: ['Hotel', 'Szálloda', 'Panzió'],
    houses: list(
      'Ezüstnyír, Három Fecske, Aranyhárs, Kék Duda, Fehér Rigó, Régi Malom, Hajnal, Vadrózsa, Hársliget',
    ),
    spots: list('Centrum, Pályaudvar, Belváros, Liget, Vásár'),
  },
  turkish: {
    kinds: ['Otel', 'Otel', 'Konak'],
    houses: list(
      'Gümüş Çınar, Üç Kırlangıç, Mavi Fener, Taş Avlu, Nar Bahçesi, Ay Işığı, Eski Değirmen, Leylak, Yeşil Kapı',
    ),
    spots: list('Merkez, Gar, Fuar, Sahil, Meydan'),
  },
  american: {
    kinds: ['The', 'Hotel', 'The', ''],
    houses: list(
      'Copper Kestrel, Amberline House, Larkspur & Pine, Seventh Lantern, Maplewright, Old Foundry Rooms, Tidewater Row, Juniper Block, Wrenfield, Blue Heron House, Cartwheel, Marlowe Yard, Signal House, Hawthorn Standard, Redwing, Granary Row',
    ),
    spots: list('Downtown, Midtown, Convention Center, Riverfront, University, Union Station'),
  },
  asian: {
    kinds: ['Hotel', 'Hotel', 'The'],
    houses: list(
      'Silver Crane, Plum Court, Ninefold Bamboo, Morning Harbour, Paper Lantern, Golden Ginkgo, Cloud Terrace, White Heron, Tea Garden House, Red Maple, Moon Gate, Stone Bridge',
    ),
    spots: list('Central, Station, East Gate, Harbour, Exhibition Centre, Riverside'),
  },
  english: {
    kinds: ['The', 'Hotel', 'The', ''],
    houses: list(
      'Copper Kestrel, Amberline, Quill & Lantern, Seven Larches, Old Ropeworks, Marigold House, Wren & Thistle, Hartwell Rooms, Silver Plover, Tanners Yard, Lark Rise Court, Juniper House, Harbour Bell, Rowan Tree House, White Otter, Cinder Lane',
    ),
    spots: list('Central, Station, City Park, Riverside, Exhibition Centre, Old Town'),
  },
};
