import { Amount, AmountList } from '../../components/AmountList.tsx';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Money, Trip, TripPart } from '#domain/contract.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { ON_SITE_WORDS } from '../../components/booking/on-site-words.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { formatInstant, formatMoney, formatShortDay } from '../../i18n/format.ts';
import {
  type CancellationPlan,
  type ImpossibleCancellation,
  isChoice,
  type PossibleCancellation,
  retainedAmount,
} from './cancellation-plan.ts';
import { tripKind } from './kinds/trip-kinds.ts';
import classes from './PartQuotes.module.css';
import { totalWith } from './partly-booked/undecided-trip.ts';
import { isHandledElsewhere, refusalWords } from './refusal-words.ts';

interface PartQuotesProps {
  plan: CancellationPlan;
  trip: Trip;
  chosen: ReadonlySet<string>;
  onChoose: (part: string, isChosen: boolean) => void;
  error: ReactNode;
}

export function PartQuotes({ plan, trip, chosen, onChoose, error }: PartQuotesProps) {
  const { impossible, fixed } = plan;
  const errorId = useId();
  const isChosen = isChoice(plan);
  const possible = isChosen ? plan.possible.filter(({ _id }) => !fixed.has(_id)) : plan.possible;
  const byId = new Map(trip.parts.map((part) => [part._id, part]));
  const refused = impossible.flatMap((one) => {
    const part = byId.get(one._id);
    return part ? <RefusedPart key={one._id} part={part} refused={one} /> : [];
  });
  return (
    <>
      {isChosen ? <FixedParts plan={plan} trip={trip} /> : null}
      {possible.length > 0 ? (
        <Stack component="fieldset" gap="sm" aria-describedby={error ? errorId : undefined}>
          <legend className={classes.legend}>
            {isChosen ? <Choice plan={plan} /> : <Trans>What it costs</Trans>}
          </legend>
          <Stack component="ul" gap="sm">
            {possible.map((cancellation) => {
              const part = byId.get(cancellation._id);
              if (!part) return null;
              return (
                <li key={cancellation._id} className={classes.part}>
                  {isChosen ? (
                    <Checkbox
                      name="parts"
                      value={cancellation._id}
                      label={<PartTitle part={part} />}
                      checked={chosen.has(cancellation._id)}
                      aria-invalid={error ? true : undefined}
                      onChange={(event) => onChoose(cancellation._id, event.currentTarget.checked)}
                      classNames={{ body: classes.tick ?? '', labelWrapper: classes.label ?? '' }}
                    />
                  ) : (
                    <PartTitle part={part} />
                  )}
                  <PossiblePart part={part} cancellation={cancellation} trip={trip} />
                </li>
              );
            })}
          </Stack>
          {error ? (
            <Text id={errorId} c="var(--mantine-color-error)">
              {error}
            </Text>
          ) : null}
        </Stack>
      ) : null}
      {refused.length > 0 ? (
        <Stack component="section" gap="sm" miw={0}>
          {possible.length > 0 ? (
            <h3 className={classes.legend}>
              {plan.kind === 'whole' ? <Trans>Can't be cancelled</Trans> : <Trans>Stays booked</Trans>}
            </h3>
          ) : null}
          <Stack component="ul" gap="sm">
            {refused}
          </Stack>
        </Stack>
      ) : null}
    </>
  );
}

function Choice({ plan: { kind } }: { plan: CancellationPlan }) {
  if (kind === 'waiting') return <Trans>Which bookings are to be cancelled with it?</Trans>;
  return <Trans>What is to be cancelled?</Trans>;
}

function FixedParts({ plan: { possible, fixed }, trip }: Pick<PartQuotesProps, 'plan' | 'trip'>) {
  if (fixed.size === 0) return null;
  return (
    <Stack component="section" gap="sm" miw={0}>
      <h3 className={classes.legend}>
        <Trans>What is waiting for approval</Trans>
      </h3>
      <Stack component="ul" gap="sm">
        {possible.flatMap((cancellation) => {
          const part = trip.parts.find(({ _id }) => _id === cancellation._id);
          if (!part || !fixed.has(cancellation._id)) return [];
          return (
            <li key={cancellation._id} className={classes.part}>
              <PartTitle part={part} />
              <PossiblePart part={part} cancellation={cancellation} trip={trip} />
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** A trip may have two rooms in the same hotel. */
function PartTitle({ part }: { part: TripPart }) {
  const { startsOn, endsOn } = part;
  const [from, to] = [formatShortDay(startsOn), formatShortDay(endsOn)];
  return (
    <Text span variant="breakable">
      <strong>{partName(part)}</strong>{' '}
      <span className={classes.days}>{startsOn === endsOn ? from : `${from} – ${to}`}</span>
    </Text>
  );
}

interface PossiblePartProps {
  part: TripPart;
  cancellation: PossibleCancellation;
  trip: Trip;
}

function PossiblePart({ part, cancellation, trip }: PossiblePartProps) {
  if (part.status === 'failed') return <LeftOut trip={trip} />;
  if (part.status !== 'held') return <Costs cancellation={cancellation} zone={tripKind(part).zone(part)} />;
  return (
    <p>
      <Trans>It is on hold, and will be released free of charge.</Trans>
    </p>
  );
}

function RefusedPart({ part, refused }: { part: TripPart; refused: ImpossibleCancellation }) {
  const { t } = useLingui();
  const isHandled = isHandledElsewhere(refused.reason);
  const contact = tripKind(part).contact?.(part);
  return (
    <li className={classes.part}>
      <PartTitle part={part} />
      <p>{t(refusalWords(refused.reason, part))}</p>
      {isHandled && (part.locator || contact) ? (
        <AmountList>
          {part.locator ? (
            <Amount name={<Trans>Booking number</Trans>} isMain>
              {part.locator}
            </Amount>
          ) : null}
          {contact ? (
            <Amount name={t(contact.name)} isMain>
              {contact.phone}
            </Amount>
          ) : null}
        </AmountList>
      ) : null}
    </li>
  );
}

function LeftOut({ trip }: { trip: Trip }) {
  const { booked, held, failed } = partsByOutcome(trip);
  const total = totalWith(trip, [...booked, ...held]);
  const names = failed.length === 1 ? held.map(partName).join(', ') : '';
  return (
    <>
      <p>
        <Trans>It was not booked, and nothing has to be paid for it.</Trans>{' '}
        {names === '' ? <Trans>The rest stays as it is.</Trans> : <Trans>Booked then: {names}.</Trans>}
      </p>
      {total ? (
        <AmountList>
          <Cost name={<Trans>Total of the trip then</Trans>} money={total} />
        </AmountList>
      ) : null}
    </>
  );
}

interface CostsProps {
  cancellation: PossibleCancellation;
  zone: string | undefined;
}

function Costs({ cancellation, zone }: CostsProps) {
  const { t } = useLingui();
  const { refund, penalty, unpaid, until } = cancellation;
  const end = until && zone ? formatInstant(until, zone) : null;
  return (
    <>
      {penalty.amount === 0 ? (
        <p>
          <Trans>The cancellation costs nothing.</Trans>
        </p>
      ) : null}
      <AmountList>
        <Cost name={<Trans>Kept by the supplier</Trans>} money={retainedAmount(cancellation)} />
        {unpaid ? <Cost name={t(ON_SITE_WORDS[unpaid.place].charged)} money={unpaid.charged} /> : null}
        <Cost name={<Trans>Refunded</Trans>} money={refund} />
        {unpaid ? <Cost name={t(ON_SITE_WORDS[unpaid.place].waived)} money={unpaid.waived} /> : null}
      </AmountList>
      {end ? (
        <Text c="dimmed">
          <Trans>This holds until {end}, local time.</Trans>
        </Text>
      ) : null}
    </>
  );
}

function Cost({ name, money }: { name: ReactNode; money: Money }) {
  return money.amount === 0 ? null : (
    <Amount name={name} isMain>
      {formatMoney(money)}
    </Amount>
  );
}
