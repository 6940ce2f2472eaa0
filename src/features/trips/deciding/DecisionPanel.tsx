import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { AppLink } from '../../../components/AppLink.tsx';
import { formatInstant, formatMoney } from '../../../i18n/format.ts';
import { priceOf } from '../partly-booked/undecided-trip.ts';
import { DecidedNotice } from './DecidedNotice.tsx';
import classes from './DecisionPanel.module.css';
import {
  DECISIONS,
  type DecidingProps,
  type DecisionAction,
  offerOf,
  type WithheldReason,
} from './deciding.ts';
import { DECISION_WORDS, WITHHELD_WORDS } from './decision-words.ts';

interface DecisionPanelProps {
  trip: Trip;
  zone: string;
  deciding: DecidingProps;
}

const KEYS = { approve: 'A', sendBack: null, reject: 'R' } satisfies Record<DecisionAction, string | null>;
const LOOKS = {
  approve: { variant: 'filled', color: 'blue' },
  sendBack: { variant: 'default' },
  reject: { variant: 'light', color: 'red' },
} as const satisfies Record<DecisionAction, { variant: string; color?: string }>;

/** What a person decides on a trip, or why they may not; in view as long as it can be decided. */
export function DecisionPanel({ trip, zone, deciding }: DecisionPanelProps) {
  const { t } = useLingui();
  const { decision, neighbours, onDecide, onGo } = deciding;
  const offers = DECISIONS.map((action) => ({ action, offer: offerOf(trip, action) }));
  const isOpen = offers.some(({ offer }) => offer.kind === 'allowed');
  useHotkeys([
    ['A', () => decideByKey('approve')],
    ['R', () => decideByKey('reject')],
    ['J', () => goByKey(neighbours.next)],
    ['K', () => goByKey(neighbours.previous)],
  ]);

  function decideByKey(action: DecisionAction): void {
    if (offerOf(trip, action).kind === 'allowed' && !isDialogOpen()) onDecide(action);
  }

  function goByKey(href: string | null): void {
    if (href !== null && !isDialogOpen()) onGo(href);
  }

  if (decision.state === 'decided') {
    return <DecidedNotice action={decision.action} neighbours={neighbours} />;
  }
  const withheld = offers.flatMap(({ offer }) => (offer.kind === 'withheld' ? [offer.reason] : []))[0];
  if (!isOpen && withheld === undefined) return null;
  return (
    <section className={classes.panel} aria-label={t`Your decision`} data-open={isOpen}>
      <p className={classes.what}>
        {isOpen ? <WhatIsDecided trip={trip} zone={zone} /> : null}
        {withheld ? t(WITHHELD_WORDS[withheld]) : null}
      </p>
      <div className={classes.buttons}>
        {offers.map(({ action, offer }) =>
          offer.kind === 'none' ? null : (
            <DecisionButton
              key={action}
              action={action}
              withheld={offer.kind === 'withheld' ? offer.reason : null}
              onDecide={onDecide}
            />
          ),
        )}
      </div>
      {isOpen ? <KeyHints neighbours={neighbours} /> : null}
    </section>
  );
}

function WhatIsDecided({ trip, zone }: { trip: Trip; zone: string }) {
  const total = formatMoney(trip.total.asked);
  const until = trip.approval ? formatInstant(trip.approval.until, zone) : null;
  const { booked, held } = partsByOutcome(trip);
  const waiting = booked.length > 0 ? priceOf(trip, held) : null;
  if (waiting && until) return <OfWhatWaits waiting={formatMoney(waiting)} total={total} until={until} />;
  return until ? (
    <Trans>
      Decide on <strong>{total}</strong> until <strong>{until}</strong>. Without a decision the trip expires.
    </Trans>
  ) : (
    <Trans>
      Decide on <strong>{total}</strong>.
    </Trans>
  );
}

interface OfWhatWaitsProps {
  waiting: string;
  total: string;
  until: string;
}

function OfWhatWaits({ waiting, total, until }: OfWhatWaitsProps) {
  return (
    <Trans>
      Decide on <strong>{waiting}</strong> until <strong>{until}</strong>; with what is booked already, the
      trip costs {total}. Without a decision, what waits is not booked.
    </Trans>
  );
}

interface DecisionButtonProps {
  action: DecisionAction;
  withheld: WithheldReason | null;
  onDecide: (action: DecisionAction) => void;
}

function DecisionButton({ action, withheld, onDecide }: DecisionButtonProps) {
  const { t } = useLingui();
  const reasonId = useId();
  const key = KEYS[action];
  return (
    <>
      <Button
        {...LOOKS[action]}
        aria-disabled={withheld !== null}
        {...(withheld && { 'aria-describedby': reasonId, title: t(WITHHELD_WORDS[withheld]) })}
        {...(key && { 'aria-keyshortcuts': key })}
        onClick={() => withheld === null && onDecide(action)}
      >
        {t(DECISION_WORDS[action])}
      </Button>
      {withheld ? (
        <span id={reasonId} hidden>
          {t(WITHHELD_WORDS[withheld])}
        </span>
      ) : null}
    </>
  );
}

function KeyHints({ neighbours: { next, previous } }: Pick<DecidingProps, 'neighbours'>) {
  return (
    <p className={classes.keys}>
      <Hint name="A">
        <Trans>approve</Trans>
      </Hint>
      <Hint name="R">
        <Trans>reject</Trans>
      </Hint>
      {next ? (
        <Hint name="J">
          <AppLink href={next}>
            <Trans>next trip</Trans>
          </AppLink>
        </Hint>
      ) : null}
      {previous ? (
        <Hint name="K">
          <AppLink href={previous}>
            <Trans>previous trip</Trans>
          </AppLink>
        </Hint>
      ) : null}
    </p>
  );
}

function Hint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={classes.hint}>
      <kbd className={classes.key}>{name}</kbd> {children}
    </span>
  );
}

/** The library sees to it that keys do nothing in fields; a dialog has to be left before they act again. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
