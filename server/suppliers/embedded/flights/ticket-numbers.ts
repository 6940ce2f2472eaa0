import { createChance } from '../chance.ts';

const PREFIXES: ReadonlyMap<string, string> = new Map(
  `LX724 LH220 CL683 EN101 OS257 SN082 EW104 AZ055 BA125 AF057 KL074 IB075 VY030 UX996 TP047 SK117 AY105 LO080
  A3390 EI053 LG149 BT657 OU831 JU115 RO281 FB623 KM643 FI108 VS932 U2888 HV979 DE881 X3617 XQ564 PC624 TK235
  AA001 DL006 UA016 AS027 B6279 WN526 NK487 F9422 G4268 HA173 AC014 WS838 PD451 AM139 Y4036 CM230 AV134 LA045
  G3127 AD577 AR044 H2605 EK176 EY607 QR157 FZ141 G9514 SV065 XY593 GF072 WY910 RJ512 ME076 MS077 AT147 TU199
  ET071 KQ706 SA083 MK239 HM061 AI098 UL603 BG997 PK214 SQ618 TR668 MH232 AK807 D7843 TG217 PG829 GA126 VN738
  VJ978 PR079 5J203 CX160 HX851 UO128 CI297 BR695 CA999 MU781 CZ784 HU880 MF731 ZH479 HO018 3U876 JL131 NH205
  KE180 OZ988 LJ718 7C806 QF081 VA856 JQ041 NZ086 FJ260 PX656`
    .split(/\s+/)
    .map((row) => [row.slice(0, 2), row.slice(2)]),
);

const DIGITS = 10;

export function ticketNumbers(airline: string, locator: string, travelers: number): string[] {
  const prefix = PREFIXES.get(airline);
  if (prefix === undefined) return [];
  return Array.from({ length: travelers }, (_, traveler) => {
    const chance = createChance('ticket', locator, traveler);
    return prefix + Array.from({ length: DIGITS }, () => chance.between(0, 9)).join('');
  });
}
