export type CarrierKind = 'network' | 'american' | 'lowCost';

export interface CarrierRow {
  code: string;
  kind: CarrierKind;
  /** The cabins in sufficiently large aircraft. */
  cabins: 'FCWY' | 'FCY' | 'CWY' | 'CY' | 'Y';
  fleet: string;
  /** Airport, number of destinations up to 4,200 km, and beyond: `ZRH:95+27`. */
  bases: string;
}

type Row = [code: string, cabins: CarrierRow['cabins'], fleet: string, bases: string];

/** The bases and fleets of the airlines; sizes and fleets are estimates, not real timetables. */
const NETWORK: Row[] = [
  ['LX', 'FCWY', 'E90 295 221 223 320 32N 321 32Q 333 343 359 77W', 'ZRH:96+27 GVA:38+1'],
  ['WK', 'CY', '320 32N 343 359', 'ZRH:42+20'],
  ['LH', 'FCWY', 'CR9 E90 E95 319 320 32N 321 32Q 333 343 346 359 748 388 789', 'FRA:125+65 MUC:110+26'],
  ['OS', 'CWY', 'E95 320 32N 321 763 772 788 789', 'VIE:105+16'],
  ['SN', 'CWY', '319 320 32N 333', 'BRU:70+16'],
  ['4Y', 'CWY', '320 32N 332 333', 'FRA:32+18 MUC:22+6'],
  ['AZ', 'CWY', '221 223 319 320 32N 32Q 332 339 359', 'FCO:62+18 LIN:36'],
  ['BA', 'FCWY', 'E90 319 320 32N 321 32Q 772 77W 781 788 789 351 388', 'LHR:95+75 LGW:62+10 LCY:34'],
  ['AF', 'FCWY', '221 223 318 319 320 321 E90 E70 332 359 77W 772 789', 'CDG:105+75 ORY:30+5'],
  ['KL', 'CWY', 'E75 E90 295 73G 738 739 32Q 332 333 772 77W 789 781', 'AMS:95+60'],
  ['IB', 'CWY', 'CRK 319 320 32N 321 32Q 332 333 359', 'MAD:95+30'],
  ['UX', 'CY', 'AT7 E95 738 7M8 788 789', 'MAD:34+18 PMI:16'],
  ['TP', 'CY', 'AT7 E90 E95 319 320 32N 32Q 339', 'LIS:62+24 OPO:26+3'],
  ['SK', 'CWY', 'AT7 CR9 E95 319 320 32N 32Q 333 359', 'CPH:92+14 ARN:76+6 OSL:70+2'],
  ['AY', 'CWY', 'AT7 E90 319 320 321 333 359', 'HEL:82+20'],
  ['LO', 'CWY', 'DH4 E75 E90 E95 73H 7M8 788 789', 'WAW:78+14'],
  ['A3', 'CY', 'AT7 DH4 320 32N 321 32Q', 'ATH:105 HER:22 SKG:34'],
  ['EI', 'CY', 'AT7 320 32N 32Q 333 332', 'DUB:72+16'],
  ['LG', 'CY', 'DH4 73G 738 7M8 295', 'LUX:66'],
  ['BT', 'CY', '223', 'RIX:72 TLL:24 VNO:30'],
  ['OU', 'CY', 'DH4 319 320 223', 'ZAG:38 SPU:18 DBV:14'],
  ['JU', 'CY', 'AT7 319 320 332', 'BEG:58+4'],
  ['RO', 'CY', 'AT7 738 73G 7M8', 'OTP:48'],
  ['FB', 'CY', 'E90 320 223', 'SOF:28'],
  ['KM', 'CY', '32N', 'MLA:19'],
  ['FI', 'CY', 'DH4 7M8 7M9 763 752 32Q', 'KEF:32+16 RKV:4'],
  ['VS', 'CWY', '339 333 351 789', 'LHR:0+28 MAN:0+8'],
  ['TK', 'CY', '320 321 32Q 738 7M8 7M9 332 333 359 77W 789', 'IST:185+85 ESB:16'],
  ['PD', 'CY', 'DH4 295', 'YTZ:24 YYZ:32 YOW:18'],
  ['AM', 'CY', 'E90 738 7M8 7M9 788 789', 'MEX:72+12 MTY:24'],
  ['CM', 'CY', '738 7M9', 'PTY:52+26'],
  ['AV', 'CY', 'AT7 319 320 32N 788', 'BOG:58+12 MDE:24 SAL:16'],
  ['LA', 'CY', '319 320 32N 321 763 77W 788 789', 'SCL:42+12 LIM:42+12 GRU:52+18 BSB:30'],
  ['AD', 'CY', 'AT7 E95 295 32N 32Q 332 339', 'VCP:76+6 CNF:50 REC:40'],
  ['AR', 'CY', 'E90 73G 738 7M8 332', 'AEP:38 EZE:26+7 COR:14'],
  ['EK', 'FCWY', '77W 388 359', 'DXB:55+82'],
  ['EY', 'FCY', '320 321 32Q 77W 789 781 351 388', 'AUH:40+42'],
  ['QR', 'FCY', '320 7M8 333 332 359 351 77W 788 789 388', 'DOH:62+95'],
  ['SV', 'FCY', '320 321 32Q 333 77W 789 781', 'JED:70+28 RUH:66+18 MED:28 DMM:28'],
  ['GF', 'CY', '320 32N 32Q 789', 'BAH:38+10'],
  ['WY', 'CY', '73H 7M8 333 789', 'MCT:32+10'],
  ['RJ', 'CY', 'E90 320 321 788 295', 'AMM:36+8'],
  ['ME', 'CY', '320 32Q 332', 'BEY:32+1'],
  ['MS', 'CY', '223 738 32N 333 77W 789', 'CAI:62+16'],
  ['AT', 'CY', 'AT7 E90 738 7M8 788 789', 'CMN:76+9 RAK:12'],
  ['TU', 'CY', '319 320 32N 332', 'TUN:38+2 DJE:9 MIR:6'],
  ['ET', 'CY', 'DH4 738 7M8 359 77W 788 789', 'ADD:72+42'],
  ['KQ', 'CY', 'E90 738 788', 'NBO:38+9'],
  ['SA', 'CY', '320 319 333 343', 'JNB:22+3 CPT:8'],
  ['MK', 'CY', 'AT7 332 339 359', 'MRU:5+12'],
  ['HM', 'CY', '32N', 'SEZ:8'],
  ['AI', 'CWY', '320 32N 321 788 789 359 77W', 'DEL:66+26 BOM:56+12 CCU:24 BLR:28+3'],
  ['UL', 'CY', '320 32N 321 333', 'CMB:28+8'],
  ['BG', 'CY', 'DH4 738 788 789 77W', 'DAC:22+5 CGP:8'],
  ['PK', 'CY', 'AT7 320 77W', 'ISB:20+4 KHI:22+3 LHE:18+3 MUX:5'],
  ['SQ', 'FCWY', '738 7M8 359 388 77W 781', 'SIN:58+44'],
  ['MH', 'CY', 'AT7 738 7M8 333 359 339', 'KUL:58+12 MYY:8 BKI:16'],
  ['TG', 'CY', '320 32Q 333 359 77W 788 789', 'BKK:48+20'],
  ['PG', 'CY', 'AT7 319 320', 'BKK:18 USM:12'],
  ['GA', 'CY', 'AT7 738 332 333 339 77W', 'CGK:46+8 UPG:16 DPS:18+3'],
  ['VN', 'CWY', 'AT7 321 32Q 359 789 781', 'SGN:44+10 HAN:46+10 DAD:18'],
  ['PR', 'CWY', 'DH4 320 321 32Q 333 359 77W', 'MNL:48+12 CEB:20'],
  ['CX', 'FCWY', '32Q 333 359 351 77W', 'HKG:52+36'],
  ['HX', 'CY', '320 332 333', 'HKG:28+3'],
  ['CI', 'CWY', '32Q 738 333 359 77W', 'TPE:44+16 KHH:12'],
  ['BR', 'CWY', 'AT7 32B 332 333 77W 789 781', 'TPE:44+18 KHH:6 TSA:5'],
  ['CA', 'FCWY', '320 32N 321 738 7M8 332 333 359 77W 789 748', 'PEK:110+42 CTU:56 TFU:30+3 PKX:16 TSN:18'],
  ['MU', 'CWY', '320 32N 321 738 332 333 359 77W 789', 'PVG:90+28 SHA:62 KMG:62 XIY:56 NKG:42'],
  ['CZ', 'CWY', '320 32N 321 738 7M8 333 359 77W 788 789', 'CAN:115+28 SZX:58 WUH:48 CSX:40 PKX:64+4'],
  ['HU', 'CY', '738 7M8 332 333 788 789', 'PEK:62+12 HAK:42 SZX:30+3 XIY:40'],
  ['MF', 'CY', '73G 738 7M8 788 789', 'XMN:58+5 FOC:32 HGH:32 JJN:16'],
  ['ZH', 'CY', '320 32N 738 333', 'SZX:58 JJN:14 CAN:20 SHE:20'],
  ['HO', 'CY', '320 32N 32Q 789', 'PVG:42+3 NKG:26 SHA:26 HUZ:8'],
  ['3U', 'CY', '319 320 32N 321 333 359', 'CTU:46 CKG:42 TFU:42+3 KMG:24'],
  ['JL', 'FCWY', 'AT7 E70 E90 738 763 788 789 351 77W 359', 'HND:48+14 NRT:18+22 ITM:24 CTS:14'],
  ['NH', 'FCWY', 'DH4 73H 320 32N 32Q 763 788 789 781 77W 388', 'HND:52+18 NRT:20+20 OKA:16 ITM:18'],
  ['KE', 'FCWY', '223 739 7M8 32Q 333 77W 789 781 748 388', 'ICN:60+34 GMP:10'],
  ['OZ', 'CY', '32Q 333 359 772', 'ICN:42+14 GMP:8'],
  ['QF', 'FCWY', 'DH4 E90 73H 332 333 789 388 223', 'SYD:46+15 BNE:40+4 MEL:40+8 PER:24+6'],
  ['VA', 'CY', '73G 738 7M8 E90', 'PER:14 BNE:38 MEL:34 SYD:38'],
  ['NZ', 'CWY', 'AT7 320 32N 32Q 77W 789', 'AKL:38+13 CHC:22 WLG:20'],
  ['FJ', 'CY', 'AT7 738 7M8 332 359', 'NAN:16+5 SUV:6'],
  ['PX', 'CY', 'DH4 F70 100 738', 'POM:28+2'],
];

