import { Trans } from '@lingui/react/macro';
import type { CheapestAlternative, TripAtDecision } from '#domain/contract.ts';
import { VerdictExplanation } from '../../components/verdicts/VerdictExplanation.tsx';
import { formatMoney } from '../../i18n/format.ts';
import classes from './DecisionSnapshot.module.css';

interface DecisionSnapshotProps {
  seen: TripAtDecision;
  names: ReadonlyMap<string, string>;
  isChange: boolean;
}

export function DecisionSnapshot({
  seen: { total, parts, policies, verdict },
  names,
  isChange,
}: DecisionSnapshotProps) {
  return (
    <details>
      <summary className={classes.summary}>
        <Trans>What the approver saw</Trans>
      </summary>
      <div className={classes.seen}>
        <table className={classes.prices}>
          <tbody>
            {parts.map(({ partId, name, price }) => (
              <tr key={partId}>
                <th scope="row">{name ?? names.get(partId) ?? <Trans>A part that is gone</Trans>}</th>
                <td>
                  {formatMoney(price)}
                  {isChange ? <Trans>, after the change</Trans> : null}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {isChange ? <Trans>Total of the trip before the change</Trans> : <Trans>Total</Trans>}
              </th>
              <td>{formatMoney(total)}</td>
            </tr>
          </tfoot>
        </table>
        {parts.map(({ partId, alternative }) =>
          alternative ? <AlternativeAtDecision key={partId} alternative={alternative} /> : null,
        )}
        <VerdictExplanation verdict={verdict} />
        {policies.map(({ _id, name, version }) => (
          <p key={_id}>
            <Trans>
              Policy “{name}”, version {version}
            </Trans>
          </p>
        ))}
      </div>
    </details>
  );
}

function AlternativeAtDecision({ alternative }: { alternative: CheapestAlternative }) {
  const { title } = alternative;
  const price = formatMoney(alternative.price);
  return (
    <p>
      <Trans>
        Cheapest without approval: {title}, {price}
      </Trans>
    </p>
  );
}
