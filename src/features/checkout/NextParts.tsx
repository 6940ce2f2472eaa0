import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import classes from './TripParts.module.css';

/** A part that can be searched for next, with what is known of the trip filled in. */
export interface NextPart {
  kind: PartKind;
  label: ReactNode;
  onBegin: () => void;
}

interface NextPartsProps {
  next: readonly NextPart[];
  /** Nothing can be added now. */
  locked: boolean;
}

/** What can be added to the trip. */
export function NextParts({ next, locked }: NextPartsProps) {
  return (
    <CheckoutSection title={<Trans>Add to this trip</Trans>}>
      <NextButtons next={next} locked={locked} />
    </CheckoutSection>
  );
}

export function NextButtons({ next, locked }: NextPartsProps) {
  return (
    <div className={classes.buttons}>
      {next.map(({ kind, label, onBegin }) => (
        <Button key={kind} variant="light" disabled={locked} onClick={onBegin}>
          {label}
        </Button>
      ))}
    </div>
  );
}
