import { Trans, useLingui } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { formatInstant, formatMoney } from '../../../i18n/format.ts';
import { sumPrices } from '../partly-booked/undecided-trip.ts';
import type { AskingProps } from './asking.ts';
import { DecisionBar, DecisionButton } from './DecisionBar.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';
import { DECISIONS, type DecidingProps, type DecisionAction, findActionOffer, THE_TRIP } from './deciding.ts';
import { DECISION_WORDS, decidedWords, WITHHELD_WORDS } from './decision-words.ts';
import { useDecisionKeys, useNeighbourKeys } from './use-decision-keys.ts';

interface DecisionPanelProps {
  trip: Trip;
  zone: string;
  deciding: DecidingProps;
  onAsk: AskingProps['onAsk'];
}

export function DecisionPanel({ trip, zone, deciding, onAsk }: DecisionPanelProps) {
  const { t } = useLingui();
  const { decision, neighbours, onDecide, onGo } = deciding;
  const offers = DECISIONS.map((action) => ({ action, offer: findActionOffer(trip, action) }));
  const isOpen = offers.some(({ offer }) => offer.kind === 'allowed');
  useDecisionKeys({ onApprove: () => decideByKey('approve'), onReject: () => decideByKey('reject') });
  useNeighbourKeys({ onNext: () => go(neighbours.next), onPrevious: () => go(neighbours.previous) });

  function decideByKey(action: DecisionAction): void {
    if (findActionOffer(trip, action).kind === 'allowed') onDecide(action, THE_TRIP);
  }

  function go(href: string | null): void {
    if (href !== null) onGo(href);
  }

  const further = isOpen
    ? [
        ...offers.flatMap(({ action, offer }) =>
          action === 'sendBack' && offer.kind === 'allowed'
            ? [{ label: t(DECISION_WORDS[action]), onTake: () => onDecide(action, THE_TRIP) }]
            : [],
        ),
        { label: t`Ask the traveller`, onTake: () => onAsk(THE_TRIP) },
      ]
    : [];
  if (decision.state === 'decided' && decision.subject.kind === 'trip') {
    return <DecisionNotice title={t(decidedWords(decision))} neighbours={neighbours} />;
  }
  const withheld = offers.flatMap(({ offer }) => (offer.kind === 'withheld' ? [offer.reason] : []))[0];
  if (!isOpen && withheld === undefined) return null;
  return (
    <DecisionBar
      label={t`Your decision`}
      what={
        <>
          {isOpen ? <DecisionSubject trip={trip} zone={zone} /> : null}
          {withheld ? t(WITHHELD_WORDS[withheld]) : null}
        </>
      }
      isOpen={isOpen}
      further={further}
      neighbours={neighbours}
    >
      {offers.map(({ action, offer }) =>
        offer.kind === 'none' || (isOpen && action === 'sendBack') ? null : (
          <DecisionButton
            key={action}
            action={action}
            withheld={offer.kind === 'withheld' ? t(WITHHELD_WORDS[offer.reason]) : null}
            onDecide={(chosen) => onDecide(chosen, THE_TRIP)}
          />
        ),
      )}
    </DecisionBar>
  );
}

function DecisionSubject({ trip, zone }: { trip: Trip; zone: string }) {
  const total = formatMoney(trip.total.asked);
  const until = trip.approval ? formatInstant(trip.approval.until, zone) : null;
  const { booked, held } = partsByOutcome(trip);
  const waiting = booked.length > 0 ? sumPrices(trip, held) : null;
  if (waiting && until)
    return <WaitingPartsText waiting={formatMoney(waiting)} total={total} until={until} />;
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

interface WaitingPartsTextProps {
  waiting: string;
  total: string;
  until: string;
}

function WaitingPartsText({ waiting, total, until }: WaitingPartsTextProps) {
  return (
    <Trans>
      Decide on <strong>{waiting}</strong> until <strong>{until}</strong>; with what is booked already, the
      trip costs {total}. Without a decision, what waits is not booked.
    </Trans>
  );
}
