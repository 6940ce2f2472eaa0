/** Countries that an airline traditionally serves although few others do. */
const TIES: Readonly<Record<string, ReadonlySet<string>>> = {
  AF: countries('GP MQ RE GF PF ML NE BF SN CI GA CG CM TG BJ MG TD MR DJ GN CF'),
  AT: countries('SN CI ML GN NE BF GA CG CM TG BJ MR LR SL GM'),
  BA: countries('BM AG LC BB KY GD KN'),
  CM: countries('CW AW TT HT BZ NI HN'),
  ET: countries('CD CG CM DJ TD NE ML BF TG BJ GA ZM ZW MW MZ BW NA MG BI SS LR'),
  FJ: countries('TO WS VU SB KI TV'),
  IB: countries('GT SV CR HN NI CU BO PY EC UY'),
  KL: countries('CW AW BQ SR SX'),
  KQ: countries('BI ZM ZW MW MZ DJ SS'),
  NZ: countries('TO WS CK VU NC NU'),
  QF: countries('SB VU NC PG'),
  RJ: countries('IQ SD YE'),
  SA: countries('NA BW ZM ZW MW MZ SZ LS'),
  SN: countries('CD RW BI GM SL LR CM GN TG'),
  TK: countries('IQ NE ML BF TD DJ CM GA CG MG GM'),
  TP: countries('CV ST AO MZ GW BR'),
  UA: countries('GU MP'),
};

export function hasOldTies(carrier: string, country: string): boolean {
  return TIES[carrier]?.has(country) ?? false;
}

function countries(codes: string): ReadonlySet<string> {
  return new Set(codes.split(' '));
}
