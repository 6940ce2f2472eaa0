/** Popular routes that do not follow from size and distance: from a base to its destinations. */
const ROUTES: Readonly<Record<string, string>> = {
  AA: 'JFK-ZRH PHL-ZRH',
  AC: 'YUL-GVA YVR-LHR',
  AF: 'CDG-DSS',
  AI: 'DEL-SFO',
  AY: 'HEL-NRT',
  BA: 'LHR-CPT LHR-GRU LHR-JNB',
  CA: 'PEK-GVA',
  DL: 'ATL-ZRH JFK-GVA JFK-ZRH',
  EK: 'DXB-GVA DXB-HAM',
  ET: 'ADD-GVA',
  EY: 'AUH-GVA',
  HU: 'PEK-BRU PEK-ZRH',
  IB: 'MAD-BOG MAD-EZE MAD-LIM MAD-SCL',
  JL: 'HND-JFK NRT-FRA',
  KE: 'ICN-ZRH',
  KL: 'AMS-CPT AMS-GRU AMS-NBO',
  LH: 'FRA-EZE FRA-GRU FRA-JNB MUC-SFO',
  LX: 'GVA-JFK ZRH-BOS ZRH-DAR ZRH-EWR ZRH-EZE ZRH-GRU ZRH-HKG ZRH-IAD ZRH-JFK ZRH-JNB ZRH-MIA ZRH-NBO ZRH-TLV',
  ME: 'BEY-GVA',
  NH: 'HND-LHR HND-MUC',
  NZ: 'AKL-SFO',
  QF: 'MEL-LAX',
  QR: 'DOH-GVA',
  SK: 'ARN-EWR CPH-EWR CPH-SFO',
  SN: 'BRU-FIH',
  SV: 'JED-GVA',
  TP: 'LIS-BOS OPO-EWR',
  UA: 'EWR-GVA IAD-GVA ORD-ZRH SFO-SYD',
  VS: 'LHR-BOS LHR-MCO',
  W6: 'BUD-BSL',
  WK: 'ZRH-CPT ZRH-SJO ZRH-TPA',
};

const known = new Set(
  Object.entries(ROUTES).flatMap(([carrier, routes]) =>
    routes.split(' ').map((route) => `${carrier} ${route}`),
  ),
);

export function isKnownRoute(carrier: string, base: string, other: string): boolean {
  return known.has(`${carrier} ${base}-${other}`);
}
