import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { addLeg, moveLeg, removeLeg } from '#domain/flight-booking/criteria-legs.ts';
import { MOST_LEGS } from '#domain/flight-booking/flight-criteria.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import classes from './FlightSearch.module.css';
import { LegFields } from './LegFields.tsx';
import type { RouteProps } from './LegPlaces.tsx';
import { useLegFocus } from './use-leg-focus.ts';
import { useLegKeys } from './use-leg-keys.ts';

/** The flights of a multi-city trip, one after the other. */
export function LegList(props: RouteProps) {
  const { t } = useLingui();
  const { values, rearrange } = props;
  const { keys, add, remove, move } = useLegKeys(values.legs.length);
  const { list, news, focusOn } = useLegFocus();
  return (
    <div className={classes.legList}>
      <ol ref={list} className={classes.legs}>
        {keys.map((key, at) => (
          <LegFields
            key={key}
            {...props}
            at={at}
            onMove={(to) => {
              move(at, to);
              rearrange((written) => moveLeg(written, at, to));
              focusOn({ leg: to, button: to < at ? 'up' : 'down' }, t`This is flight ${to + 1} now.`);
            }}
            onRemove={() => {
              remove(at);
              rearrange((written) => removeLeg(written, at));
              focusOn(
                { leg: Math.min(at, keys.length - 2), button: 'remove' },
                t`Flight ${at + 1} was removed.`,
              );
            }}
          />
        ))}
      </ol>
      {values.legs.length < MOST_LEGS ? (
        <Button
          variant="light"
          className={classes.add ?? ''}
          onClick={() => {
            add();
            rearrange(addLeg);
            focusOn({ leg: keys.length, button: null }, t`Flight ${keys.length + 1} was added.`);
          }}
        >
          <Trans>Add a flight</Trans>
        </Button>
      ) : (
        <p className={classes.full}>
          <Trans>A trip can have six flights at most.</Trans>
        </p>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
