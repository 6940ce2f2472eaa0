import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { addLeg, changeLeg, moveLeg, removeLeg } from '#domain/flight-booking/criteria-legs.ts';
import { EMPTY_LEG, FEWEST_MULTI_CITY_LEGS, MOST_LEGS } from '#domain/flight-booking/flight-criteria.ts';
import { DayField } from '../../../components/booking/DayField.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { closeIcon } from '../../../components/shell-icons.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { DayPartField } from './DayPartField.tsx';
import classes from './FlightSearch.module.css';
import { LegPlaces, type RouteProps } from './LegPlaces.tsx';
import { todayAt } from './today-at.ts';
import { useLegFocus } from './use-leg-focus.ts';

export function LegList(props: RouteProps) {
  const { t } = useLingui();
  const { values, rearrange } = props;
  const { keys, add, remove, move } = useLegKeys(values.legs.length);
  const { list, news, focusOn } = useLegFocus();
  return (
    <Stack gap="lg">
      <Stack renderRoot={(props) => <ol {...props} ref={list} />}>
        {keys.map((key, at) => (
          <LegFields
            key={key}
            {...props}
            at={at}
            onMove={(to) => {
              move(at, to);
              rearrange((current) => moveLeg(current, at, to));
              focusOn({ leg: to, button: to < at ? 'up' : 'down' }, t`This is flight ${to + 1} now.`);
            }}
            onRemove={() => {
              remove(at);
              rearrange((current) => removeLeg(current, at));
              focusOn(
                { leg: Math.min(at, keys.length - 2), button: 'remove' },
                t`Flight ${at + 1} was removed.`,
              );
            }}
          />
        ))}
      </Stack>
      {values.legs.length < MOST_LEGS ? (
        <Button
          variant="light"
          style={{ alignSelf: 'start' }}
          mod="touch"
          onClick={() => {
            add();
            rearrange(addLeg);
            focusOn({ leg: keys.length, button: null }, t`Flight ${keys.length + 1} was added.`);
          }}
        >
          <Trans>Add a flight</Trans>
        </Button>
      ) : (
        <Text c="dimmed" fz="sm">
          <Trans>A trip can have six flights at most.</Trans>
        </Text>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Stack>
  );
}

interface LegFieldsProps extends RouteProps {
  at: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function LegFields(props: LegFieldsProps) {
  const { t } = useLingui();
  const { values, change, messages, now, at } = props;
  const { origin, departureDate, departureTime } = values.legs[at] ?? EMPTY_LEG;
  const today = todayAt(origin, now);
  const before = values.legs.slice(0, at).map((leg) => leg.departureDate);
  const field = `legs.${at}.departureDate` as const;
  return (
    <li>
      <Paper component="fieldset" variant="inset" className={classes.leg}>
        <legend className={classes.legName}>
          <Trans>Flight {at + 1}</Trans>
        </legend>
        <LegButtons {...props} />
        <LegPlaces {...props} />
        <div>
          <DayField
            label={t`Departure`}
            hint={<Trans>Choose the day of departure</Trans>}
            value={departureDate}
            today={today}
            near={[today, ...before].sort().at(-1) ?? today}
            error={messages[field]}
            onChange={(day) => change([field], (current) => changeLeg(current, at, { departureDate: day }))}
          />
          <DayPartField
            label={t`Departure time`}
            value={departureTime}
            onChange={(part) => change([], (current) => changeLeg(current, at, { departureTime: part }))}
          />
        </div>
      </Paper>
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
        data-touch="square"
        data-leg-button="up"
        aria-label={t`Move flight ${number} up`}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <Icon path={upIcon} size={18} />
      </button>
      <button
        type="button"
        data-touch="square"
        data-leg-button="down"
        aria-label={t`Move flight ${number} down`}
        disabled={at === legs.length - 1}
        onClick={() => onMove(at + 1)}
      >
        <Icon path={downIcon} size={18} />
      </button>
      <button
        type="button"
        data-touch="square"
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

interface LegKeys {
  keys: readonly number[];
  add: () => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

/** Stable keys for legs while the form is open, so that typed text stays in its leg. */
function useLegKeys(legs: number): LegKeys {
  const [keys, setKeys] = useState(() => Array.from({ length: legs }, (_, at) => at));
  return {
    keys,
    add: () => setKeys([...keys, Math.max(...keys) + 1]),
    remove: (at) => setKeys(keys.toSpliced(at, 1)),
    move: (from, to) => setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1))),
  };
}
