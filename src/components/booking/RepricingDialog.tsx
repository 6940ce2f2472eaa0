import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FullVerdict, PriceChange } from '#domain/contract.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { VerdictExplanation } from '../verdicts/VerdictExplanation.tsx';
import { VerdictMark } from '../verdicts/VerdictMark.tsx';
import { PriceComparison } from './PriceComparison.tsx';
import classes from './RepricingDialog.module.css';

type PriceResultType =
  | 'same'
  | 'cheaper'
  | 'dearerWithinTolerance'
  | 'dearer'
  | 'verdictChanged'
  | 'extrasGone';
type UnavailableType = 'soldOut' | 'expired';

interface OfferRepricing {
  offer: string;
  name?: string;
  change: PriceChange;
  verdict: FullVerdict;
}

export type RepricingResult =
  | {
      type: PriceResultType;
      priced: readonly OfferRepricing[];
      total?: Pick<PriceChange, 'before' | 'after'> | null;
    }
  | { type: UnavailableType };

export interface RepricingDialogProps {
  outcome: RepricingResult | null;
  lostExtras?: readonly string[];
  risenExtras?: readonly string[];
  anotherLabel: ReactNode;
  acceptLabel?: ReactNode;
  onAccept: () => void;
  onPickAnother: () => void;
  onLeave?: (() => void) | undefined;
}

const TITLES = {
  same: msg`The price is the same`,
  cheaper: msg`The price has fallen`,
  dearerWithinTolerance: msg`The price has risen slightly`,
  dearer: msg`The price has risen`,
  verdictChanged: msg`The policy decision has changed`,
  extrasGone: msg`Some options are gone`,
  soldOut: msg`Sold out in the meantime`,
  expired: msg`No longer offered`,
} satisfies Record<PriceResultType | UnavailableType, MessageDescriptor>;

export function RepricingDialog(props: RepricingDialogProps) {
  const {
    outcome,
    lostExtras = [],
    risenExtras = [],
    anotherLabel,
    acceptLabel,
    onAccept,
    onPickAnother,
    onLeave,
  } = props;
  const { t } = useLingui();
  if (outcome === null) return null;
  const isThere = 'priced' in outcome;
  const buttons = (
    <>
      <Button variant={isThere ? 'default' : 'filled'} onClick={onPickAnother}>
        {anotherLabel}
      </Button>
      {onLeave ? (
        <Button variant="default" onClick={onLeave}>
          <Trans>Leave the booking</Trans>
        </Button>
      ) : null}
      {isThere ? (
        <Button onClick={onAccept}>{acceptLabel ?? <Trans>Accept and continue</Trans>}</Button>
      ) : null}
    </>
  );
  return (
    <DialogFrame open title={t(TITLES[outcome.type])} buttons={buttons} onLeave={onPickAnother}>
      {renderBody(outcome, { lostExtras, risenExtras })}
    </DialogFrame>
  );
}

function renderBody(
  outcome: RepricingResult,
  { lostExtras, risenExtras }: Required<Pick<RepricingDialogProps, 'lostExtras' | 'risenExtras'>>,
): ReactNode {
  if (!('priced' in outcome)) {
    return outcome.type === 'soldOut' ? (
      <Trans>It has sold out. Nothing was booked.</Trans>
    ) : (
      <Trans>The supplier has withdrawn it. Nothing was booked.</Trans>
    );
  }
  const { type, priced, total } = outcome;
  return (
    <>
      {type === 'extrasGone' ? <LostExtras names={lostExtras} /> : null}
      {risenExtras.length > 0 ? <RisenExtras names={risenExtras} /> : null}
      {priced.map((one) => (
        <Offer key={one.offer} repriced={one} isExplained={type === 'verdictChanged'} />
      ))}
      {total ? <Total change={total} /> : null}
      {type === 'dearerWithinTolerance' ? (
        <p>
          <Trans>Such a small difference needs no further approval.</Trans>
        </p>
      ) : null}
    </>
  );
}

interface OfferProps {
  repriced: OfferRepricing;
  isExplained: boolean;
}

function Offer({ repriced: { name, change, verdict }, isExplained }: OfferProps) {
  return (
    <Stack className={classes.offer} gap="sm">
      {name === undefined ? null : (
        <Title order={3} fz="md" lh="var(--mantine-line-height-md)">
          {name}
        </Title>
      )}
      {change.kind === 'same' ? null : <PriceComparison change={change} />}
      <div>
        <VerdictMark verdict={verdict} />
        {isExplained ? <VerdictExplanation verdict={verdict} /> : null}
      </div>
    </Stack>
  );
}

function Total({ change }: { change: Pick<PriceChange, 'before' | 'after'> }) {
  return (
    <Stack className={classes.offer} gap="sm">
      <Title order={3} fz="md" lh="var(--mantine-line-height-md)">
        <Trans>The whole trip</Trans>
      </Title>
      <PriceComparison change={change} />
    </Stack>
  );
}

function RisenExtras({ names }: { names: readonly string[] }) {
  return (
    <>
      <p>
        <Trans>These options cost more now than when you chose them:</Trans>
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

function LostExtras({ names }: { names: readonly string[] }) {
  return (
    <>
      <p>
        <Trans>It has sold out. Everything else that you have chosen stays.</Trans>
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
