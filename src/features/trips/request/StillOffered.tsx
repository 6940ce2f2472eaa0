import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { Money, Trip, TripRenewal } from '#domain/contract.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { isSupplierPart } from '../kinds/trip-kinds.ts';
import type { Loadable } from '../partly-booked/partly-booked.ts';
import { NearestOffers } from './NearestOffers.tsx';
import { RENEWAL_OUTCOME_WORDS } from './renewal-words.ts';
import type { NearestProps } from './requesting.ts';

interface StillOfferedProps {
  trip: Trip;
  renewal: Loadable<TripRenewal>;
  nearest: NearestProps;
}

export function StillOffered({ trip, renewal, nearest }: StillOfferedProps) {
  const { t } = useLingui();
  if (renewal.state !== 'answered') return null;
  const listed = renewal.answer.parts.flatMap((renewed) => {
    const part = trip.parts.find(({ _id }) => _id === renewed.partId);
    const isListed = RENEWAL_OUTCOME_WORDS[renewed.outcome] !== null || renewed.nearest !== undefined;
    return part && isSupplierPart(part) && isListed ? [{ ...renewed, part }] : [];
  });
  if (listed.length === 0) return null;
  return (
    <Stack component="ul" gap="sm" aria-label={t`What is offered instead`}>
      {listed.map(({ part, outcome, before: accepted, price: current, nearest: offers = [] }) => {
        const why = RENEWAL_OUTCOME_WORDS[outcome];
        return (
          <li key={part._id}>
            <p>
              <strong>{partName(part)}</strong>:{' '}
              {why ? (
                <Text span c="var(--mantine-color-error)">
                  {t(why)}
                </Text>
              ) : null}
              {current ? <CurrentPrice accepted={accepted} current={current} /> : null}
            </p>
            <NearestOffers part={part} offers={offers} nearest={nearest} />
          </li>
        );
      })}
    </Stack>
  );
}

function CurrentPrice({ accepted, current }: { accepted: Money; current: Money }) {
  const [then, now] = [formatMoney(accepted), formatMoney(current)];
  return then === now ? (
    <Trans>still {now}</Trans>
  ) : (
    <Trans>
      {now} now, {then} before
    </Trans>
  );
}
