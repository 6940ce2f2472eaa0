import { listAirlines } from './airlines.ts';
import type { ChoiceLists } from './category.ts';
import { choices } from './choices.ts';
import { listFlightLoyalty, listFlightLoyaltyCompanies } from './flight-loyalty.ts';

type FlightCategory =
  | 'airlines'
  | 'airlinealliances'
  | 'flightloyalty'
  | 'flightloyaltycompanies'
  | 'serviceclasses';

/** Who flies, and how one sits. */
export const flightLists: ChoiceLists<FlightCategory> = {
  airlines: listAirlines,
  /** Additional data: the members, as of 2026. */
  airlinealliances: () =>
    choices([
      ['STAR', 'Star Alliance', 'A3,AC,AI,AV,BR,CA,CM,ET,LH,LO,LX,MS,NH,NZ,OS,OU,OZ,SA,SN,SQ,TG,TK,TP,UA,ZH'],
      ['ONEWORLD', 'oneworld', 'AA,AS,AT,AY,BA,CX,FJ,HA,IB,JL,MH,QF,QR,RJ,UL,WY'],
      ['SKYTEAM', 'SkyTeam', 'AF,AM,AR,CI,DL,GA,KE,KL,KQ,ME,MF,MU,RO,SK,SV,UX,VN,VS'],
    ]),
  flightloyalty: listFlightLoyalty,
  flightloyaltycompanies: listFlightLoyaltyCompanies,
  /** From the lowest to the highest; additional data: the cabin's name at suppliers. */
  serviceclasses: () =>
    choices([
      ['Y', 'Economy', 'economy'],
      ['W', 'Premium economy', 'premium_economy'],
      ['C', 'Business', 'business'],
      ['F', 'First', 'first'],
    ]),
};
