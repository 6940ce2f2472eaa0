import { Trans, useLingui } from '@lingui/react/macro';
import type { PartChange, Trip } from '#domain/contract.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatInstant } from '../../../i18n/format.ts';
import type { AskingProps } from '../deciding/asking.ts';
import { DecisionBar, DecisionButton } from '../deciding/DecisionBar.tsx';
import { DecisionNotice } from '../deciding/DecisionNotice.tsx';
import { type DecidingProps, type DecisionAction, findActionOffer } from '../deciding/deciding.ts';
import { decidedWords } from '../deciding/decision-words.ts';
import { useDecisionKeys } from '../deciding/use-decision-keys.ts';
import { ChangeCost } from './ChangeCost.tsx';
import { WITHHELD_DECISION_WORDS } from './change-words.ts';
import { decidableChange, waitingChanges } from './changes.ts';

interface ChangeDecisionPanelProps {
  trip: Trip;
  zone: string;
  deciding: DecidingProps;
  onAsk: AskingProps['onAsk'];
}

const ACTIONS = ['approve', 'reject'] as const satisfies DecisionAction[];

export function ChangeDecisionPanel({ trip, zone, deciding, onAsk }: ChangeDecisionPanelProps) {
  const { t } = useLingui();
  const { decision, neighbours, onDecide } = deciding;
  const decidable = decidableChange(trip);
  // While the trip itself has to be decided, the keyboard shortcuts apply to that decision.
  const hasKeys = findActionOffer(trip, 'approve').kind !== 'allowed';
  useDecisionKeys({ onApprove: () => decideByKey('approve'), onReject: () => decideByKey('reject') });

  function decideByKey(action: DecisionAction): void {
    if (decidable && hasKeys) onDecide(action, { kind: 'change', changeId: decidable._id });
  }

  if (!decidable && decision.state === 'decided' && decision.subject.kind === 'change') {
    return <DecisionNotice title={t(decidedWords(decision))} neighbours={neighbours} />;
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
      further={
        decidable
          ? [
              {
                label: t`Ask the traveller`,
                onTake: () => onAsk({ kind: 'change', changeId: change._id }),
              },
            ]
          : []
      }
      neighbours={hasKeys ? neighbours : null}
    >
      {ACTIONS.map((action) => (
        <DecisionButton
          key={action}
          action={action}
          withheld={reason}
          onDecide={(chosen) => onDecide(chosen, { kind: 'change', changeId: change._id })}
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
