import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { changeLeg } from '#domain/flight-booking/criteria-legs.ts';
import { dayAfter, nightsBetween } from '#domain/local-time.ts';
import { DateRangeField } from '../../../components/booking/DateRangeField.tsx';
import { DayField } from '../../../components/booking/DayField.tsx';
import { FURTHEST_DAY } from '../../../components/booking/date-range.ts';
import { DayPartField } from './DayPartField.tsx';
import { LegPlaces, type RouteProps } from './LegPlaces.tsx';
import { todayAt } from './today-at.ts';

export function OneRoute(props: RouteProps) {
  return (
    <>
      <LegPlaces {...props} at={0} />
      {props.values.flightType === 'roundTrip' ? <BothDays {...props} /> : <DepartureDay {...props} />}
    </>
  );
}

export function TimesOfDay({ values, change }: Pick<RouteProps, 'values' | 'change'>) {
  const { t } = useLingui();
  return (
    <>
      <DayPartField
        label={t`Departure time`}
        value={values.legs[0]?.departureTime ?? null}
        onChange={(departureTime) => change([], (current) => changeLeg(current, 0, { departureTime }))}
      />
      {values.flightType === 'roundTrip' ? (
        <DayPartField
          label={t`Return time`}
          value={values.returnTime}
          onChange={(returnTime) => change([], () => ({ returnTime }))}
        />
      ) : null}
    </>
  );
}

function BothDays({ values, change, messages, now }: RouteProps) {
  const { t } = useLingui();
  const { from, to } = values.departureDateRange;
  const today = todayAt(values.legs[0]?.origin ?? null, now);
  return (
    <DateRangeField
      label={t`Departure and return`}
      words={{
        none: <Trans>Choose departure and return</Trans>,
        chooseFirst: <Trans>Choose the day of departure</Trans>,
        chooseLast: <Trans>Choose the day of return</Trans>,
        length: <NightsAway from={from} to={to} />,
      }}
      value={values.departureDateRange}
      today={today}
      latest={dayAfter(today, FURTHEST_DAY)}
      withinDay
      error={messages['departureDateRange.from'] ?? messages['departureDateRange.to']}
      onChange={(departureDateRange) =>
        change(['departureDateRange.from', 'departureDateRange.to'], () => ({ departureDateRange }))
      }
    />
  );
}

function NightsAway({ from, to }: { from: string; to: string }) {
  const nights = from === '' || to === '' ? 0 : nightsBetween(from, to);
  return nights > 0 ? <Plural value={nights} one="# night" other="# nights" /> : <Trans>same day</Trans>;
}

function DepartureDay({ values, change, messages, now }: RouteProps) {
  const { t } = useLingui();
  const { from } = values.departureDateRange;
  const today = todayAt(values.legs[0]?.origin ?? null, now);
  return (
    <DayField
      label={t`Departure`}
      hint={<Trans>Choose the day of departure</Trans>}
      value={from}
      today={today}
      near={today}
      error={messages['departureDateRange.from']}
      // A previously chosen return remains unless it is before the departure.
      onChange={(day) =>
        change(['departureDateRange.from'], ({ departureDateRange: { to } }) => ({
          departureDateRange: { from: day, to: to < day ? '' : to },
        }))
      }
    />
  );
}
