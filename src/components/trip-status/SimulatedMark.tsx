import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import { SoldKinds } from '../sold-kinds.ts';
import classes from './SimulatedMark.module.css';

/** Beside a number that looks like one of a real booking. */
export function SimulatedMark({ kind }: { kind: PartKind | 'external' }) {
  const { simulated = [] } = use(SoldKinds);
  if (!simulated.some((one) => one === kind)) return null;
  return (
    <span className={classes.mark}>
      <Trans>simulated</Trans>
    </span>
  );
}
