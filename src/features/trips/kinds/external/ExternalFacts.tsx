import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FactList } from '../../../../components/Page.tsx';
import { isOverPart } from '../../is-over-part.ts';
import type { FactsProps } from '../trip-kind.ts';
import classes from './ExternalFacts.module.css';

export function ExternalFacts({ part }: FactsProps<'external'>) {
  const { notes } = part;
  const over = isOverPart(part);
  return (
    <FactList>
      {over ? null : (
        <Fact label={<Trans>Cancellation</Trans>}>
          <Trans>By the agency, when you ask for it</Trans>
        </Fact>
      )}
      {notes ? (
        <Fact label={<Trans>Good to know</Trans>}>
          <span className={classes.notes}>{notes}</span>
        </Fact>
      ) : null}
    </FactList>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
