import { Plural, Trans } from '@lingui/react/macro';
import type { FullVerdict } from '#domain/contract.ts';
import { explainVerdict } from '../../components/verdicts/explain-verdict.ts';
import { VerdictExplanation } from '../../components/verdicts/VerdictExplanation.tsx';
import classes from './PolicySection.module.css';
import { TripSection } from './TripSection.tsx';

interface PolicySectionProps {
  verdict: FullVerdict;
  /** What is not kept is explained above. */
  isExplained: boolean;
}

export function PolicySection({ verdict, isExplained }: PolicySectionProps) {
  const explained = explainVerdict(verdict);
  const kept = explained.filter(({ outcome }) => outcome === 'kept').length;
  if (isExplained || (kept > 0 && kept === explained.length)) {
    return (
      <TripSection title={<Trans>Policy</Trans>} note={kept > 0 ? <Kept count={kept} /> : null} folded>
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