/** The large ones of North America, with free changes except for the cheapest fare. */
const AMERICAN: Row[] = [
  [
    'AA',
    'CWY',
    'E75 CR7 CR9 319 320 321 32Q 738 7M8 772 77W 788 789',
    'DFW:185+26 CLT:150+8 MIA:115+18 ORD:120+8 PHL:88+16 PHX:80+2 DCA:72 LAX:58+8 JFK:38+16 LGA:40',
  ],
  [
    'DL',
    'CWY',
    'CR9 E75 221 223 319 320 321 32Q 738 739 752 763 764 333 339 359',
    'ATL:180+34 MSP:110+8 DTW:105+12 JFK:60+36 SLC:82+4 SEA:44+10 BOS:50+14 LAX:44+10 LGA:52',
  ],
  [
    'UA',
    'CWY',
    'CR7 E75 319 320 73G 738 739 7M8 7M9 752 763 764 772 77W 788 789 781',
    'EWR:105+54 ORD:145+22 IAH:125+20 DEN:160+10 IAD:80+36 SFO:80+36 LAX:40+12',
  ],
  ['AS', 'CY', 'E75 73G 738 739 7M9 789', 'SEA:92+8 PDX:56+2 LAX:40 ANC:32 SFO:36'],
  ['HA', 'CY', '32Q 332 789', 'HNL:6+26 OGG:4+6'],
  [
    'AC',
    'CWY',
    'DH4 E75 CR9 223 319 320 321 7M8 333 77W 772 788 789',
    'YYZ:115+42 YUL:85+30 YVR:56+24 YYC:46+4',
  ],
  ['WS', 'CY', 'DH4 73G 738 7M8 789', 'YYC:74+9 YYZ:36 YVR:38 YEG:36'],
];

