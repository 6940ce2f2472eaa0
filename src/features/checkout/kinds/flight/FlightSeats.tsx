import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { AppLink } from '../../../../components/AppLink.tsx';
import classes from '../../Checkout.module.css';
import type { SummaryProps } from '../checkout-kind.ts';

type FlightSeatsProps = Pick<SummaryProps<'flight'>, 'part' | 'ownId' | 'extrasHref' | 'onNoSeat'>;

export function FlightSeats({ part, ownId, extrasHref, onNoSeat }: FlightSeatsProps) {
  const { extras, criteria } = part;
  const { t } = useLingui();
  const seats = extras?.seats ?? [];
  const preferred = seats.filter((seat) => seat.preferred);
  const chosen = seats.filter((seat) => !seat.preferred).map(({ seat }) => seat);
  const names = chosen.join(', ');
  const given = preferred.map(({ seat }) => seat).join(', ');
  return (
    <>
      {preferred.length > 0 ? (
        <li>
          <PreferredSeats
            seats={preferred.map(({ seat }) => seat)}
            isOwn={preferred.every(({ traveler }) => traveler === ownId)}
            travelers={criteria.travelers.length}
          />
        </li>
      ) : null}
      {chosen.length > 0 ? <li>{t`Seats: ${names}`}</li> : null}
      {seats.length === 0 ? (
        <li>
          <Trans>No seat chosen</Trans>
        </li>
      ) : null}
      {extrasHref === undefined ? null : (
        <Group component="li" gap="xs">
          <AppLink href={extrasHref} className={classes.change} aria-label={t`Change the seats and bags`}>
            <Trans>Change</Trans>
          </AppLink>
          {onNoSeat && preferred.length > 0 ? (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t`No seat instead of ${given}`}
              onClick={onNoSeat}
            >
              <Trans>No seat</Trans>
            </Button>
          ) : null}
        </Group>
      )}
    </>
  );
}

interface PreferredSeatsProps {
  seats: readonly string[];
  isOwn: boolean;
  travelers: number;
}

/** Seats that the user has not chosen are said to be free, and by whose preference they are. */
function PreferredSeats({ seats, isOwn, travelers }: PreferredSeatsProps) {
  const names = seats.join(', ');
  if (isOwn) {
    return (
      <Plural
        value={seats.length}
        one={`Seat: ${names}, free, your preference`}
        other={`Seats: ${names}, free, your preference`}
      />
    );
  }
  return travelers === 1 ? (
    <Plural
      value={seats.length}
      one={`Seat: ${names}, free, the traveller’s preference`}
      other={`Seats: ${names}, free, the traveller’s preference`}
    />
  ) : (
    <Plural
      value={seats.length}
      one={`Seat: ${names}, free, by the preference of a traveller`}
      other={`Seats: ${names}, free, by the preferences of the travellers`}
    />
  );
}
