import { Plural, Trans } from '@lingui/react/macro';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { AppLink } from '../../../components/AppLink.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import classes from './StayBar.module.css';

export interface StayBarProps {
  stay: Pick<HotelCriteria, 'checkIn' | 'checkOut' | 'travelers' | 'rooms'>;
  nights: number;
  searchHref: string;
}

export function StayBar({ stay: { checkIn, checkOut, travelers, rooms }, nights, searchHref }: StayBarProps) {
  const [from, to] = [formatShortDay(checkIn), formatShortDay(checkOut)];
  const guests = travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  return (
    <p className={classes.bar}>
      <strong>
        <Trans>
          {from} to {to}
        </Trans>
      </strong>
      <span className={classes.guests}>
        <Plural value={nights} one="# night" other="# nights" />
        {', '}
        <Plural value={rooms} one="# room" other="# rooms" />
        {guests === '' ? null : `, ${guests}`}
      </span>
      <AppLink href={searchHref} className={classes.change}>
        <Trans>Change the search</Trans>
      </AppLink>
    </p>
  );
}
