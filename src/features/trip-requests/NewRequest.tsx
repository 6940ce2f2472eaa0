import '../../i18n/catalogues/booking.ts';
import '../../i18n/catalogues/records.ts';
import '../../i18n/catalogues/trip-requests.ts';
import '../../i18n/catalogues/trip-status.ts';
import { useQueries } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { companyUserQuery } from '../../api/record-queries.ts';
import type { RequestPrefill } from '../../booking/request-address.ts';
import { useColleagues } from '../../booking/use-colleagues.ts';
import { RequestScreen } from './RequestScreen.tsx';
import type { RequestValues } from './request-values.ts';
import { useSendRequest } from './use-send-request.ts';

export function NewRequest() {
  const session = useSessionSelector(selectSession);
  return session ? <RequestOf key={session.company._id} session={session} /> : null;
}

function RequestOf({ session }: { session: Session }) {
  const prefill = useSearch({ from: '/_authenticated/booking/request' });
  const travelers = useTravelers(session, prefill.travelers);
  if (travelers === null) return <RequestScreen state="loading" />;
  return <ReadyRequest session={session} prefill={prefill} travelers={travelers} />;
}

interface ReadyRequestProps {
  session: Session;
  prefill: RequestPrefill;
  travelers: readonly BookingTraveler[];
}

function ReadyRequest({ session, prefill, travelers }: ReadyRequestProps) {
  const { api, enums } = useRouter().options.context;
  const colleagues = useColleagues(session);
  const { question, ...sending } = useSendRequest();
  const { kinds = [], startsOn = '', endsOn = '', places = ['', ''] } = prefill;
  const first: RequestValues = {
    travelers,
    kinds,
    dates: { from: startsOn, to: endsOn },
    places,
    purpose: '',
    text: '',
  };
  return (
    <>
      <RequestScreen
        state="ready"
        first={first}
        today={api.clock.today()}
        purposes={enums.choices('trippurposes')}
        colleagues={colleagues}
        {...sending}
      />
      {question}
    </>
  );
}

/**
 * The travelers in the address, or else the user in a company of their own; null while their names are loaded.
 * Travelers who can't be found are left out, and can be added by hand.
 */
function useTravelers(
  { companyUser, company }: Session,
  ids: readonly string[] = [],
): BookingTraveler[] | null {
  const { api } = useRouter().options.context;
  const { firstName, lastName } = companyUser.user;
  const self = { _id: companyUser._id, firstName, lastName };
  const others = companyUser.role === 'traveler' ? [] : ids.filter((id) => id !== self._id);
  const found = useQueries({
    queries: others.map((companyUserId) => ({
      ...companyUserQuery(api, { companyId: company._id, companyUserId }),
      throwOnError: false,
    })),
  });
  if (found.some(({ isPending }) => isPending)) return null;
  const colleagues = found.flatMap(({ data }) =>
    data ? [{ _id: data._id, firstName: data.user.firstName, lastName: data.user.lastName }] : [],
  );
  const isMember = companyUser.company === company._id;
  const isIncluded = ids.includes(self._id) || colleagues.length === 0;
  return isMember && isIncluded ? [self, ...colleagues] : colleagues;
}
