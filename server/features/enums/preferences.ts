import type { ChoiceLists } from './category.ts';
import { choices } from './choices.ts';

type PreferenceCategory = 'seatprefs' | 'mealprefs' | 'wheelchairs' | 'trippurposes' | 'measurementunits';

export const preferenceLists: ChoiceLists<PreferenceCategory> = {
  seatprefs: () =>
    choices([
      ['W', 'Window'],
      ['A', 'Aisle'],
      ['M', 'Middle'],
      ['F', 'Forward section'],
      ['R', 'Rear section'],
      ['B', 'Bulkhead'],
      ['E', 'Exit row'],
    ]),
  /** IATA codes of special meals; the regular meal has none. */
  mealprefs: () =>
    choices([
      ['AVML', 'Asian vegetarian (vegetarian Hindu) meal'],
      ['BBML', 'Baby meal'],
      ['BLML', 'Bland meal'],
      ['CHML', 'Child meal'],
      ['DBML', 'Diabetic meal'],
      ['FPML', 'Fruit platter'],
      ['GFML', 'Gluten-intolerant meal'],
      ['HFML', 'High-fibre meal'],
      ['HNML', 'Hindu (non-vegetarian) meal'],
      ['KSML', 'Kosher meal'],
      ['LCML', 'Low-calorie meal'],
      ['LFML', 'Low-fat meal'],
      ['LPML', 'Low-protein meal'],
      ['LSML', 'Low-salt meal'],
      ['MOML', 'Muslim meal'],
      ['NLML', 'Low-lactose meal'],
      ['NSML', 'No-salt meal'],
      ['ORML', 'Oriental meal'],
      ['PFML', 'Peanut-free meal'],
      ['RVML', 'Raw vegetarian meal'],
      ['SFML', 'Seafood meal'],
      ['SPML', 'Special meal, described in words'],
      ['VGML', 'Vegan meal'],
      ['VJML', 'Vegetarian Jain meal'],
      ['VLML', 'Vegetarian lacto-ovo meal'],
      ['VOML', 'Vegetarian oriental meal'],
    ]),
  /** IATA codes of assistance. */
  wheelchairs: () =>
    choices([
      ['WCHR', 'Wheelchair to the aircraft; can climb steps'],
      ['WCHS', 'Wheelchair to the aircraft; cannot climb steps, can walk in the cabin'],
      ['WCHC', 'Wheelchair to the seat; cannot walk'],
      ['WCOB', 'Wheelchair on board, for the aisle'],
      ['WCMP', 'Own wheelchair, manual'],
      ['WCBD', 'Own wheelchair, dry-cell battery'],
      ['WCBW', 'Own wheelchair, wet-cell battery'],
      ['WCLB', 'Own wheelchair, lithium-ion battery'],
      ['BLND', 'Blind passenger'],
      ['DEAF', 'Deaf passenger'],
      ['DPNA', 'Passenger with another disability who needs assistance'],
    ]),
  trippurposes: () =>
    choices([
      ['client-visit', 'Client visit'],
      ['internal-meeting', 'Internal meeting'],
      ['conference', 'Conference'],
      ['training', 'Training'],
      ['trade-fair', 'Trade fair'],
      ['project-work', 'Project work'],
      ['sales', 'Sales'],
      ['interview', 'Interview'],
      ['relocation', 'Relocation'],
      ['other', 'Other'],
    ]),
  measurementunits: () =>
    choices([
      ['metric', 'Metric'],
      ['imperial', 'Imperial'],
    ]),
};
