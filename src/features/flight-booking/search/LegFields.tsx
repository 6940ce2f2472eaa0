import { Trans, useLingui } from '@lingui/react/macro';
import { changeLeg } from '#domain/flight-booking/criteria-legs.ts';
import { EMPTY_LEG, FEWEST_MULTI_CITY_LEGS } from '#domain/flight-booking/flight-criteria.ts';
import { DayField } from '../../../components/booking/DayField.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { closeIcon } from '../../../components/shell-icons.ts';
import { DayPartField } from './DayPartField.tsx';
import classes from './FlightSearch.module.css';
import { LegPlaces, type RouteProps } from './LegPlaces.tsx';
import { todayAt } from './today-at.ts';

interface LegFieldsProps extends RouteProps {
  /** Which leg, counted from 0. */
  at: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One flight of a multi-city trip. */
export function LegFields(props: LegFieldsProps) {
  const { t } = useLingui();
  const { values, change, messages, now, at } = props;
  const { origin, departureDate, departureTime } = values.legs[at] ?? EMPTY_LEG;
  const today = todayAt(origin, now);
  const before = values.legs.slice(0, at).map((leg) => leg.departureDate);
  const field = `legs.${at}.departureDate` as const;
  return (
    <li>
      <fieldset className={classes.leg}>
        <legend className={classes.legName}>
          <Trans>Flight {at + 1}</Trans>
        </legend>
        <LegButtons {...props} />
        <LegPlaces {...props} />
        <div className={classes.when}>
          <DayField
            label={t`Departure`}
            hint={<Trans>Choose the day of departure</Trans>}
            value={departureDate}
            today={today}
            near={[today, ...before].sort().at(-1) ?? today}
            error={messages[field]}
            onChange={(day) => change([field], (written) => changeLeg(written, at, { departureDate: day }))}
          />
          <DayPartField
            label={t`Departure time`}
            value={departureTime}
            onChange={(part) => change([], (written) => changeLeg(written, at, { departureTime: part }))}
          />
        </div>
      </fieldset>
    </li>
  );
}

const upIcon = 'M12 19V5m-5 5 5-5 5 5';
const downIcon = 'M12 5v14m-5-5 5 5 5-5';

function LegButtons({ values: { legs }, at, onMove, onRemove }: LegFieldsProps) {
  const { t } = useLingui();
  const number = at + 1;
  return (
    <div className={classes.legButtons}>
      <button
        type="button"
        data-leg-button="up"
        aria-label={t`Move flight ${number} up`}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <Icon path={upIcon} size={18} />
      </button>
      <button
        type="button"
        data-leg-button="down"
        aria-label={t`Move flight ${number} down`}
        disabled={at === legs.length - 1}
        onClick={() => onMove(at + 1)}
      >
        <Icon path={downIcon} size={18} />
      </button>
      <button
        type="button"
        data-leg-button="remove"
        aria-label={t`Remove flight ${number}`}
        disabled={legs.length <= FEWEST_MULTI_CITY_LEGS}
        onClick={onRemove}
      >
        <Icon path={closeIcon} size={18} />
      </button>
    </div>
  );
}
