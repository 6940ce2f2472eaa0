import { Plural, Trans } from '@lingui/react/macro';
import type { FullVerdict } from '#domain/contract.ts';
import { explainVerdict } from '../../components/verdicts/explain-verdict.ts';
import { VerdictExplanation } from '../../components/verdicts/VerdictExplanation.tsx';
import classes from './PolicySection.module.css';
import { TripSection } from './TripSection.tsx';

export function PolicySection({ verdict }: { verdict: FullVerdict }) {
  const explained = explainVerdict(verdict);
  const kept = explained.filter(({ outcome }) => outcome === 'kept').length;
  if (kept > 0 && kept === explained.length) {
    return (
      <TripSection title={<Trans>Policy</Trans>} note={<Kept count={kept} />} folded>
        <VerdictExplanation verdict={verdict} />
      </TripSection>
    );
  }
  return (
    <TripSection title={<Trans>Policy</Trans>} screenOnly>
      <VerdictExplanation verdict={verdict} shown="notKept" />
      {kept > 0 ? (
        <details className={classes.kept}>
          <summary>
            <Kept count={kept} />
          </summary>
          <VerdictExplanation verdict={verdict} shown="kept" />
        </details>
      ) : null}
    </TripSection>
  );
}

function Kept({ count }: { count: number }) {
  return <Plural value={count} one="# rule kept" other="# rules kept" />;
}
