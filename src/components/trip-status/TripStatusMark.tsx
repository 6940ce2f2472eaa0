import { useLingui } from '@lingui/react';
import type { TripEnd } from '#domain/contract.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import { StatusMark } from './StatusMark.tsx';
import { TRIP_STATUS_TONES, tripStatusWords } from './trip-status-words.ts';

interface TripStatusMarkProps {
  status: TripStatus;
  end: TripEnd | undefined;
}

export function TripStatusMark({ status, end }: TripStatusMarkProps) {
  const { i18n } = useLingui();
  return <StatusMark tone={TRIP_STATUS_TONES[status]}>{i18n._(tripStatusWords(status, end))}</StatusMark>;
}
