import { Trans, useLingui } from '@lingui/react/macro';
import type { PartChange, Trip } from '#domain/contract.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { DecisionBar, DecisionButton } from '../deciding/DecisionBar.tsx';
import { DecisionNotice } from '../deciding/DecisionNotice.tsx';
import { findActionOffer, type WaitingNeighbours } from '../deciding/deciding.ts';
import { useDecisionKeys } from '../deciding/use-decision-keys.ts';
import { ChangeCost } from './ChangeCost.tsx';
import { CHANGE_DECIDED_WORDS, WITHHELD_DECISION_WORDS } from './change-words.ts';
import { type ChangeAction, type ChangingProps, decidableChange, waitingChanges } from './changes.ts';

interface ChangeDecisionPanelProps {
  trip: Trip;
  zone: string;
  changing: ChangingProps;
  neighbours: WaitingNeighbours;
}

const ACTIONS = ['approve', 'reject'] as const satisfies ChangeAction[];

/** The decision on the change with the next deadline, or why the viewer may not decide. */
export function ChangeDecisionPanel({ trip, zone, changing, neighbours }: ChangeDecisionPanelProps) {
  const { t } = useLingui();
  const { decision, onDecide } = changing;
  const decidable = decidableChange(trip);
  // While the trip itself has to be decided, the keyboard shortcuts apply to that decision.
  const hasKeys = findActionOffer(trip, 'approve').kind !== 'allowed';
  useDecisionKeys({ onApprove: () => decideByKey('approve'), onReject: () => decideByKey('reject') });

  function decideByKey(action: ChangeAction): void {
    if (decidable && hasKeys) onDecide(action, decidable._id);
  }

  if (!decidable && decision.state === 'decided') {
    return <DecisionNotice title={t(CHANGE_DECIDED_WORDS[decision.action])} neighbours={neighbours} />;
  }
  const withheld = waitingChanges(trip).find(({ change }) => change.withheldDecision)?.change;
  const change = decidable ?? withheld;
  if (!change) return null;
  const reason =
    !decidable && change.withheldDecision ? t(WITHHELD_DECISION_WORDS[change.withheldDecision]) : null;
  return (
    <DecisionBar
      label={t`Your decision on the change`}
      what={reason ?? <DecisionSubject change={change} zone={zone} />}
      isOpen={decidable !== undefined}
      neighbours={hasKeys ? neighbours : null}
    >
      {ACTIONS.map((action) => (
        <DecisionButton
          key={action}
          action={action}
          withheld={reason}
          onDecide={(chosen) => onDecide(chosen, change._id)}
        />
      ))}
    </DecisionBar>
  );
}

function DecisionSubject({ change, zone }: { change: PartChange; zone: string }) {
  const name = partName(change.after);
  const until = change.approval ? formatInstant(change.approval.until, zone) : null;
  return (
    <>
      <Trans>
        Decide on the change of <strong>{name}</strong>:
      </Trans>{' '}
      <ChangeCost change={change} />{' '}
      {until ? (
        <Trans>
          Until <strong>{until}</strong>. Without a decision the booking stays as it is.
        </Trans>
      ) : null}
    </>
  );
}
