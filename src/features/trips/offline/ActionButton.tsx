import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Trip, TripAction } from '#domain/contract.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import { findActionOffer, type WithheldReason } from '../deciding/deciding.ts';
import { WITHHELD_WORDS } from '../deciding/decision-words.ts';

interface ActionButtonProps {
  trip: Trip;
  action: TripAction;
  onTake: () => void;
  children: ReactNode;
}

export function ActionButton({ trip, action, onTake, children }: ActionButtonProps) {
  const { t } = useLingui();
  const reasonId = useId();
  const offer = findActionOffer(trip, action);
  if (offer.kind === 'none') return null;
  const isWithheld = offer.kind === 'withheld';
  return (
    <Group mod={{ touch: 'wide' }} gap="8px 12px">
      <Button
        variant="default"
        aria-disabled={isWithheld}
        {...(isWithheld && { 'aria-describedby': reasonId })}
        onClick={() => isWithheld || onTake()}
      >
        {children}
      </Button>
      {offer.kind === 'withheld' ? (
        <Text span id={reasonId} c="dimmed">
          {t(withheldWords(trip, offer.reason))}
        </Text>
      ) : null}
    </Group>
  );
}

const AFTER_APPROVAL = msg`It can be done once the approvers have decided.`;

/** While a booking of the agency waits for its approval, no supplier is asked for anything. */
function withheldWords({ status }: Pick<Trip, 'status'>, reason: WithheldReason) {
  return reason === 'busy' && waitingLevel(status) !== null ? AFTER_APPROVAL : WITHHELD_WORDS[reason];
}
