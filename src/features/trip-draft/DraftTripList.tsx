import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import type { PartProposal } from '../../booking/use-next-parts.tsx';
import { AppLink } from '../../components/AppLink.tsx';
import { Price } from '../../components/booking/Price.tsx';
import { paths } from '../../components/paths.ts';
import classes from './DraftTripList.module.css';
import { PartFacts } from './PartFacts.tsx';
import { TripTotal } from './TripTotal.tsx';

interface DraftTripListProps {
  parts: readonly DraftPart[];
  ordering: boolean;
  next: readonly PartProposal[];
}

export function DraftTripList({ parts, ordering, next }: DraftTripListProps) {
  const { t } = useLingui();
  return (
    <Stack component="section" aria-label={t`Draft trip`} gap="sm" p="sm">
      <Text fw={600}>
        <Trans>Your draft trip</Trans>
      </Text>
      <Stack component="ul" gap="sm" aria-label={t`Parts of the draft trip`}>
        {parts.map(({ id, part }) => (
          <li key={id} className={classes.part}>
            <PartFacts part={part} />
            <Price asked={part.priced.total.asked} company={part.priced.total.converted} size="sm" />
          </li>
        ))}
      </Stack>
      <TripTotal parts={parts.map(({ part }) => part)} />
      <Button component={AppLink} href={paths.tripCheckout} fullWidth onClick={closePopover}>
        <Trans>Go to checkout</Trans>
      </Button>
      {ordering
        ? null
        : next.map(({ kind, label, onBegin }) => (
            <Button
              key={kind}
              variant="light"
              fullWidth
              data-touch="true"
              onClick={(event) => {
                closePopover(event);
                onBegin();
              }}
            >
              {label}
            </Button>
          ))}
    </Stack>
  );
}

/** It opens in the top bar, and closes on navigation. */
function closePopover({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
