import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Session } from '#machines/session/session-machine.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { AreaError } from '../../components/AreaError.tsx';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import { CompanyDay } from './CompanyDay.tsx';

export function CompanyDayToday({ session: { company } }: { session: Session }) {
  const { api } = useRouter().options.context;
  const { data, error, refetch } = useQuery({
    ...contractQuery(api, 'get', '/api/companies/{companyId}/day', {
      params: { path: { companyId: company._id } },
    }),
    throwOnError: false,
  });
  const failure = useAreaFailure(error, () => void refetch());
  if (failure) return <AreaError {...failure} />;
  return <CompanyDay companyName={company.name} day={data} now={api.clock.now().toISOString()} />;
}
