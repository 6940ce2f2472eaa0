import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Title } from '@mantine/core';
import { lazy, type ReactNode, useEffect, useRef } from 'react';
import type { ChangePrice, Money, Trip, TripPart, WaitingPrices } from '#domain/contract.ts';
import { isBeingCancelled, isPartlyBooked } from '#domain/partly-booked.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import { Notice } from '../../components/Notice.tsx';
import { Surface } from '../../components/Page.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { TripStatusMark } from '../../components/trip-status/TripStatusMark.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { ReplacedParts } from './adding/ReplacedParts.tsx';
import { ChangeDecisionPanel } from './changes/ChangeDecisionPanel.tsx';
import { mayDecideNow } from './deciding/asking.ts';
import { ChangedPolicy } from './deciding/ChangedPolicy.tsx';
import decidingClasses from './deciding/Deciding.module.css';
import { DecisionPanel } from './deciding/DecisionPanel.tsx';
import { DepartedTravelers } from './deciding/DepartedTravelers.tsx';
import { findActionOffer } from './deciding/deciding.ts';
import { formatMovement, listPriceRises } from './deciding/price-movement.ts';
import { Questions } from './deciding/Questions.tsx';
import { LoadedLater } from './LoadedLater.tsx';
import { NextStepPanel } from './NextStepPanel.tsx';
import { RequestRegion } from './offline/RequestRegion.tsx';
import { PartlyBooked } from './partly-booked/PartlyBooked.tsx';
import type { Loadable } from './partly-booked/partly-booked.ts';
import { sumPrices } from './partly-booked/undecided-trip.ts';
import { TripAside, type TripAsideProps } from './TripAside.tsx';
import type { TripDialogsProps } from './TripDialogs.tsx';
import factClasses from './TripFacts.module.css';
import { TripItinerary, type TripItineraryProps } from './TripItinerary.tsx';
import classes from './TripView.module.css';
import waitingClasses from './WaitingParts.module.css';

const loadDialogs = () => import('./TripDialogs.tsx');
const TripDialogs = lazy(() => loadDialogs().then(({ TripDialogs }) => ({ default: TripDialogs })));

export interface TripViewProps extends TripItineraryProps, TripAsideProps, TripDialogsProps {
  prices: Loadable<WaitingPrices>;
  changePrice: Loadable<ChangePrice>;
}

const FOCUS_REGIONS = 'article, section';

export function TripView(props: TripViewProps) {
  const { trip, personId, labels, now, zone, deciding, asking, requesting } = props;
  useLostFocus();
  return (
    <Stack className={classes.trip} mod="closer" gap="lg" miw={0}>
      <TripFacts trip={trip} partlyBooked={isPartlyBooked(trip.status, trip.parts)} />
      <NextStepPanel
        trip={trip}
        personId={personId}
        zone={zone}
        now={now}
        renewal={props.choosing.renewal}
        nearest={props.nearest}
        onRenew={requesting.onRenew}
        onSearchAgain={requesting.onSearchAgain}
      />
      {mayDecideNow(trip) ? <Questions trip={trip} zone={zone} asking={asking} /> : null}
      <PartlyBooked
        {...props.choosing}
        trip={trip}
        zone={zone}
        nearest={props.nearest}
        onTryAgain={requesting.onRenew}
        onAskCancellation={props.onAskCancellation}
      />
      <WaitingParts trip={trip} onAskCancellation={props.onAskCancellation} />
      <ReplacedParts trip={trip} onAskCancellation={props.onAskCancellation} />
      <DepartedTravelers trip={trip} approval={trip.approval} />
      {trip.policyToday ? <ChangedPolicy policyToday={trip.policyToday} /> : null}
      {trip.approval ? <PriceRises trip={trip} /> : null}
      <div className={classes.columns} data-closer="true">
        <div className={classes.main} data-closer="true">
          <RequestRegion trip={trip} zone={zone} agency={props.agency} />
          <TripItinerary {...props} />
        </div>
        <TripAside trip={trip} labels={labels} zone={zone} />
      </div>
      <DecisionPanel trip={trip} zone={zone} deciding={deciding} onAsk={asking.onAsk} />
      <ChangeDecisionPanel trip={trip} zone={zone} deciding={deciding} onAsk={asking.onAsk} />
      <LoadedLater load={loadDialogs} isNeeded={isDialogOpen(props)}>
        <TripDialogs {...props} />
      </LoadedLater>
    </Stack>
  );
}

function isDialogOpen(props: TripDialogsProps): boolean {
  const { cancellation, deciding, asking, requesting, adding, agency, changing } = props;
  return [
    cancellation,
    deciding.decision,
    asking.asking,
    requesting.edit,
    requesting.renewal,
    adding.adding,
    agency.dialog,
    changing.withdrawal,
  ].some(({ state }) => state !== 'closed');
}

interface TripFactsProps {
  trip: Trip;
  partlyBooked: boolean;
}

