import { useQueries } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { DraftKind } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import type { Api } from '../../api/client.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { ORDERED_KINDS } from '../../components/places/kinds/search-kinds.ts';

export function draftQuery(api: Api, activeCompanyId: string, flow: DraftKind) {
  return contractQuery(api, 'get', '/api/booking/drafts/{flow}', {
    params: { path: { flow } },
    dependsOn: activeCompanyId,
  });
}

export function useBegunDrafts({ company }: Session, enabled: boolean) {
  const { api } = useRouter().options.context;
  return useQueries({
    queries: ORDERED_KINDS.map((kind) => ({
      ...draftQuery(api, company._id, kind),
      enabled,
      throwOnError: false,
    })),
    combine: (found) => ({
      isLoading: found.some(({ isLoading }) => isLoading),
      drafts: found.flatMap(({ data }) => data ?? []),
    }),
  });
}