const LOW_COST: [code: string, fleet: string, bases: string][] = [
  ['EW', '319 320 32N 321', 'DUS:82 STR:56 CGN:62 HAM:54 BER:38 PRG:22 GRZ:8'],
  ['VY', '319 320 32N 32B 32Q', 'BCN:120 PMI:34 BIO:34 FCO:42 ORY:44 LGW:22 AGP:22'],
  ['DY', '73H 7M8', 'OSL:92 BGO:44 CPH:58 ARN:52 TRD:28 SVG:24'],
  [
    'U2',
    '319 320 32N 32Q',
    'LGW:104 BER:42 GVA:78 BRS:70 BSL:80 MXP:84 LTN:62 NCE:44 LYS:46 CDG:50 ORY:28 AMS:36 EDI:38 MAN:68 LIS:34 BFS:34 NAP:40',
  ],
  [
    'FR',
    '738 7M8',
    'DUB:105 STN:140 BGY:108 BVA:58 CRL:92 NRN:28 BER:40 MAD:58 BCN:62 PMI:58 AGP:54 OPO:52 VIE:56 PRG:38 BUD:46 KRK:62 CIA:46 EDI:44 MAN:68 BLQ:52 PSA:40 MLA:50 LTN:24 CGN:32 MRS:42',
  ],
  [
    'W6',
    '320 32N 321 32Q',
    'BUD:72 OTP:66 VIE:34 WAW:50 KTW:42 GDN:46 LTN:62 SOF:46 CLJ:36 TIA:52 FCO:48 MXP:30',
  ],
  ['HV', '73H 32N 32Q', 'AMS:86 RTM:36 EIN:46'],
  ['TO', '73H 32N', 'ORY:78 NTE:36 LYS:36 MPL:20'],
  ['DE', '320 32N 321 339', 'FRA:48+24 DUS:36 MUC:28 HAM:26'],
  ['X3', '738 7M8', 'HAJ:30 DUS:32 FRA:22 STR:22'],
  ['XQ', '738 7M8', 'AYT:66 ADB:40 SAW:10 DUS:12'],
  ['PC', '32N 32Q 738', 'SAW:112 AYT:30 ADB:28 ESB:32'],
  ['B6', '223 320 32B 32Q', 'JFK:72+4 BOS:66+4 FLL:62 EWR:34 MCO:44'],
  ['WN', '73G 738 7M8', 'DEN:92 MDW:78 HOU:62 BWI:84 LAS:84 PHX:72 DAL:74 MCO:58 BNA:62 OAK:34'],
  ['NK', '320 32N 32B', 'FLL:62 MCO:52 LAS:36 TPA:28 DTW:32 EWR:24'],
  ['F9', '320 32N 32Q', 'DEN:68 MCO:60 LAS:42 MIA:24 ATL:34 PHL:30'],
  ['G4', '319 320', 'SFB:70 LAS:50 PIE:58 PGD:48'],
  ['Y4', '319 320 32N 321 32Q', 'MEX:40 GDL:54 TIJ:38 BJX:20 CUN:28'],
  ['G3', '73G 738 7M8', 'GRU:48 BSB:34 CGH:36 GIG:32'],
  ['H2', '32N', 'SCL:26 LIM:22'],
  ['JA', '32N 32Q', 'SCL:30 LIM:14'],
  ['FZ', '738 7M8', 'DXB:100+8'],
  ['G9', '320 32N 32Q', 'SHJ:86+6'],
  ['XY', '32N 333', 'RUH:56+3 DMM:26 JED:48+3'],
  ['6E', 'AT7 320 32N 32Q', 'BLR:74 DEL:92 BOM:76 HYD:66 CCU:50 MAA:44'],
  ['TR', '290 320 32N 32Q 788 789', 'SIN:52+12'],
  ['AK', '320 32N 32Q', 'KUL:82 BKI:22 JHB:16'],
  ['D7', '333', 'KUL:8+14'],
  ['VJ', '320 321 32Q 333', 'SGN:46+4 HAN:42+2 HPH:8 PQC:12'],
  ['UO', '320 32Q', 'HKG:36'],
  ['5J', 'AT7 320 32N 32Q 339', 'MNL:52+4 CEB:28 CRK:14 ILO:6'],
  ['LJ', '738 7M8', 'ICN:32 CJU:8 GMP:6'],
  ['7C', '738 7M8', 'ICN:42 CJU:8 GMP:6 PUS:16'],
  ['JQ', '320 32N 32Q 788', 'MEL:34+5 SYD:28+4 OOL:14 BNE:26'],
];

export const CARRIER_TABLE: readonly CarrierRow[] = [
  ...NETWORK.map((row) => toRow('network', row)),
  ...AMERICAN.map((row) => toRow('american', row)),
  ...LOW_COST.map(([code, fleet, bases]) => toRow('lowCost', [code, 'Y', fleet, bases])),
];

function toRow(kind: CarrierKind, [code, cabins, fleet, bases]: Row): CarrierRow {
  return { code, kind, cabins, fleet, bases };
}