function TripFacts({ trip, partlyBooked }: TripFactsProps) {
  const cancelling = isBeingCancelled(
    trip.status,
    trip.parts.map(({ status }) => status),
  );
  return (
    <Group
      component="dl"
      className={factClasses.facts}
      mod={{ facts: 'small', commas: true }}
      variant="breakable"
      gap="16px 40px"
      align="stretch"
    >
      <div className={factClasses.status}>
        <dt>
          <Trans>Status</Trans>
        </dt>
        <dd>
          <TripStatusMark
            status={trip.status}
            end={trip.end}
            partlyBooked={partlyBooked}
            cancelling={cancelling}
            openRequest={trip.request?.isOpen === true}
          />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Booking reference</Trans>
        </dt>
        <dd className={factClasses.reference}>{trip.itineraryRefId}</dd>
      </div>
      <div>
        <dt>{trip.travelers.length === 1 ? <Trans>Traveller</Trans> : <Trans>Travellers</Trans>}</dt>
        {trip.travelers.map(({ _id, firstName, lastName }) => (
          <dd key={_id}>
            {firstName} {lastName}
          </dd>
        ))}
      </div>
    </Group>
  );
}

interface WaitingPartsProps {
  trip: Trip;
  onAskCancellation: (part: string) => void;
}

function WaitingParts({ trip, onAskCancellation }: WaitingPartsProps) {
  const { t } = useLingui();
  const { booked, held } = partsByOutcome(trip);
  const [first] = held;
  if (waitingLevel(trip.status) === null || booked.length === 0 || !first) return null;
  return (
    <Surface>
      <Stack component="section" aria-label={t`What is waiting for approval`} gap="sm">
        <Title order={2} fz="h3" lh="h3">
          <Trans>What is waiting for approval</Trans>
        </Title>
        <p>
          <Trans>What is already booked stays booked, even if the rest is rejected.</Trans>
        </p>
        <table className={waitingClasses.prices} data-prices="true">
          <PartRows title={<Trans>Waiting for approval</Trans>} parts={held} sum={sumPrices(trip, held)} />
          <PartRows title={<Trans>Already booked</Trans>} parts={booked} sum={sumPrices(trip, booked)} />
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Total of the trip</Trans>
              </th>
              <td>{formatMoney(trip.total.asked)}</td>
            </tr>
          </tfoot>
        </table>
        {findActionOffer(trip, 'cancel').kind === 'allowed' ? (
          <div>
            <Button variant="default" onClick={() => onAskCancellation(first._id)}>
              <Trans>Cancel what is waiting for approval</Trans>
            </Button>
          </div>
        ) : null}
      </Stack>
    </Surface>
  );
}

interface PartRowsProps {
  title: ReactNode;
  parts: readonly TripPart[];
  sum: Money | null;
}

function PartRows({ title, parts, sum }: PartRowsProps) {
  return (
    <tbody>
      <tr className={waitingClasses.group}>
        <th scope="rowgroup">{title}</th>
        <td>{sum ? formatMoney(sum) : null}</td>
      </tr>
      {parts.map((part) => (
        <tr key={part._id}>
          <th scope="row">{partName(part)}</th>
          <td>{formatMoney(part.price.converted ?? part.price.asked)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function PriceRises({ trip }: { trip: Trip }) {
  const rises = listPriceRises(trip);
  if (rises.length === 0) return null;
  const names = new Map(trip.parts.map((part) => [part._id, partName(part)]));
  return (
    <Notice kind="warning" title={<Trans>More expensive than requested, beyond the tolerance</Trans>}>
      <div style={{ overflowX: 'auto' }}>
        <table className={decidingClasses.rises}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Part</Trans>
              </th>
              <th scope="col">
                <Trans>Requested</Trans>
              </th>
              <th scope="col">
                <Trans>Now</Trans>
              </th>
              <th scope="col">
                <Trans>Difference</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rises.map(({ partId, accepted, current }) => (
              <tr key={partId}>
                <th scope="row">{names.get(partId) ?? trip.title}</th>
                <td>{formatMoney(accepted)}</td>
                <td>
                  <strong>{formatMoney(current)}</strong>
                </td>
                <td>{formatMovement(accepted, current)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Notice>
  );
}

interface FocusedElement {
  element: Element;
  regions: readonly HTMLElement[];
}

/**
 * A button may disappear with the action it was pressed for. The focus then moves to the surrounding part or section,
 * or else to the heading of the page. The focus is outside of React, hence the effects.
 */
function useLostFocus(): void {
  const last = useRef<FocusedElement | null>(null);
  useEffect(() => {
    // A closing dialog restores the focus without a React event.
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = { element: target, regions: [...regionsAround(target)] };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const region = last.current.regions.find(({ isConnected }) => isConnected);
    last.current = null;
    if (document.activeElement !== document.body) return;
    const target = region ?? document.querySelector('h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  });
}

function* regionsAround(element: Element): Generator<HTMLElement> {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.matches(FOCUS_REGIONS)) yield parent;
}
