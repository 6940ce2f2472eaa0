import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, useState } from 'react';
import type { FullVerdict, Trip } from '#domain/contract.ts';
import { isPartlyBooked } from '#domain/partly-booked.ts';
import { sumChangeFees } from '#domain/trip-costs.ts';
import { fullName } from '../../components/trip-status/full-name.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { REASON_WORDS } from '../../components/trip-status/reason-words.ts';
import { explainVerdict } from '../../components/verdicts/explain-verdict.ts';
import { VerdictExplanation } from '../../components/verdicts/VerdictExplanation.tsx';
import { formatFullInstant, formatMoney } from '../../i18n/format.ts';
import infoClasses from './BookingInfo.module.css';
import { AllowedAlternative } from './deciding/AllowedAlternative.tsx';
import decidingClasses from './deciding/Deciding.module.css';
import { findActionOffer } from './deciding/deciding.ts';
import { LoadedLater } from './LoadedLater.tsx';
import { Money } from './money/Money.tsx';
import policyClasses from './PolicySection.module.css';
import { TripSection } from './TripSection.tsx';
import classes from './TripView.module.css';

const loadDrawing = () => import('./TripChartDrawing.tsx');
const TripChartDrawing = lazy(() =>
  loadDrawing().then(({ TripChartDrawing }) => ({ default: TripChartDrawing })),
);

const loadHistory = () => import('./TripHistory.tsx');
const TripHistory = lazy(() => loadHistory().then(({ TripHistory }) => ({ default: TripHistory })));

export interface TripAsideProps {
  trip: Trip;
  labels: TripLabels;
  zone: string;
}

/** Costs and what is folded stand beside the itinerary, where what is open makes the page no longer. */
const HAS_ASIDE = '(width > 64em)';

export function TripAside({ trip, labels, zone }: TripAsideProps) {
  const hasAside = useMediaQuery(HAS_ASIDE, true, { getInitialValueInEffect: false });
  const mayApprove = findActionOffer(trip, 'approve').kind === 'allowed';
  return (
    <div className={classes.aside} data-closer="true">
      <TripSection title={<Trans>Costs</Trans>}>
        <Money trip={trip} />
      </TripSection>
      <Stack className={classes.folds} gap="xs">
        <TripComparison trip={trip} zone={zone} isOpen={hasAside} />
        <TripSection title={<Trans>Request and payment</Trans>} folded isOpen={hasAside && isToDecide(trip)}>
          <BookingInfo trip={trip} labels={labels} zone={zone} />
        </TripSection>
        {trip.parts.length === 0 ? null : <PolicySection verdict={trip.verdict} isExplained={mayApprove} />}
        <LaterSection title={<Trans>Progress</Trans>} load={loadDrawing}>
          <TripChartDrawing trip={trip} partlyBooked={isPartlyBooked(trip.status, trip.parts)} />
        </LaterSection>
        <LaterSection title={<Trans>History</Trans>} load={loadHistory}>
          <TripHistory trip={trip} appName={labels.appName} zone={zone} />
        </LaterSection>
      </Stack>
    </div>
  );
}

interface LaterSectionProps {
  title: ReactNode;
  load: () => Promise<unknown>;
  children: ReactNode;
}

function LaterSection({ title, load, children }: LaterSectionProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <TripSection title={title} folded onUnfold={() => setUnfolded(true)}>
      <LoadedLater load={load} isNeeded={isUnfolded}>
        {children}
      </LoadedLater>
    </TripSection>
  );
}

/** Purpose, reason and comment are a part of what is decided on. */
function isToDecide({ approval, changes = [] }: Trip): boolean {
  return approval !== undefined || changes.some(({ mayDecide }) => mayDecide === true);
}

interface TripComparisonProps {
  trip: Trip;
  zone: string;
  isOpen: boolean;
}

