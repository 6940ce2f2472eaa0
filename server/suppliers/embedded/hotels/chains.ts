import { countries, type TCountryCode } from 'countries-list';
import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';

export interface Chain {
  /** Its code in distribution systems, with the matching name. */
  code: string;
  name: string;
  /** The displayed name is fictitious, like the hotels: nothing here describes the offers of a real hotel. */
  brand: string;
  stars: readonly number[];
  /** Countries or continents; empty for the whole world. */
  regions: readonly string[];
}

const CHAINS: readonly Chain[] = `
RZ|Ritz-Carlton|Aurelian|5|
XR|St. Regis|Corvane|5|
CN|Conrad|Calverine|5|
WA|Waldorf Astoria|Marchmere|5|
IC|InterContinental|Thalassine|5|
FA|Fairmont|Highmont Crown|5|
SB|Sofitel|Maison Solenne|5|
KI|Kempinski|Kaiserlind|5|EU AS
MO|Mandarin Oriental|Silk Lantern|5|
SG|Shangri-La|Jade Meadow|5|AS EU OC
FS|Four Seasons|Quatrefoil|5|
JT|Jumeirah|Dunesong|5|AE BH DE ES GB IT KW
OB|Oberoi|Rajvansh|5|IN EG SA
MC|Marriott|Brightmere|4|
SI|Sheraton|Averwick|4|
WI|Westin|Lindwerth|4 5|
HL|Hilton|Halvaro|4|
DT|DoubleTree|Twinleaf|4|
CP|Crowne Plaza|Regalside|4|
PU|Pullman|Portavelle|4 5|
HY|Hyatt|Tamaro|4 5|
RD|Radisson|Bluemarch|4|EU AS AF
NH|NH Hotels|Novalisse|4|EU SA
SR|Deutsche Hospitality|Steinfalk|4|DE AT CH
MM|Maritim|Hansemar|4|DE
DO|Dorint|Dornwald|4|DE CH
LD|Leonardo|Vinceria|3 4|EU IL
SH|Scandic|Nordlysa|3 4|DK FI NO SE DE
SO|Sokos|Kotiranta|3 4|FI
MK|Mövenpick|Silbermöwe|4|CH DE EG AE NL TR
TJ|Taj|Mahalaya|4 5|IN AE
PK|Park Plaza|Parkwynd|4|GB DE NL HR
SM|Meliá|Solmarel|4|ES DE GB FR IT MX
BN|Barceló|Alcantorre|4|ES DE IT PT MX
NK|Nikko|Asagiri|4|JP CN
RO|Rotana|Palmgrove|4|AE SA QA EG TR
OM|Omni|Oakmoor|4|US CA
CY|Courtyard|Fairgate|3 4|
FP|Four Points|Compass Yard|3|
OX|Moxy|Bobolink|3|EU NA
GI|Hilton Garden Inn|Gardenrow|3|
HX|Hampton Inn|Hartfield|3|
HI|Holiday Inn|Waywell|3|
BW|Best Western|Westerlea|3|
PD|Park Inn|Greenlatch|3|EU AF
WY|Wyndham|Windlass|3|
RA|Ramada|Ramblewood|3|
TF|Thon|Fjordvik|3|NO BE
LG|Lindner|Lindgarten|3 4|DE AT CH
AR|AC Hotels|Acerola|3|EU NA
GT|Golden Tulip|Tulpenrad|3|EU AS AF
CI|Comfort Inn|Cosywell|3|US CA NO SE AU
MU|Millennium & Copthorne|Copperlane|3 4|GB NZ SG US
DI|Days Inn|Daybreak Inn|2|US CA GB CN
OZ|Super 8|Octave Lodge|2|US CA CN DE
MX|Motel 6|Roadlark|2|US
RF|Red Roof|Russet Gable|2|US JP
QI|Quality Inn|Evenside|2 3|NA SE NO AU IN
PI|Premier Inn|Purple Heron|3|GB IE DE AE
TG|Travelodge UK|Tarnside Lodge|2|GB IE ES
YL|Yotel|Podwell|3|GB US NL SG CH TR
NN|Louvre|Belfroi|2|FR PL NL
OY|OYO|Ovalroom|2|IN ID MY GB
`
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', brand = '', stars = '', regions = ''] = line.split('|');
    return {
      code,
      name,
      brand,
      stars: stars.split(' ').map(Number),
      regions: regions.split(' ').filter(Boolean),
    };
  });

const choices = new Map<string, readonly Chain[]>();

/** A chain with hotels of so many stars in the country; null where there is none. */
export function pickChain(stars: number, country: string, chance: SeededRandom): Chain | null {
  const key = `${country}${stars}`;
  const found =
    choices.get(key) ?? CHAINS.filter((chain) => chain.stars.includes(stars) && isIn(country, chain.regions));
  choices.set(key, found);
  return found.length === 0 ? null : chance.pick(found);
}

function isIn(country: string, regions: readonly string[]): boolean {
  return regions.length === 0 || regions.includes(country) || regions.includes(continentOf(country));
}

function continentOf(country: string): string {
  return country in countries ? countries[country as TCountryCode].continent : ''; // just checked
}
