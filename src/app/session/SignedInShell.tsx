import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CatchBoundary,
  Outlet,
  useLocation,
  useNavigate,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { waitFor } from 'xstate';
import type { Role } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import {
  isReturning,
  selectCompanyChange,
  selectCompanyElsewhere,
  selectFullName,
} from '#machines/session/session-selectors.ts';
import { useTripDraftSession } from '../../actors/trip-draft/trip-draft-hooks.ts';
import { useSession, useSessionSelector } from '../../actors/use-session.ts';
import { thumbnailAddress } from '../../api/image-addresses.ts';
import { FIRST_TRIPS, tripCountsQuery } from '../../api/trip-queries.ts';
import { useChosenPeople } from '../../booking/chosen-people.ts';
import { paths } from '../../components/paths.ts';
import { SoldKinds } from '../../components/sold-kinds.ts';
import type { CompanyElsewhere } from '../shell/CompanyElsewhereDialog.tsx';
import type { MenuEntry } from '../shell/MainMenu.tsx';
import { Shell } from '../shell/Shell.tsx';
import { SearchInBar } from './SearchInBar.tsx';
import {
  ACCOUNT_ENTRIES,
  DRAWER_ENTRIES,
  type EntryRule,
  searchPages,
  shownEntries,
} from './shell-entries.ts';
import { useCompanies } from './use-companies.ts';

/** For a role that the reference data do not name. */
const ROLE_NAMES = {
  traveler: <Trans>Traveler</Trans>,
  'travel-arranger': <Trans>Travel arranger</Trans>,
  'company-admin': <Trans>Company administrator</Trans>,
  'site-admin': <Trans>Site administrator</Trans>,
} satisfies Record<Role, ReactNode>;

export function SignedInShell({ session }: { session: Session }) {
  const { i18n } = useLingui();
  const { routesByPath, options } = useRouter();
  const navigate = useNavigate();
  const fullName = useSessionSelector(selectFullName);
  const companyChange = useSessionSelector(selectCompanyChange);
  const abilities = abilitiesOf(session);
  const { companies, isLoading, search, failure } = useCompanies(session, abilities);
  const menuEntry = useLocation({ select: toMenuEntry });
  const tripsToDecide = useTripsToDecide(session.company._id);
  const { role, user } = session.companyUser;

  const { config, enums } = options.context;
  const { appName, practiceMode, simulated } = config;
  const surroundings = { routes: routesByPath, practiceMode };
  const entries = (rules: readonly EntryRule[]) =>
    shownEntries(rules, session, abilities, surroundings).map(({ label, href, icon }) => ({
      label: i18n._(label),
      icon,
      href: href(session),
    }));

  return (
    <Shell
      appName={appName}
      person={{
        fullName,
        email: user.email,
        companyName: session.company.name,
        role: enums.find('roles', role)?.label ?? ROLE_NAMES[role],
        imageUrl: user.image && thumbnailAddress(options.context.api, user.image),
      }}
      menuEntry={menuEntry}
      drawerEntries={entries(DRAWER_ENTRIES)}
      accountEntries={entries(ACCOUNT_ENTRIES)}
      companies={companies}
      activeCompanyId={session.company._id}
      companyChange={companyChange}
      onChooseCompany={useCompanyChoice()}
      companySearch={search}
      companyElsewhere={useCompanyElsewhere(session)}
      companiesFailure={failure}
      tripsToDecide={tripsToDecide}
      search={
        <SearchInBar
          session={session}
          pages={[
            ...searchPages(abilities.can('create', 'Trip')).map(({ label, href }) => ({
              label: i18n._(label),
              href,
            })),
            ...entries(ACCOUNT_ENTRIES),
            ...entries(DRAWER_ENTRIES),
          ]}
        />
      }
      draftTrip={<DraftTripInBar />}
      simulated={simulated}
      loading={isLoading}
      onSignOut={() => navigate({ to: paths.logout })}
    >
      <SoldKinds value={config}>
        <Outlet />
      </SoldKinds>
    </Shell>
  );
}

/** The page is left before the switch, so that its unsaved changes are asked about in their own company. */
function useCompanyChoice(): (companyId: string) => Promise<void> {
  const navigate = useNavigate();
  const actor = useSession();
  return async (companyId) => {
    await navigate({ to: paths.home });
    actor.send({ type: 'company.choose', companyId });
  };
}

function useCompanyElsewhere(session: Session): CompanyElsewhere | null {
  const queries = useQueryClient();
  const actor = useSession();
  const chosen = useSessionSelector(selectCompanyElsewhere);
  const returning = useSessionSelector(isReturning);
  return (
    chosen && {
      chosen: chosen.name,
      own: session.company.name,
      returning,
      onFollow: () => actor.send({ type: 'company.choose', companyId: chosen._id }),
      onStay: async () => {
        actor.send({ type: 'company.keep' });
        await waitFor(actor, (snapshot) => !isReturning(snapshot));
        // Requests in the meantime were answered for the other company.
        await queries.invalidateQueries();
      },
    }
  );
}

function toMenuEntry({
  pathname,
  search,
}: {
  pathname: string;
  search: { trips?: unknown };
}): MenuEntry | null {
  if (pathname === paths.home) {
    if (search.trips === 'waitingApproval') return 'approvals';
    return search.trips === undefined ? 'book' : 'trips';
  }
  if (pathname.startsWith('/booking/')) return 'book';
  return pathname.startsWith('/trips/') ? 'trips' : null;
}

/**
 * On how many trips the person may decide; counted again after each decision, and when the window gets the
 * focus. The home page counts by itself, unless it is filtered by words or by people.
 */
function useTripsToDecide(companyId: string): number {
  const { api } = useRouter().options.context;
  const isCountedByPage = useSearch({
    from: '/_authenticated/',
    shouldThrow: false,
    select: ({ searchString }) => !searchString,
  });
  const people = useChosenPeople(companyId);
  const { data } = useQuery({
    ...tripCountsQuery(api, companyId, FIRST_TRIPS),
    enabled: !isCountedByPage || people.length > 0,
    refetchOnWindowFocus: true,
    throwOnError: false,
  });
  return data?.toDecide ?? 0;
}

const DraftTripMenu = lazy(() =>
  import('./DraftTripMenu.tsx').then(({ DraftTripMenu }) => ({ default: DraftTripMenu })),
);

function DraftTripInBar() {
  const count = useTripDraftSession(({ context }) => context.parts.length) ?? 0;
  if (count === 0) return null;
  return (
    <CatchBoundary getResetKey={() => count} errorComponent={() => null}>
      <Suspense fallback={null}>
        <DraftTripMenu />
      </Suspense>
    </CatchBoundary>
  );
}
