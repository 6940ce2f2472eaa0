export interface MetropolitanArea {
  code: string;
  city: string;
  country: string;
  airports: readonly string[];
}

/** Those with two or more airports with scheduled flights, the most common one first. */
const AREAS: [code: string, city: string, country: string, airports: string][] = [
  ['BFS', 'Belfast', 'GB', 'BFS BHD'],
  ['BJS', 'Beijing', 'CN', 'PEK PKX'],
  ['BKK', 'Bangkok', 'TH', 'BKK DMK'],
  ['BRU', 'Brussels', 'BE', 'BRU CRL'],
  ['BUE', 'Buenos Aires', 'AR', 'EZE AEP'],
  ['CHI', 'Chicago', 'US', 'ORD MDW'],
  ['CTU', 'Chengdu', 'CN', 'CTU TFU'],
  ['DFW', 'Dallas', 'US', 'DFW DAL'],
  ['DUS', 'Düsseldorf', 'DE', 'DUS NRN'],
  ['DXB', 'Dubai', 'AE', 'DXB DWC'],
  ['FRA', 'Frankfurt', 'DE', 'FRA HHN'],
  ['HOU', 'Houston', 'US', 'IAH HOU'],
  ['IEV', 'Kyiv', 'UA', 'KBP IEV'],
  ['IST', 'Istanbul', 'TR', 'IST SAW'],
  ['JKT', 'Jakarta', 'ID', 'CGK HLP'],
  ['JNB', 'Johannesburg', 'ZA', 'JNB HLA'],
  ['KUL', 'Kuala Lumpur', 'MY', 'KUL SZB'],
  ['LON', 'London', 'GB', 'LHR LGW LTN LCY STN SEN'],
  ['LYS', 'Lyon', 'FR', 'LYS GNB'],
  ['MEL', 'Melbourne', 'AU', 'MEL AVV'],
  ['MEX', 'Mexico City', 'MX', 'MEX NLU TLC'],
  ['MIL', 'Milan', 'IT', 'MXP LIN BGY'],
  ['MOW', 'Moscow', 'RU', 'SVO DME VKO ZIA'],
  ['NBO', 'Nairobi', 'KE', 'NBO WIL'],
  ['NGO', 'Nagoya', 'JP', 'NGO NKM'],
  ['NYC', 'New York', 'US', 'JFK EWR LGA SWF'],
  ['ORL', 'Orlando', 'US', 'MCO SFB'],
  ['OSA', 'Osaka', 'JP', 'KIX ITM UKB'],
  ['OSL', 'Oslo', 'NO', 'OSL TRF'],
  ['PAR', 'Paris', 'FR', 'CDG ORY BVA'],
  ['REK', 'Reykjavik', 'IS', 'KEF RKV'],
  ['RIO', 'Rio de Janeiro', 'BR', 'GIG SDU'],
  ['ROM', 'Rome', 'IT', 'FCO CIA'],
  ['SAO', 'São Paulo', 'BR', 'GRU CGH VCP'],
  ['SEL', 'Seoul', 'KR', 'ICN GMP'],
  ['SHA', 'Shanghai', 'CN', 'PVG SHA'],
  ['SPK', 'Sapporo', 'JP', 'CTS OKD'],
  ['STO', 'Stockholm', 'SE', 'ARN BMA NYO'],
  ['TCI', 'Tenerife', 'ES', 'TFS TFN'],
  ['THR', 'Tehran', 'IR', 'IKA THR'],
  ['TPE', 'Taipei', 'TW', 'TPE TSA'],
  ['TYO', 'Tokyo', 'JP', 'HND NRT'],
  ['VCE', 'Venice', 'IT', 'VCE TSF'],
  ['WAS', 'Washington', 'US', 'IAD DCA BWI'],
  ['YTO', 'Toronto', 'CA', 'YYZ YTZ YHM YKF'],
];

export const METROPOLITAN_AREAS: readonly MetropolitanArea[] = AREAS.map(
  ([code, city, country, airports]) => ({
    code,
    city,
    country,
    airports: airports.split(' '),
  }),
);
