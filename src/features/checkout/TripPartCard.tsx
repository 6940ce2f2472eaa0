import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import { partTitle } from '#domain/trip-draft/part-title.ts';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { Price } from '../../components/booking/Price.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Surface } from '../../components/Page.tsx';
import { checkoutKind } from './kinds/checkout-kinds.ts';
import { PartSummary } from './PartSummary.tsx';
import partClasses from './TripParts.module.css';

export type PartFault = 'soldOut' | 'notOffered' | 'gone';

export interface PartWithFault extends DraftPart {
  fault: PartFault | null;
}

interface TripPartCardProps {
  listed: PartWithFault;
  paymentType: CheckoutTerms['paymentType'];
  now: string;
  ownId: string | undefined;
  namesTravelers: boolean;
  locked: boolean;
  onChange: () => void;
  onRemove: () => void;
}

const FAULTS = {
  soldOut: <Trans>Sold out</Trans>,
  notOffered: <Trans>No longer offered</Trans>,
  gone: <Trans>No longer available</Trans>,
} satisfies Record<PartFault, ReactNode>;

export function TripPartCard(props: TripPartCardProps) {
  const { listed, paymentType, now, ownId, namesTravelers, locked, onChange, onRemove } = props;
  const { t } = useLingui();
  const { id, part, fault } = listed;
  const title = partTitle(part);
  const kind = t(checkoutKind(part).name);
  return (
    <Surface>
      <Stack aria-label={title} tabIndex={-1} data-part={id} component="article">
        <Group gap="4px 16px" align="baseline" justify="space-between">
          <Text span c="dimmed" fz="sm">
            {title === part.result.name ? kind : `${kind}, ${title}`}
          </Text>
          <Price asked={part.priced.total.asked} company={part.priced.total.converted} />
        </Group>
        {fault ? (
          <Notice kind="warning" title={FAULTS[fault]}>
            <Trans>Search for it again with what you had entered, or continue without it.</Trans>
          </Notice>
        ) : null}
        <div className={partClasses.facts}>
          <PartSummary part={part} paymentType={paymentType} now={now} ownId={ownId} />
        </div>
        {namesTravelers ? <Travelers part={part} /> : null}
        <Group mod="touch" gap="xs" align="stretch">
          <Button
            variant={fault ? 'filled' : 'light'}
            disabled={locked}
            aria-label={fault ? t`Search again for ${title}` : t`Change ${title}`}
            onClick={onChange}
          >
            {fault ? <Trans>Search again</Trans> : <Trans>Change</Trans>}
          </Button>
          <Button variant="default" disabled={locked} aria-label={t`Remove ${title}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </Group>
      </Stack>
    </Surface>
  );
}

function Travelers({ part: { criteria } }: { part: CheckoutPart }) {
  const names = criteria.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  return (
    <p>
      <Trans>For {names}</Trans>
    </p>
  );
}
