import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Money } from '#domain/contract.ts';
import { toAcceptedFare } from '#domain/flight-booking/flight-choice.ts';
import { destinationOf, originOf } from '#domain/flight-booking/flight-times.ts';
import { Amount, AmountList } from '../../../components/AmountList.tsx';
import { holdText } from '../../../components/booking/fare-terms.ts';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatInstant, formatMoney, localZone } from '../../../i18n/format.ts';
import type { FlightOptionsScreenProps } from './options-props.ts';

type OptionsSummaryProps = Pick<
  FlightOptionsScreenProps,
  'flight' | 'travelers' | 'priced' | 'verdict' | 'extras'
>;

export function OptionsSummary({ flight, travelers, priced, verdict, extras }: OptionsSummaryProps) {
  const { t } = useLingui();
  const { legs, fare, holdUntil } = priced;
  const segments = legs.flatMap((leg) => leg.segments);
  const nameOf = (id: string) => {
    const traveler = travelers.find(({ _id }) => _id === id);
    return traveler ? `${traveler.firstName} ${traveler.lastName}` : '';
  };
  return (
    <Stack gap="sm" align="flex-start" miw={0}>
      <div>
        <Title order={2} size="h3">
          {flight.name}
        </Title>
        <p>{fare.family.name}</p>
        {holdUntil === undefined ? null : <p>{t(holdText(formatInstant(holdUntil, localZone())))}</p>}
      </div>
      <VerdictMark verdict={verdict} />
      <AmountList>
        <Line price={toAcceptedFare(priced).price}>
          <Plural value={travelers.length} one="Fare for # traveller" other="Fare for # travellers" />
        </Line>
        {extras.seats.map(({ segment, traveler, seat, price }) => {
          const route = segments[segment];
          const name = nameOf(traveler);
          return (
            <Line key={`${segment} ${traveler}`} price={price}>
              <Trans>
                Seat {seat}, {name}
              </Trans>
              {route ? <Route>{` ${route.origin}–${route.destination}`}</Route> : null}
            </Line>
          );
        })}
        {extras.bags.map(({ leg, traveler, kind, quantity, price }) => {
          const route = legs[leg];
          const name = nameOf(traveler);
          return (
            <Line key={`${leg} ${traveler} ${kind}`} price={price}>
              {kind === 'checked' ? (
                <Plural value={quantity} one="# checked bag" other="# checked bags" />
              ) : (
                <Plural value={quantity} one="# cabin bag" other="# cabin bags" />
              )}
              {`, ${name}`}
              {route ? <Route>{` ${originOf(route)}–${destinationOf(route)}`}</Route> : null}
            </Line>
          );
        })}
      </AmountList>
    </Stack>
  );
}

function Line({ price, children }: { price: Money | null; children: ReactNode }) {
  return <Amount name={children}>{price ? formatMoney(price) : <Trans>Included</Trans>}</Amount>;
}

function Route({ children }: { children: string }) {
  return (
    <Box component="small" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
