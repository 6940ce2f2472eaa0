import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { utcDay } from '#domain/local-time.ts';
import { readSentence } from '#domain/search-sentence/read-sentence.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { companiesQuery, companyUsersQuery } from '../../api/record-queries.ts';
import { tripsQuery } from '../../api/trip-queries.ts';
import { paths } from '../../components/paths.ts';
import { fullName } from '../../components/trip-status/full-name.ts';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import {
  matchingPages,
  type QuickAnswer,
  type QuickGroup,
  type QuickPage,
  type QuickResult,
  readWords,
} from './quick-results.ts';
import { useSentenceWords } from './sentence-texts.ts';

const TYPING_MS = 200;
/** A single letter finds too much. */
const FEWEST_LETTERS = 2;
const MOST_TRIPS = 6;
const MOST_OTHERS = 4;

/**
 * What the typed words find. The server decides which trips, people and companies there are for the person; lists that
 * the person may not read are not asked for.
 */
export function useQuickSearch(session: Session, pages: readonly QuickPage[], typed: string): QuickAnswer {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const toWords = useSentenceWords();
  const abilities = abilitiesOf(session);
  const { _id: companyId } = session.company;
  const { words, isAgain } = readWords(typed);
  const [searchString] = useDebouncedValue(words.slice(0, 100), TYPING_MS);
  const isAsked = searchString.length >= FEWEST_LETTERS;
  const options = { throwOnError: false, placeholderData: keepPreviousData } as const;
  const mayListPeople = session.companyUser.role !== 'traveler';
  const trips = useQuery({
    ...tripsQuery(api, companyId, { page: 1, searchString }),
    ...options,
    enabled: isAsked || isAgain,
  });
  const people = useQuery({
    ...companyUsersQuery(api, companyId, { searchString }),
    ...options,
    enabled: isAsked && !isAgain && mayListPeople,
  });
  const companies = useQuery({
    ...companiesQuery(api, companyId, { searchString }),
    ...options,
    enabled: isAsked && !isAgain && abilities.can('read', 'Company'),
  });
  const queries = [trips, people, companies];
  const failed = queries.find(({ isError }) => isError);
  const failure = useAreaFailure(failed?.error ?? null, () => void failed?.refetch());

  const mayBook = abilities.can('create', 'Trip');
  const sentence = mayBook && !isAgain ? readSentence(typed, utcDay(api.clock.now())) : null;
  const isCurrent = isAsked && words.length >= FEWEST_LETTERS;
  const shownTrips = isCurrent || isAgain ? (trips.data?.docs ?? []) : [];
  const groups: QuickGroup[] = [
    {
      id: 'search',
      results: sentence ? [{ id: 'search', ...toWords(sentence), target: { search: sentence } }] : [],
    },
    { id: 'pages', results: isAgain ? [] : matchingPages(pages, words).slice(0, MOST_TRIPS).map(toPage) },
    { id: isAgain ? 'again' : 'trips', results: shownTrips.flatMap(toTrip).slice(0, MOST_TRIPS) },
    {
      id: 'people',
      results: (isCurrent ? (people.data?.docs ?? []) : []).slice(0, MOST_OTHERS).map(({ _id, user }) => ({
        id: `person ${_id}`,
        label: fullName(user),
        detail: user.email,
        target: { href: paths.companyUser(companyId, _id) },
      })),
    },
    {
      id: 'companies',
      results: (isCurrent ? (companies.data?.docs ?? []) : []).slice(0, MOST_OTHERS).map(({ _id, name }) => ({
        id: `company ${_id}`,
        label: name,
        target: { href: paths.company(_id) },
      })),
    },
  ];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    isSearching:
      (words.length >= FEWEST_LETTERS || isAgain) &&
      (words.slice(0, 100) !== searchString || queries.some(({ isFetching }) => isFetching)),
    failure: failed?.isFetching ? null : failure,
  };

  function toTrip(trip: NonNullable<typeof trips.data>['docs'][number]): QuickResult[] {
    const { _id, title, kinds, travelers, itineraryRefId } = trip;
    const isRepeatable = mayBook && kinds.some((kind) => kind !== 'external');
    if (isAgain && !isRepeatable) return [];
    return [
      {
        id: `trip ${_id}`,
        label: isAgain ? t`Book again: ${title}` : title,
        detail: [travelers.map(fullName).join(', '), itineraryRefId].join(' · '),
        target: { href: isAgain ? paths.bookAgain(_id) : paths.trip(_id) },
      },
    ];
  }
}

const toPage = ({ label, href }: QuickPage): QuickResult => ({ id: `page ${href}`, label, target: { href } });