/** For approvers: the cheapest alternatives without approval, and colleagues on the same flights or in the hotels. */
function TripComparison({ trip: { parts, comparisons }, zone, isOpen }: TripComparisonProps) {
  if (!comparisons) return null;
  const companions = new Set(comparisons.flatMap(({ colleagues }) => colleagues.map(fullName)));
  return (
    <TripSection
      title={<Trans>To compare</Trans>}
      note={
        companions.size === 0 ? null : (
          <Plural value={companions.size} one="# colleague there" other="# colleagues there" />
        )
      }
      folded
      isOpen={isOpen}
    >
      {parts.map((part) => {
        const comparison = comparisons.find(({ partId }) => partId === part._id);
        if (!comparison) return null;
        const { search, alternative, colleagues } = comparison;
        return (
          <section key={part._id} aria-label={partName(part)}>
            <Title order={3} fz="md">
              {partName(part)}
            </Title>
            <dl className={decidingClasses.facts} data-facts="small">
              {search ? (
                <AllowedAlternative
                  search={search}
                  alternative={alternative}
                  price={part.price.asked}
                  zone={zone}
                />
              ) : null}
              <div>
                <dt>
                  <Trans>Colleagues there at the same time</Trans>
                </dt>
                <dd>{colleagues.map(fullName).join(', ') || <Trans>None</Trans>}</dd>
              </div>
            </dl>
          </section>
        );
      })}
    </TripSection>
  );
}

export interface TripLabels {
  purpose: string;
  cardVendor: string | undefined;
  appName: string;
}

interface BookingInfoProps {
  trip: Trip;
  labels: TripLabels;
  zone: string;
}

function BookingInfo({ trip, labels, zone }: BookingInfoProps) {
  const { bookingInfo: info, createdBy, createdAt } = trip;
  const requested = formatFullInstant(createdAt, zone);
  const changeFees = sumChangeFees(trip);
  return (
    <dl className={infoClasses.facts} data-facts="true">
      <Fact name={<Trans>Payment</Trans>}>
        {info.creditCard ? (
          `${labels.cardVendor ?? info.creditCard.vendor} •••• ${info.creditCard.last4}`
        ) : (
          <Trans>Invoice to the company</Trans>
        )}
      </Fact>
      {info.bookingFee ? <Fact name={<Trans>Booking fee</Trans>}>{formatMoney(info.bookingFee)}</Fact> : null}
      {changeFees ? <Fact name={<Trans>Change fee</Trans>}>{formatMoney(changeFees)}</Fact> : null}
      <Fact name={<Trans>Purpose</Trans>}>{labels.purpose}</Fact>
      {info.referenceFields.map(({ position, name, value }) => (
        <Fact key={position} name={name}>
          {value}
        </Fact>
      ))}
      {info.reason ? (
        <Fact name={<Trans>Reason for booking out of policy</Trans>}>
          <Reason reason={info.reason} />
        </Fact>
      ) : null}
      {info.comment ? <Fact name={<Trans>Comment</Trans>}>{info.comment}</Fact> : null}
      {[info.level1Approver, info.level2Approver].map((approver) =>
        approver ? (
          <Fact key={approver.level} name={<ApproverOf level={approver.level} />}>
            {approver.firstName} {approver.lastName}
          </Fact>
        ) : null,
      )}
      <Fact name={<Trans>Requested</Trans>}>
        {requested}, {createdBy.firstName} {createdBy.lastName}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ApproverOf({ level }: { level: 1 | 2 }) {
  return <Trans>Approver, level {level}</Trans>;
}

function Reason({ reason }: { reason: NonNullable<Trip['bookingInfo']['reason']> }) {
  const { t } = useLingui();
  const words = t(REASON_WORDS[reason.code]);
  return reason.text ? `${words}: ${reason.text}` : words;
}

interface PolicySectionProps {
  verdict: FullVerdict;
  /** What is not kept is explained above. */
  isExplained: boolean;
}

function PolicySection({ verdict, isExplained }: PolicySectionProps) {
  const explained = explainVerdict(verdict);
  const kept = explained.filter(({ outcome }) => outcome === 'kept').length;
  if (isExplained || (kept > 0 && kept === explained.length)) {
    return (
      <TripSection title={<Trans>Policy</Trans>} note={kept > 0 ? <Kept count={kept} /> : null} folded>
        <VerdictExplanation verdict={verdict} />
      </TripSection>
    );
  }
  return (
    <TripSection title={<Trans>Policy</Trans>} screenOnly>
      <VerdictExplanation verdict={verdict} shown="notKept" />
      {kept > 0 ? (
        <details className={policyClasses.kept}>
          <summary>
            <Kept count={kept} />
          </summary>
          <VerdictExplanation verdict={verdict} shown="kept" />
        </details>
      ) : null}
    </TripSection>
  );
}

function Kept({ count }: { count: number }) {
  return <Plural value={count} one="# rule kept" other="# rules kept" />;
}
