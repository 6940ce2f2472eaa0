import { type Question, questionOf } from '../prices.ts';

export type RoomName = 'first' | 'second' | 'added';

export interface TripDraft {
  stage: 'loading' | 'notLoaded' | 'open' | 'booked';
  page: 'checkout' | 'home';
  parts: readonly RoomName[];
  /** The price of each that the person has accepted, in percent above the first one. */
  accepted: Readonly<Record<RoomName, number>>;
  /** What the supplier asks for now, in percent above the first price. */
  market: number;
  /** The parts are added to a trip that is there already. */
  isForTrip: boolean;
  removed: { part: RoomName; position: number; isGone: boolean } | null;
  /** The parts that were sold out at the last check. */
  gone: readonly RoomName[];
  work: 'none' | 'pricing' | 'asking' | 'putOff' | 'sending';
  isOrdered: boolean;
  /** The prices have expired. */
  isOld: boolean;
  isChangedElsewhere: boolean;
  isDiscarding: boolean;
  /** What was booked. */
  sold: readonly RoomName[];
}

export const OPENED: TripDraft = {
  stage: 'loading',
  page: 'checkout',
  parts: [],
  accepted: { first: 0, second: 0, added: 0 },
  market: 0,
  isForTrip: false,
  removed: null,
  gone: [],
  work: 'none',
  isOrdered: false,
  isOld: false,
  isChangedElsewhere: false,
  isDiscarding: false,
  sold: [],
};

/** Parts are booked together or not at all, so that the worst answer decides for all of them. */
export function worstQuestion({ parts, accepted, market, isOld }: TripDraft): Question | null {
  const now = { percent: market, levels: 0 };
  const asked = parts.map((part) => {
    const question = questionOf({ percent: accepted[part], levels: 0 }, now);
    // What has expired is found again as a new offer, of which every rise has to be accepted.
    return isOld && question === 'dearerWithinTolerance' ? 'dearer' : question;
  });
  return SEVERITY.find((question) => asked.includes(question)) ?? null;
}

const SEVERITY = ['dearer', 'dearerWithinTolerance', 'cheaper'] as const;

/** Whether there is something at home. */
export function isAtHome({ stage, parts, isForTrip, removed }: TripDraft): boolean {
  return stage === 'open' && (parts.length > 0 || isForTrip || removed !== null);
}

/** Whether the checkout has a form, be it under a dialog. */
export function hasForm({ stage, page, parts, gone, work }: TripDraft): boolean {
  const isOpen = stage === 'open' && page === 'checkout' && parts.length > 0;
  return isOpen && work !== 'putOff' && (gone.length === 0 || work !== 'none');
}
