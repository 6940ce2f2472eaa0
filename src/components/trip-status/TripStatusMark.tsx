import { useLingui } from '@lingui/react';
import type { TripEnd } from '#domain/contract.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import { StatusMark } from './StatusMark.tsx';
import { PARTLY_BOOKED, TRIP_STATUS_TONES, tripStatusWords } from './trip-status-words.ts';

interface TripStatusMarkProps {
  status: TripStatus;
  end: TripEnd | undefined;
  partlyBooked: boolean;
}

export function TripStatusMark({ status, end, partlyBooked }: TripStatusMarkProps) {
  const { i18n } = useLingui();
  if (partlyBooked) return <StatusMark tone="waiting">{i18n._(PARTLY_BOOKED)}</StatusMark>;
  return <StatusMark tone={TRIP_STATUS_TONES[status]}>{i18n._(tripStatusWords(status, end))}</StatusMark>;
}
