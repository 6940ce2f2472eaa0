import { useLingui } from '@lingui/react/macro';
import { listFlightNumbers } from '#domain/flight-booking/flight-choice.ts';
import type { FlightRow } from '#domain/flight-booking/flight-rows.ts';
import {
  arrivalOf,
  countDaysLater,
  departureOf,
  destinationOf,
  originOf,
} from '#domain/flight-booking/flight-times.ts';
import { Alternatives } from '../../../components/results/Disclosure.tsx';
import { formatMoney } from '../../../i18n/format.ts';

interface FlightAlternativesProps {
  id: string;
  find: (id: string) => readonly FlightRow[];
  expired: boolean;
  onChoose: (id: string) => void;
}

export function FlightAlternatives({ id, find, expired, onChoose }: FlightAlternativesProps) {
  const { t } = useLingui();
  const formatTimes = ({ legs }: FlightRow) =>
    legs
      .map((leg) => {
        const [departure, arrival] = [departureOf(leg), arrivalOf(leg)];
        const days = countDaysLater(departure, arrival);
        const times = t`${departure.slice(11)} ${originOf(leg)} – ${arrival.slice(11)} ${destinationOf(leg)}`;
        return days === 0 ? times : `${times} (${days > 0 ? '+' : '−'}${Math.abs(days)})`;
      })
      .join('; ');
  return (
    <Alternatives
      find={() =>
        find(id).map((row) => ({
          id: row.id,
          name: listFlightNumbers(row.legs).join(', '),
          details: `${formatTimes(row)}, ${row.fare.family.name}`,
          price: formatMoney(row.fare.total ?? row.fare.price),
        }))
      }
      expired={expired}
      onChoose={onChoose}
    />
  );
}
