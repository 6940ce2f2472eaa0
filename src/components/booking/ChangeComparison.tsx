import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LostBenefit, Money, OnSiteChange } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import { Amount, AmountList } from '../AmountList.tsx';
import classes from './ChangeComparison.module.css';
import type { ComparisonSide } from './comparison-side.ts';
import type { ComparisonTerm } from './kinds/comparison-kind.ts';
import { lostBenefitWords } from './lost-benefit-words.ts';
import { ON_SITE_WORDS, onSiteChangeText } from './on-site-words.ts';

interface ChangeComparisonProps {
  before: ComparisonSide;
  after: ComparisonSide;
  difference: Money;
  penalty: Money;
  due: Money;
  refund: Money;
  onSite?: OnSiteChange;
  lost: readonly LostBenefit[];
}

export function ChangeComparison(props: ChangeComparisonProps) {
  const { t } = useLingui();
  const { before, after, difference, penalty, due, refund, onSite, lost } = props;
  const priceText = ({ price, asked = price }: ComparisonSide): string => {
    const [own, atSupplier] = [formatMoney(price), formatMoney(asked)];
    return price.currency === asked.currency ? own : t`${own} (${atSupplier} at the supplier)`;
  };
  return (
    <Stack>
      <table className={classes.sides}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans>Before the change</Trans>
            </th>
            <th scope="col">
              <Trans>After the change</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <Row label={<Trans>Booking</Trans>} before={before.title} after={after.title} />
          <Row
            label={<Trans>Dates</Trans>}
            before={formatDayRange(before.startsOn, before.endsOn)}
            after={formatDayRange(after.startsOn, after.endsOn)}
          />
          <TermRows before={before.terms} after={after.terms} />
          <Row label={<Trans>Price</Trans>} before={priceText(before)} after={priceText(after)} />
          {onSite ? (
            <Row
              label={t(ON_SITE_WORDS[onSite.place].paid)}
              before={formatMoney(onSite.before)}
              after={formatMoney(onSite.after)}
            />
          ) : null}
        </tbody>
      </table>
      <AmountList>
        <Amount name={<Trans>Price difference</Trans>}>{t(differenceText(difference))}</Amount>
        <Amount name={<Trans>Fee for the change</Trans>}>
          {penalty.amount > 0 ? formatMoney(penalty) : <Trans>None</Trans>}
        </Amount>
        {onSite ? <OnSiteDifference onSite={onSite} /> : null}
        <ChangeTotal due={due} refund={refund} isAll={!onSite} />
      </AmountList>
      <Lost lost={lost} price={{ after: after.price, onSite }} />
    </Stack>
  );
}

interface RowProps {
  label: ReactNode;
  before: string;
  after: string;
}

function Row({ label, before, after }: RowProps) {
  return (
    <tr data-changed={before !== after}>
      <th scope="row">{label}</th>
      <td>{before}</td>
      <td>{after}</td>
    </tr>
  );
}

interface TermRowsProps {
  before: readonly ComparisonTerm[];
  after: readonly ComparisonTerm[];
}

/** Terms that only one side has can't be compared. */
function TermRows({ before, after }: TermRowsProps) {
  const { t } = useLingui();
  const toTexts = (term?: ComparisonTerm) =>
    term?.lines.map((line) => (typeof line === 'string' ? line : t(line))) ?? [];
  return before.map((term, index) => {
    const [old, next] = [toTexts(term), toTexts(after[index])];
    return (
      <tr key={term.label.id}>
        <th scope="row">{t(term.label)}</th>
        <td>
          <Lines lines={old} others={next} />
        </td>
        <td>
          <Lines lines={next} others={old} />
        </td>
      </tr>
    );
  });
}

function Lines({ lines, others }: { lines: readonly string[]; others: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} data-changed={!others.includes(line)}>
      {line}
    </p>
  ));
}

function differenceText({ amount, currency }: Money): MessageDescriptor {
  const by = formatMoney({ amount: Math.abs(amount), currency });
  if (amount === 0) return msg`None`;
  return amount > 0 ? msg`${by} more` : msg`${by} less`;
}

function OnSiteDifference({ onSite }: { onSite: OnSiteChange }) {
  const { t } = useLingui();
  return (
    <Amount name={<Trans>On site</Trans>} isMain>
      {t(onSiteChangeText(onSite))}
    </Amount>
  );
}

interface ChangeTotalProps extends Pick<ChangeComparisonProps, 'due' | 'refund'> {
  isAll: boolean;
}

function ChangeTotal({ due, refund, isAll }: ChangeTotalProps) {
  if (refund.amount > 0) {
    return (
      <Amount name={isAll ? <Trans>Total refund</Trans> : <Trans>Refunded</Trans>} isMain>
        {formatMoney(refund)}
      </Amount>
    );
  }
  return (
    <Amount
      name={isAll ? <Trans>Total to pay for the change</Trans> : <Trans>To pay now for the change</Trans>}
      isMain
    >
      {formatMoney(due)}
    </Amount>
  );
}

interface LostProps extends Pick<ChangeComparisonProps, 'lost'> {
  price: Parameters<typeof lostBenefitWords>[1];
}

function Lost({ lost, price }: LostProps) {
  const { t } = useLingui();
  if (lost.length === 0) {
    return (
      <p>
        <Trans>Nothing booked with it is lost with the change.</Trans>
      </p>
    );
  }
  return (
    <div className={classes.lost}>
      <p>
        <Trans>Lost with the change</Trans>
      </p>
      <ul>
        {lost.map((benefit) => (
          <li key={benefit}>{t(lostBenefitWords(benefit, price))}</li>
        ))}
      </ul>
    </div>
  );
}
