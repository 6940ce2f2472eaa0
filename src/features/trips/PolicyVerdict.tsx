import { Plural, Trans } from '@lingui/react/macro';
import type { PricedVerdict } from '#domain/contract.ts';
import { VerdictExplanation } from '../../components/booking/VerdictExplanation.tsx';
import { StatusMark } from '../../components/trip-status/StatusMark.tsx';

interface PolicyVerdictProps {
  verdict: PricedVerdict;
}

/** What the policy said when the trip was requested, as a whole and rule by rule. */
export function PolicyVerdict({ verdict }: PolicyVerdictProps) {
  const { inPolicy, levels } = verdict;
  return (
    <>
      <div>
        <StatusMark tone={inPolicy ? 'good' : 'bad'}>
          {inPolicy ? <Trans>Within the policy</Trans> : <Trans>Outside the policy</Trans>}
        </StatusMark>
      </div>
      {levels.length > 0 ? (
        <p>
          <Plural value={levels.length} one="One approval is needed." other="# approvals are needed." />
        </p>
      ) : null}
      <VerdictExplanation verdict={verdict} />
    </>
  );
}
