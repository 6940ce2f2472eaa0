import '../../i18n/catalogues/home.ts';
import '../../i18n/catalogues/places.ts';
import '../../i18n/catalogues/trip-status.ts';
import { useTimeout } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, use, useState } from 'react';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { earlierSearchesQuery } from '../../api/booking-queries.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { choosesPeople, useChosenPeople } from '../../booking/chosen-people.ts';
import { useEarlierSearches } from '../../booking/use-earlier-searches.ts';
import { useSearchedHere } from '../../booking/use-searched-here.ts';
import { AreaError } from '../../components/AreaError.tsx';
import { EarlierSearches } from '../../components/places/EarlierSearches.tsx';
import { ORDERED_KINDS, type SearchKind } from '../../components/places/kinds/search-kinds.ts';
import { SoldKinds } from '../../components/sold-kinds.ts';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import { CompanyDay } from './CompanyDay.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { SearchBar } from './SearchBar.tsx';
import { useBegunDrafts } from './use-begun-drafts.ts';
import { type NextTripCard, useNextTrip } from './use-next-trip.ts';
import { useTrips } from './use-trips.ts';
import { useWaitingTrips } from './use-waiting-trips.ts';

const Decisions = lazy(() => import('./Decisions.tsx').then(({ Decisions }) => ({ default: Decisions })));
const PeopleOfArranger = lazy(() =>
  import('./PeopleOfArranger.tsx').then(({ PeopleOfArranger }) => ({ default: PeopleOfArranger })),
);
const NotSold = lazy(() => import('../../booking/NotSold.tsx').then(({ NotSold }) => ({ default: NotSold })));
const Begun = lazy(() => import('./Begun.tsx').then(({ Begun }) => ({ default: Begun })));

interface HomeProps {
  renderSearch: (kind: SearchKind, session: Session) => ReactNode;
  draftTrip: ReactNode;
  loadNextTrip: () => Promise<NextTripCard>;
}

export function Home(props: HomeProps) {
  const session = useSessionSelector(selectSession);
  return session ? <SessionHome key={session.company._id} session={session} {...props} /> : null;
}

function SessionHome({ session, renderSearch, draftTrip, loadNextTrip }: HomeProps & { session: Session }) {
  const { companyUser } = session;
  const { isCounted, ...trips } = useTrips(session);
  // What was just decided is still reported.
  const [wasAsked, setWasAsked] = useState(false);
  const isAsked = (trips.counts?.toDecide ?? 0) > 0;
  if (isAsked && !wasAsked) setWasAsked(true);
  const mayBook = abilitiesOf(session).can('create', 'Trip');
  const waiting = useWaitingTrips(session, wasAsked || isAsked);
  const { options } = useRouter();
  const earlier = useQuery({
    ...earlierSearchesQuery(options.context.api, session.company._id),
    enabled: mayBook,
    throwOnError: false,
  });
  const next = useNextTrip(session, loadNextTrip);
  const begun = useBegunDrafts(session, mayBook);
  // What was just dropped can be put back.
  const isBegun = useOnce(begun.drafts.length > 0);
  const isAnswered = isCounted && [waiting, earlier, next, begun].every(({ isLoading }) => !isLoading);
  const isKnown = useOnce(useAfter(LONGEST_WAIT_MS) || isAnswered);
  return (
    <HomeScreen
      firstName={companyUser.user.firstName}
      isKnown={isKnown}
      companyDay={companyUser.role === 'company-admin' ? <CompanyDayToday session={session} /> : null}
      decisions={
        wasAsked ? <Decisions session={session} showsAll={trips.filter === 'waitingApproval'} /> : null
      }
      searchBar={mayBook ? <SessionSearch session={session} renderSearch={renderSearch} /> : null}
      nextTrip={next.trip && next.Card ? <next.Card trip={next.trip} personId={companyUser._id} /> : null}
      draftTrip={draftTrip}
      begun={isBegun ? <Begun session={session} /> : null}
      trips={trips}
    />
  );
}

/** Content that takes longer appears later and may move the page, so that a lost answer never hides the trips. */
const LONGEST_WAIT_MS = 2000;

function useAfter(milliseconds: number): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useTimeout(() => setIsAfter(true), milliseconds, { autoInvoke: true });
  return isAfter;
}

function useOnce(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was;
}

function SessionSearch({ session, renderSearch }: Pick<HomeProps, 'renderSearch'> & { session: Session }) {
  const earlier = <EarlierSearches {...useEarlierSearches(session)} />;
  const { searched } = useSearchedHere(session);
  const people = useChosenPeople(session.company._id);
  const { unsold = [] } = use(SoldKinds);
  return (
    <SearchBar
      first={searched?.kind ?? ORDERED_KINDS[0]}
      renderForm={(kind) => (unsold.includes(kind) ? <NotSold kind={kind} /> : renderSearch(kind, session))}
      earlier={earlier}
      people={
        choosesPeople(session)
          ? { field: <PeopleOfArranger session={session} />, chosen: people.map(({ _id }) => _id).join() }
          : undefined
      }
    />
  );
}

function CompanyDayToday({ session: { company } }: { session: Session }) {
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
