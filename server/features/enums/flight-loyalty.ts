import { AIRLINES } from './airlines.ts';
import { choicesByLabel } from './choices.ts';

/** Programmes and the airlines whose own programme it is; the first of them owns it. */
const PROGRAMMES = [
  ['American AAdvantage', 'AA'],
  ['Aeroplan', 'AC'],
  ['Flying Blue', 'AF', 'KL'],
  ['Aeroméxico Rewards', 'AM'],
  ['Atmos Rewards', 'AS'],
  ['LifeMiles', 'AV'],
  ['Miles+Bonus', 'A3'],
  ['TrueBlue', 'B6'],
  ['British Airways Club', 'BA'],
  ['Infinity MileageLands', 'BR'],
  ['PhoenixMiles', 'CA'],
  ['ConnectMiles', 'CM'],
  ['Asia Miles', 'CX'],
  ['SkyMiles', 'DL'],
  ['Skywards', 'EK'],
  ['ShebaMiles', 'ET'],
  ['Etihad Guest', 'EY'],
  ['Frontier Miles', 'F9'],
  ['Iberia Plus', 'IB'],
  ['LATAM Pass', 'LA'],
  ['Miles & More', 'LH', 'LX', 'OS'],
  ['ANA Mileage Club', 'NH'],
  ['Free Spirit', 'NK'],
  ['Airpoints', 'NZ'],
  ['Qantas Frequent Flyer', 'QF'],
  ['Privilege Club', 'QR'],
  ['Royal Club', 'RJ'],
  ['EuroBonus', 'SK'],
  ['KrisFlyer', 'SQ'],
  ['Miles&Smiles', 'TK'],
  ['Miles&Go', 'TP'],
  ['MileagePlus', 'UA'],
  ['Flying Club', 'VS'],
  ['Rapid Rewards', 'WN'],
  ['V-Club', 'Y4'],
] as const;

export function flightProgrammes(): ReadonlySet<string> {
  return new Set(PROGRAMMES.map(([, owner]) => owner));
}

export function listFlightLoyalty() {
  return choicesByLabel(PROGRAMMES.map(([programme, owner]) => [owner, programme, owner]));
}

export function listFlightLoyaltyCompanies() {
  const programmeOf = new Map<string, string>(
    PROGRAMMES.flatMap(([, owner, ...others]) => [owner, ...others].map((code) => [code, owner] as const)),
  );
  return choicesByLabel(
    AIRLINES.flatMap(([code, name]) => {
      const programme = programmeOf.get(code);
      return programme ? [[code, name, programme] as const] : [];
    }),
  );
}
