import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OfferPreview, PolicyCounts, PolicyPreview, PolicyRule } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import { isJudgedDifferently } from '#domain/policy/compare-policies.ts';
import { statePolicy } from '#domain/policy/state-policy.ts';
import { ruleTitle } from '../../../components/verdicts/kinds/rule-kinds.ts';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatMoney } from '../../../i18n/money-format.ts';
import classes from './PolicyTrial.module.css';

interface TrialResultProps {
  preview: PolicyPreview;
  draft: PolicyRules;
}

export function TrialResult({ preview, draft }: TrialResultProps) {
  const { totalOffers, changedOffers } = preview;
  const changed = preview.offers.filter(isJudgedDifferently);
  if (totalOffers === 0) {
    return (
      <p role="status">
        <Trans>There is nothing to judge: nothing is offered for it now.</Trans>
      </p>
    );
  }
  return (
    <Stack gap="sm" miw={0}>
      <CountTable preview={preview} />
      <p role="status">
        {changedOffers === 0 ? (
          <Trans>The draft gives the same result for all of them.</Trans>
        ) : (
          <Plural
            value={changedOffers}
            one={`One of ${totalOffers} offers is judged differently.`}
            other={`# of ${totalOffers} offers are judged differently.`}
          />
        )}
      </p>
      {changed.length > 0 ? <OfferChanges offers={changed} rules={statePolicy(draft).rules} /> : null}
      {changedOffers > changed.length ? (
        <Text c="dimmed">
          <Trans>These are the {changed.length} cheapest of them.</Trans>
        </Text>
      ) : null}
    </Stack>
  );
}

function CountTable({ preview: { today, draft } }: { preview: PolicyPreview }) {
  return (
    <table className={classes.counts}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Trans>Free</Trans>
          </th>
          <th scope="col">
            <Trans>Level 1</Trans>
          </th>
          <th scope="col">
            <Trans>Level 2</Trans>
          </th>
          <th scope="col">
            <Trans>Hidden</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        <CountRow title={<Trans>Today</Trans>} counts={today} />
        <CountRow title={<Trans>Draft</Trans>} counts={draft} />
      </tbody>
    </table>
  );
}

function CountRow({ title, counts }: { title: ReactNode; counts: PolicyCounts }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{counts.allowed}</td>
      <td>{counts.level1}</td>
      <td>{counts.level2}</td>
      <td>{counts.hidden}</td>
    </tr>
  );
}

interface OfferChangesProps {
  offers: PolicyPreview['offers'];
  rules: readonly PolicyRule[];
}

function OfferChanges({ offers, rules }: OfferChangesProps) {
  // Several offers may be called and cost the same.
  const numbered = offers.map((offer, place) => ({ ...offer, place }));
  return (
    <Stack component="ul" gap={0}>
      {numbered.map(({ place, title, price, today, draft }) => (
        <li key={place} className={classes.offer}>
          <Text span variant="breakable">
            {title}
          </Text>
          <span className={classes.price}>{formatMoney(price)}</span>
          <Group component="span" className={classes.verdict} gap="4px 8px" display="inline-flex">
            <Trans>Today</Trans> <VerdictMark verdict={today} />
          </Group>
          <Group component="span" className={classes.verdict} gap="4px 8px" display="inline-flex">
            <Trans>Draft</Trans> <VerdictMark verdict={draft} rules={rules} />
          </Group>
          <ChangedRules today={today} draft={draft} />
        </li>
      ))}
    </Stack>
  );
}

function ChangedRules({ today, draft }: Pick<OfferPreview, 'today' | 'draft'>) {
  const { t } = useLingui();
  const formatTitles = (rules: readonly string[]) =>
    rules
      .map((rule) => ruleTitle(rule))
      .map((title) => (typeof title === 'string' ? title : t(title)))
      .join(', ');
  const broken = formatTitles(draft.broken.filter((rule) => !today.broken.includes(rule)));
  const noLongerBroken = formatTitles(today.broken.filter((rule) => !draft.broken.includes(rule)));
  if (broken === '' && noLongerBroken === '') return null;
  return (
    <span className={classes.changedRules}>
      {broken === '' ? null : <Trans>Now broken: {broken}.</Trans>}{' '}
      {noLongerBroken === '' ? null : <Trans>No longer broken: {noLongerBroken}.</Trans>}
    </span>
  );
}
