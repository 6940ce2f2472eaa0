import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { type CheckoutPart, sumPrices } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms, FullVerdict, Money } from '#domain/contract.ts';
import { strictest } from '#domain/policy/decision.ts';
import { partTitle } from '#domain/trip-draft/part-title.ts';
import { Amount, AmountList } from '../../components/AmountList.tsx';
import { VerdictMark } from '../../components/verdicts/VerdictMark.tsx';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Checkout.module.css';
import { FeeLine } from './FeeLine.tsx';
import { OrderApprovers } from './OrderApprovers.tsx';

interface TripSummaryProps {
  parts: readonly CheckoutPart[];
  terms: CheckoutTerms | null;
  fee: Money | undefined;
}

export function TripSummary({ parts, terms, fee }: TripSummaryProps) {
  return (
    <Stack className={classes.summary} gap="sm" align="flex-start" miw={0}>
      <Title order={2} size="h3">
        <Trans>Your trip</Trans>
      </Title>
      <AmountList>
        {parts.map((part) => (
          <PartLine key={part.priced.offer} part={part} />
        ))}
        <FeeLine fee={fee} total={sumPrices(parts)} />
      </AmountList>
      <JointVerdict parts={parts} />
      {terms ? <OrderApprovers parts={parts} terms={terms} /> : null}
    </Stack>
  );
}

/** The company's currency first, and the price's own currency where that is another one. */
function PartLine({ part }: { part: CheckoutPart }) {
  const { asked, converted = asked } = part.priced.total;
  return (
    <Amount name={partTitle(part)}>
      {formatMoney(converted)}
      {converted.currency === asked.currency ? null : (
        <Text span c="dimmed" fz="sm">
          <br />
          {formatMoney(asked)}
        </Text>
      )}
    </Amount>
  );
}

/** The strictest verdict applies to the whole trip. */
function JointVerdict({ parts }: { parts: readonly CheckoutPart[] }) {
  const { t } = useLingui();
  const verdicts = parts.map(({ priced: { verdict } }) => verdict);
  const decision = strictest(verdicts);
  const joint: FullVerdict = {
    ...decision,
    levels: [...decision.levels],
    travelers: verdicts.flatMap(({ travelers }) => travelers),
  };
  const names = parts
    .filter(({ priced: { verdict } }) => !verdict.inPolicy)
    .map(partTitle)
    .join(t` and `);
  return (
    <div>
      <VerdictMark verdict={joint} />
      {parts.length > 1 ? (
        <Text c="dimmed" fz="sm">
          {joint.inPolicy ? (
            <Trans>All parts of the trip are in policy.</Trans>
          ) : (
            <Trans>Because of {names}. The whole trip waits for it.</Trans>
          )}
        </Text>
      ) : null}
    </div>
  );
}
