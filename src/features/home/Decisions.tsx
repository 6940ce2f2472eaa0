import '../../i18n/catalogues/verdicts.ts';
import { useRouter } from '@tanstack/react-router';
import type { Session } from '#machines/session/session-machine.ts';
import { localZone } from '../../i18n/format.ts';
import { DecisionCards } from './DecisionCards.tsx';
import { useBulkApproval } from './use-bulk-approval.ts';
import { useWaitingTrips } from './use-waiting-trips.ts';

interface DecisionsProps {
  session: Session;
  showsAll: boolean;
}

export function Decisions({ session, showsAll }: DecisionsProps) {
  const { api } = useRouter().options.context;
  const bulkApproval = useBulkApproval();
  const { data } = useWaitingTrips(session);
  if (!data) return null;
  return (
    <DecisionCards
      trips={data.docs.filter(({ waiting }) => waiting?.mayDecide)}
      bulkApproval={bulkApproval}
      showsAll={showsAll}
      personId={session.companyUser._id}
      now={api.clock.now().toISOString()}
      zone={localZone()}
    />
  );
}
