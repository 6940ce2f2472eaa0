import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Names = Readonly<Record<number, MessageDescriptor>>;

const ROOM_AMENITIES: Names = {
  2: msg`Air conditioning`,
  7: msg`Balcony`,
  13: msg`Bathtub`,
  19: msg`Coffee and tea maker`,
  28: msg`Desk`,
  50: msg`Hairdryer`,
  51: msg`Fast internet`,
  55: msg`Iron`,
  59: msg`Kitchen`,
  61: msg`Kitchenette`,
  69: msg`Minibar`,
  74: msg`Non-smoking`,
  85: msg`Private bathroom`,
  92: msg`Safe`,
  102: msg`Sofa bed`,
  123: msg`Wi-Fi`,
  126: msg`Individual air conditioning`,
  142: msg`Shower`,
  144: msg`Soundproofed`,
  161: msg`Accessible`,
  207: msg`Free fast internet`,
  210: msg`Satellite television`,
  251: msg`Television`,
};

const MEAL_PLANS: Names = {
  1: msg`All inclusive`,
  3: msg`Breakfast included`,
  4: msg`Breakfast buffet included`,
  6: msg`Continental breakfast included`,
  7: msg`English breakfast included`,
  10: msg`Full board`,
  11: msg`Full breakfast included`,
  12: msg`Half board`,
  14: msg`Without meals`,
  19: msg`Breakfast included`,
};

const BED_TYPES: Names = {
  1: msg`Double bed`,
  3: msg`King-size bed`,
  5: msg`Queen-size bed`,
  6: msg`Sofa bed`,
  8: msg`Twin beds`,
  9: msg`Single bed`,
};

export function roomAmenity(code: number): MessageDescriptor {
  return ROOM_AMENITIES[code] ?? msg`Amenity ${code}`;
}

export function mealPlan(code: number, breakfastIncluded: boolean): MessageDescriptor {
  return MEAL_PLANS[code] ?? (breakfastIncluded ? msg`Breakfast included` : msg`Without meals`);
}

export function bedType(code: number): MessageDescriptor {
  return BED_TYPES[code] ?? msg`Bed`;
}
