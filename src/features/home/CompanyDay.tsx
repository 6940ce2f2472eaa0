import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookedInMonth, CompanyDay as Day } from '#domain/contract.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import { fullName } from '../../components/trip-status/full-name.ts';
import { formatMonth } from '../../i18n/format.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import classes from './CompanyDay.module.css';
import { tripsAddress } from './trips-search.ts';

interface CompanyDayProps {
  companyName: string;
  day: Day | undefined;
  now: string;
}

const FIRST_AWAY = 4;

export function CompanyDay({ companyName, day, now }: CompanyDayProps) {
  const { t } = useLingui();
  return (
    <section className={classes.day} aria-label={t`Today at ${companyName}`} aria-busy={!day}>
      <h2>
        <Trans>Today at {companyName}</Trans>
      </h2>
      <dl>
        <Fact name={<Trans>Away today</Trans>}>{day ? <Away {...day.away} /> : null}</Fact>
        <Fact name={<Trans>Waiting for approval</Trans>}>
          {day ? <Waiting {...day.approvals} now={now} /> : null}
        </Fact>
        <Fact
          name={day ? <Trans>Booked in {formatMonth(day.thisMonth.month)}</Trans> : <Trans>Booked</Trans>}
        >
          {day ? <Spend now={day.thisMonth} before={day.lastMonth} /> : null}
        </Fact>
        <Fact name={<Trans>Outside the policy</Trans>}>
          {day ? <Share now={day.thisMonth} before={day.lastMonth} /> : null}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Away({ people, trips }: Day['away']) {
  const shown = trips.slice(0, FIRST_AWAY);
  return (
    <>
      <strong>
        <Plural value={people} _0="No one" one="# person" other="# people" />
      </strong>
      {shown.length === 0 ? null : (
        <ul>
          {shown.map(({ _id, title, travelers }) => (
            <li key={_id}>
              <AppLink href={paths.trip(_id)}>{travelers.map(fullName).join(', ')}</AppLink>
              <span>{title}</span>
            </li>
          ))}
        </ul>
      )}
      {trips.length > FIRST_AWAY ? (
        <AppLink href={tripsAddress({ trips: 'current' })}>
          <Trans>All who are away</Trans>
        </AppLink>
      ) : null}
    </>
  );
}

function Waiting({ count, oldestSince, now }: Day['approvals'] & { now: string }) {
  return (
    <>
      <strong>{count}</strong>
      {oldestSince === undefined ? null : (
        <>
          <span>
            <Trans>the oldest requested {formatRelativeTime(oldestSince, now)}</Trans>
          </span>
          <AppLink href={tripsAddress({ trips: 'waitingApproval' })}>
            <Trans>What waits</Trans>
          </AppLink>
        </>
      )}
    </>
  );
}

interface Months {
  now: BookedInMonth;
  before: BookedInMonth;
}

function Spend({ now, before }: Months) {
  return (
    <>
      <strong>{formatSpend(now)}</strong>
      <span>
        <Plural
          value={now.trips}
          one="for # trip, without booking fees"
          other="for # trips, without booking fees"
        />
      </span>
      <span>
        <Trans>
          {formatSpend(before)} in all of {formatMonth(before.month)}
        </Trans>
      </span>
    </>
  );
}

function formatSpend({ spend }: BookedInMonth): string {
  return spend.map(formatMoney).join(' + ');
}

function Share({ now, before }: Months) {
  const percentBefore = percentOutside(before);
  return (
    <>
      <strong>{percentOutside(now) ?? 0} %</strong>
      <span>
        <Trans>
          {now.outsidePolicy} of <Plural value={now.trips} one="# trip" other="# trips" /> needed an approval
        </Trans>
      </span>
      {percentBefore === null ? null : (
        <span>
          <Trans>
            {percentBefore} % in {formatMonth(before.month)}
          </Trans>
        </span>
      )}
    </>
  );
}

function percentOutside({ trips, outsidePolicy }: BookedInMonth): number | null {
  return trips === 0 ? null : Math.round((100 * outsidePolicy) / trips);
}
