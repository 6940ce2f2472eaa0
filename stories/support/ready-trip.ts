import { fn } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { restingAgency } from './agency-args.ts';
import { restingAsking } from './asking-args.ts';
import { hotelPicture } from './hotel/hotel-picture.ts';
import { forAgency } from './offline-trips.ts';
import { MIRJAM, NOW, PETRA, viewer } from './trip-fixtures.ts';

const PURPOSES = [
  { id: 'client-visit', label: 'Client visit' },
  { id: 'conference', label: 'Conference' },
];

/** The page of a loaded trip. */
export const readyTrip = (trip: Trip) =>
  ({
    state: 'ready',
    trip,
    personId: MIRJAM._id,
    labels: { purpose: 'Client visit', cardVendor: 'Visa', appName: 'Zugvogel' },
    now: NOW,
    zone: 'Europe/Zurich',
    pictureOf: () => hotelPicture,
    programOf: (program: string) => (program === 'LH' ? 'Miles & More' : program),
    calendar: { state: 'resting', onSave: fn() },
    cancellation: { state: 'closed' },
    onAskCancellation: fn(),
    onLeaveCancellation: fn(),
    onCancel: fn(),
    deciding: {
      decision: { state: 'closed' },
      neighbours: { previous: null, next: null, others: 0 },
      onDecide: fn(),
      onLeaveDecision: fn(),
      onSendDecision: fn(),
      onGo: fn(),
    },
    asking: restingAsking(),
    prices: { state: 'asking' },
    changePrice: { state: 'asking' },
    requesting: {
      purposes: PURPOSES,
      edit: { state: 'closed' },
      onEdit: fn(),
      onLeaveEdit: fn(),
      onSaveEdit: fn(),
      renewal: { state: 'closed' },
      onRenew: fn(),
      onLeaveRenewal: fn(),
      onSendRenewal: fn(),
      onSearchAgain: fn(),
    },
    nearest: { taking: null, onTake: fn() },
    choosing: {
      renewal: { state: 'asking' },
      quote: { state: 'asking' },
      onChooseAnother: fn(),
    },
    agency: restingAgency(),
    mayBook: true,
    adding: {
      adding: { state: 'closed' },
      onAdd: fn(),
      onAddThemToo: fn(),
      onDiscardThem: fn(),
      onLeaveAdding: fn(),
    },
    onAcceptAirlineChange: fn(async (): Promise<string | null> => null),
    changing: {
      onChange: fn(),
      withdrawal: { state: 'closed' },
      onWithdraw: fn(),
      onLeaveWithdrawal: fn(),
      onSendWithdrawal: fn(),
    },
  }) as const;

/** A trip as Petra Wyss sees it, who works for the agency. */
export const tripForAgency = (trip: Trip) => ({
  ...readyTrip(forAgency(trip)),
  personId: PETRA._id,
  agency: { ...restingAgency(), self: viewer(PETRA) },
});
