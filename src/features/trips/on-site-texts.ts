import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OnSitePlace } from '#domain/contract.ts';

interface OnSiteTexts {
  waived: (spared: string) => MessageDescriptor;
  charged: (cost: string) => MessageDescriptor;
  waivedInAll: MessageDescriptor;
  chargedInAll: MessageDescriptor;
}

export const ON_SITE_TEXTS: Record<OnSitePlace, OnSiteTexts> = {
  hotel: {
    waived: (spared) => msg`${spared} no longer has to be paid at the hotel.`,
    charged: (cost) => msg`The hotel charges ${cost}.`,
    waivedInAll: msg`No longer to be paid at the hotels, in all`,
    chargedInAll: msg`Charged by the hotels, in all`,
  },
  desk: {
    waived: (spared) => msg`${spared} no longer has to be paid at the rental desk.`,
    charged: (cost) => msg`The rental company charges ${cost}.`,
    waivedInAll: msg`No longer to be paid at the rental desks, in all`,
    chargedInAll: msg`Charged by the rental companies, in all`,
  },
};
