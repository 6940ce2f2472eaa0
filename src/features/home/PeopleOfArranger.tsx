import '../../i18n/catalogues/booking.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Session } from '#machines/session/session-machine.ts';
import { choosePeople, useChosenPeople } from '../../booking/chosen-people.ts';
import { useColleagues } from '../../booking/use-colleagues.ts';
import { TravelersField } from '../../components/booking/TravelersField.tsx';
import { tripsAddress } from './trips-search.ts';

export function PeopleOfArranger({ session }: { session: Session }) {
  const companyId = session.company._id;
  const client = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch({ from: '/_authenticated/' });
  return (
    <TravelersField
      travelers={useChosenPeople(companyId)}
      colleagues={useColleagues(session)}
      error={undefined}
      isOpenAtFirst
      onChange={(people) => {
        choosePeople(client, companyId, people);
        // Their trips have pages of their own.
        if (search.page) void navigate({ href: tripsAddress({ ...search, page: 1 }), replace: true });
      }}
    />
  );
}
