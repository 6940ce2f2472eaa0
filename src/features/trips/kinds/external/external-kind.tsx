import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ExternalPart, Trip } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { FactList } from '../../../../components/Page.tsx';
import { SERVICE_ICONS, SERVICE_WORDS } from '../../../../components/trip-status/service-words.ts';
import { isOverPart } from '../../is-over-part.ts';
import classes from '../PartHead.module.css';
import type { FactsProps, HeadProps, Moment, TripKind } from '../trip-kind.ts';

export const externalKind: TripKind<'external'> = {
  Head: ExternalHead,
  Facts: ExternalFacts,
  moments: externalMoments,
  // No supplier is called.
  statusMeanings: {
    held: msg`The agency has it ready. It counts as booked once the trip is approved.`,
    confirming: msg`The booking is being recorded.`,
    confirmed: null,
    unknown: msg`The booking is being recorded.`,
    changing: msg`The change is being recorded.`,
    cancelling: msg`The cancellation is being recorded.`,
    cancelled: null,
    failed: msg`It was not booked, and nothing has to be paid for it.`,
  },
  priceNote: msg`as the agency has recorded it`,
  zone: () => undefined,
  freeUntil: () => undefined,
};

function ExternalHead({ part: { supplier, service } }: HeadProps<'external'>) {
  const { t } = useLingui();
  return (
    <>
      <span className={classes.service}>
        <Icon path={SERVICE_ICONS[service]} size={24} />
      </span>
      <Group className={classes.name} variant="breakable" gap="0 8px" flex="1 1 180px" miw={0}>
        <h4>{supplier}</h4>
        <p className={classes.address}>
          {t(SERVICE_WORDS[service])}, <Trans>booked by the agency</Trans>
        </p>
      </Group>
    </>
  );
}

function externalMoments(part: ExternalPart, people: Trip['travelers']): Moment[] {
  const { startsOn, endsOn, service } = part;
  return [
    {
      day: startsOn,
      title: SERVICE_WORDS[service],
      facts: [formatDayRange(startsOn, endsOn)],
      people: [{ label: people.length === 1 ? msg`Traveller` : msg`Travellers`, people }],
    },
  ];
}

function ExternalFacts({ part }: FactsProps<'external'>) {
  const { notes } = part;
  const over = isOverPart(part);
  return (
    <FactList>
      {over ? null : (
        <Fact label={<Trans>Cancellation</Trans>}>
          <Trans>By the agency, when you ask for it</Trans>
        </Fact>
      )}
      {notes ? (
        <Fact label={<Trans>Good to know</Trans>}>
          <Text span variant="written">
            {notes}
          </Text>
        </Fact>
      ) : null}
    </FactList>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
