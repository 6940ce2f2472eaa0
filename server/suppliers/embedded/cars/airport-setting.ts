import type { AirportRecord } from '../../../features/airports/airport-data.ts';
import type { StationSetting } from './rental-station.ts';

export type AirportSetting = Exclude<StationSetting, 'city'>;

/** Where nearly every vendor has a station. */
const HUBS = new Set(
  [
    'AMS ARN ATH BCN BER BRU BUD CDG CPH DUB DUS EDI FCO FRA GVA HAM HEL IST LGW LHR LIN LIS LYS MAD MAN MUC MXP',
    'NCE ORY OSL OTP PRG STN STR VCE VIE WAW ZRH',
    'ATL AUS BNA BOS CLT DCA DEN DFW DTW EWR FLL IAD IAH JFK LAS LAX LGA MCO MIA MSP ORD PDX PHL PHX SAN SEA SFO',
    'SLC TPA YUL YVR YYC YYZ',
    'AKL AUH BKK BNE BOM CPT DEL DOH DXB GRU HKG HND ICN JNB KUL MEL MEX NRT PER SIN SYD TLV',
  ]
    .join(' ')
    .split(' '),
);

export function airportSetting({ code, size }: AirportRecord): AirportSetting {
  return HUBS.has(code) ? 'hub' : size;
}
