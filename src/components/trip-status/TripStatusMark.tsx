import { useLingui } from '@lingui/react';
import type { TripEnd } from '#domain/contract.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import { StatusMark } from './StatusMark.tsx';
import {
  BEING_CANCELLED,
  PARTLY_BOOKED,
  TRIP_STATUS_TONES,
  tripStatusWords,
  WITH_AGENCY,
} from './trip-status-words.ts';

interface TripStatusMarkProps {
  status: TripStatus;
  end: TripEnd | undefined;
  partlyBooked: boolean;
  cancelling?: boolean;
  openRequest?: boolean;
}

export function TripStatusMark({
  status,
  end,
  partlyBooked,
  cancelling = false,
  openRequest = false,
}: TripStatusMarkProps) {
  const { i18n } = useLingui();
  if (partlyBooked) return <StatusMark tone="waiting">{i18n._(PARTLY_BOOKED)}</StatusMark>;
  if (cancelling) return <StatusMark tone="busy">{i18n._(BEING_CANCELLED)}</StatusMark>;
  const words = openRequest && status === 'approved' ? WITH_AGENCY : tripStatusWords(status, end);
  return <StatusMark tone={TRIP_STATUS_TONES[status]}>{i18n._(words)}</StatusMark>;
}
