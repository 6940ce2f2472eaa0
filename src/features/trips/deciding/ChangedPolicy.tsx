import { Trans } from '@lingui/react/macro';
import type { FullVerdict, PolicyToday } from '#domain/contract.ts';
import { breaksRule } from '#domain/policy/breaks-rule.ts';
import { Notice } from '../../../components/Notice.tsx';
import { VerdictExplanation } from '../../../components/verdicts/VerdictExplanation.tsx';

export function ChangedPolicy({ policyToday: { judgedBy, verdict } }: { policyToday: PolicyToday }) {
  return (
    <Notice kind="warning" title={<Trans>The travel policy has changed since the request</Trans>}>
      {judgedBy.map(({ _id, name, version }) => (
        <p key={_id}>
          <Trans>
            The request was judged by version {version} of “{name}”.
          </Trans>
        </p>
      ))}
      <p>
        <Today verdict={verdict} />
      </p>
      <details>
        <summary>
          <Trans>Today's policy, rule by rule</Trans>
        </summary>
        <VerdictExplanation verdict={verdict} />
      </details>
    </Notice>
  );
}

function Today({ verdict }: { verdict: FullVerdict }) {
  const isRuleBroken = breaksRule(verdict);
  switch (verdict.action) {
    case 'hide':
      return <Trans>By today's policy, it could not be booked.</Trans>;
    case 'approve':
      return isRuleBroken ? (
        <Trans>By today's policy, it would break a rule and need an approval, too.</Trans>
      ) : (
        <Trans>By today's policy, its price would need an approval, too.</Trans>
      );
    case 'allow':
      return isRuleBroken ? (
        <Trans>By today's policy, it would break a rule, but need no approval.</Trans>
      ) : (
        <Trans>By today's policy, it would need no approval.</Trans>
      );
  }
}
