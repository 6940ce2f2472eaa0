export interface CityData {
  /** The price of a good four-star hotel on a weekday, in Swiss francs; an estimate. */
  francs: number;
  postalStart: string;
}

/** By their number in the gazetteer. */
export const CITY_DATA: ReadonlyMap<string, CityData> = new Map(
  `
2657896|Zurich|280|800
2657908|Zug|220|630
2660646|Geneva|290|120
2661604|Basel|230|405
2661552|Bern|210|301
2643743|London|270|SW1
2988507|Paris|260|7500
2950159|Berlin|165|101
2911298|Hamburg|165|200
2867714|Munich|200|803
2925533|Frankfurt|180|603
2761369|Vienna|170|10
3173435|Milan|220|201
3169070|Rome|200|001
5128581|New York|340|100
5391959|San Francisco|290|941
4930956|Boston|290|021
4140963|Washington|260|200
4887398|Chicago|230|606
5368361|Los Angeles|250|900
4164138|Miami|240|331
6167865|Toronto|210|M5
2759794|Amsterdam|220|10
2618425|Copenhagen|220|1
2673730|Stockholm|200|11
3143244|Oslo|200|01
2964574|Dublin|220|D0
2800866|Brussels|165|10
3117735|Madrid|170|280
3128760|Barcelona|180|080
2267057|Lisbon|165|11
3067696|Prague|130|11
756135|Warsaw|115|00-
3054643|Budapest|115|10
745044|Istanbul|130|344
264371|Athens|150|105
292223|Dubai|190|
290030|Doha|160|
293397|Tel Aviv|250|6
1880252|Singapore|250|0
1819729|Hong Kong|220|
1850147|Tokyo|210|10
1835848|Seoul|180|04
1796236|Shanghai|130|200
1816670|Beijing|130|100
2147714|Sydney|210|20
2158177|Melbourne|190|30
1275339|Mumbai|140|400
1273294|Delhi|130|110
1609350|Bangkok|110|10
1642911|Jakarta|100|10
3448439|São Paulo|130|01
3530597|Mexico City|140|06
993800|Johannesburg|110|20
184745|Nairobi|140|001
`
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', , francs, postalStart = ''] = line.split('|');
      return [id, { francs: Number(francs), postalStart }] as const;
    }),
);
