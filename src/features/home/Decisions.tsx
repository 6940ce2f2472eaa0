import '../../i18n/catalogues/verdicts.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Session } from '#machines/session/session-machine.ts';
import { FIRST_TRIPS } from '../../api/trip-list-requests.ts';
import { tripsQuery } from '../../api/trip-requests.ts';
import { localZone } from '../../i18n/format.ts';
import { DecisionCards } from './DecisionCards.tsx';
import { useBulkApproval } from './use-bulk-approval.ts';

interface DecisionsProps {
  session: Session;
  showsAll: boolean;
}

/** The trips on which the person may decide; the list of waiting trips shows why it can't be loaded. */
export function Decisions({ session: { company, companyUser }, showsAll }: DecisionsProps) {
  const { api } = useRouter().options.context;
  const bulkApproval = useBulkApproval();
  const { data } = useQuery({
    ...tripsQuery(api, company._id, { ...FIRST_TRIPS, tripFilter: 'waitingApproval' }),
    throwOnError: false,
  });
  if (!data) return null;
  return (
    <DecisionCards
      trips={data.docs.filter(({ waiting }) => waiting?.mayDecide)}
      bulkApproval={bulkApproval}
      showsAll={showsAll}
      personId={companyUser._id}
      now={api.clock.now().toISOString()}
      zone={localZone()}
    />
  );
}
