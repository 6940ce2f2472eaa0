import { describe, expect, it } from 'vitest';
import type { CheckoutPart } from './checkout-part.ts';
import { missingMemberships } from './missing-memberships.ts';

const ANNA = { _id: 'a', firstName: 'Anna', lastName: 'Keller' };
const DANIEL = { _id: 'd', firstName: 'Daniel', lastName: 'Frei' };
const ACCOR = { id: 'accor_live_limitless', label: 'ALL Accor Live Limitless', additionalData: 'RT,SB' };
const AVIS = { id: 'ZI', label: 'Avis Preferred' };
const PROGRAMMES = {
  hotelloyalty: [{ id: 'global_hotel_alliance_discovery', label: 'GHA Discovery' }, ACCOR],
  carloyalty: [AVIS],
};
const programmesOf = (category: keyof typeof PROGRAMMES) => PROGRAMMES[category];

/** The properties that the question reads. */
function stay(chain: string | undefined, travelers = [ANNA]): CheckoutPart {
  const property = { chain: chain === undefined ? undefined : { code: chain, name: chain } };
  return { kind: 'hotel', criteria: { travelers }, priced: { property } } as unknown as CheckoutPart;
}

function rental(vendor: string, travelers = [ANNA]): CheckoutPart {
  return {
    kind: 'car',
    criteria: { travelers },
    priced: { vendor: { code: vendor, name: vendor } },
  } as unknown as CheckoutPart;
}

describe('missing memberships', () => {
  it('are those in the programme of the chain or the vendor', () => {
    expect(missingMemberships([stay('RT'), rental('ZI')], programmesOf, [])).toEqual([
      { kind: 'hotel', programme: ACCOR, travelers: [ANNA] },
      { kind: 'car', programme: AVIS, travelers: [ANNA] },
    ]);
  });

  it('are none without a programme that profiles can store', () => {
    expect(missingMemberships([stay(undefined), stay('XX'), rental('X1')], programmesOf, [])).toEqual([]);
    expect(missingMemberships([{ kind: 'flight' } as CheckoutPart], programmesOf, [])).toEqual([]);
  });

  it('list only the travelers without one, each once', () => {
    const held = { traveler: 'd', kind: 'hotel', program: ACCOR.id } as const;
    const parts = [stay('RT', [ANNA, DANIEL]), stay('SB', [ANNA])];
    expect(missingMemberships(parts, programmesOf, [held])).toEqual([
      { kind: 'hotel', programme: ACCOR, travelers: [ANNA] },
    ]);
    expect(missingMemberships([stay('RT', [DANIEL])], programmesOf, [held])).toEqual([]);
  });

  it('are not covered by a membership of another kind', () => {
    const held = { traveler: 'a', kind: 'hotel', program: 'ZI' } as const;
    expect(missingMemberships([rental('ZI')], programmesOf, [held])).toHaveLength(1);
  });
});
