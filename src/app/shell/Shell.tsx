import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { CompanyReference } from '#domain/contract.ts';
import type { CompanyChange } from '#machines/session/session-selectors.ts';
import type { AreaFailure } from '../../components/AreaError.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { ProgressDialog } from '../../components/ProgressDialog.tsx';
import { menuIcon } from '../../components/shell-icons.ts';
import { AccountMenu, type Person } from './AccountMenu.tsx';
import { BarButton } from './BarButton.tsx';
import { CompanyChangeNotice } from './CompanyChangeNotice.tsx';
import { type CompanyElsewhere, CompanyElsewhereDialog } from './CompanyElsewhereDialog.tsx';
import type { CompanySearch } from './CompanySwitcher.tsx';
import { MainMenu, type MenuEntry } from './MainMenu.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { ShellEntry } from './shell-entry.ts';
import { TopBar } from './TopBar.tsx';

const CompanySwitcher = lazy(() =>
  import('./CompanySwitcher.tsx').then(({ CompanySwitcher }) => ({ default: CompanySwitcher })),
);

interface ShellProps {
  appName: string;
  person: Person;
  menuEntry: MenuEntry | null;
  drawerEntries: ShellEntry[];
  accountEntries: ShellEntry[];
  companies: CompanyReference[];
  activeCompanyId: string;
  companyChange: CompanyChange;
  onChooseCompany: (companyId: string) => void;
  companySearch?: CompanySearch;
  companyElsewhere?: CompanyElsewhere | null;
  companiesFailure?: AreaFailure | null;
  tripsToDecide: number;
  search?: ReactNode;
  draftTrip?: ReactNode;
  simulated?: PartKind[];
  loading: boolean;
  onSignOut: () => void;
  children: ReactNode;
}

export function Shell(props: ShellProps) {
  const { t } = useLingui();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { appName, drawerEntries, companies, companyChange, companySearch } = props;

  const topBar = (
    <TopBar
      appName={appName}
      edge={<LinearProgress visible={props.loading} />}
      start={
        drawerEntries.length > 0 ? (
          <BarButton
            icon={menuIcon}
            aria-label={t`Main menu`}
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onClick={() => setDrawerOpen(true)}
          />
        ) : null
      }
      menu={<MainMenu current={props.menuEntry} tripsToDecide={props.tripsToDecide} />}
      middle={
        // Where there may be more than one company, the space of the switcher is reserved until that is
        // known.
        companies.length > 1 || companySearch ? (
          <Suspense fallback={null}>
            {companies.length > 1 ? (
              <CompanySwitcher
                companies={companies}
                activeCompanyId={props.activeCompanyId}
                onChoose={props.onChooseCompany}
                search={companySearch}
              />
            ) : null}
          </Suspense>
        ) : null
      }
      search={props.search}
      end={
        <>
          {props.draftTrip}
          <AccountMenu person={props.person} entries={props.accountEntries} onSignOut={props.onSignOut} />
        </>
      }
    />
  );

  return (
    <>
      <PageFrame appName={appName} topBar={topBar} simulated={props.simulated}>
        <CompanyChangeNotice companyChange={companyChange} failure={props.companiesFailure} />
        {props.children}
      </PageFrame>
      <NavigationDrawer open={drawerOpen} entries={drawerEntries} onClose={() => setDrawerOpen(false)} />
      <CompanyElsewhereDialog elsewhere={props.companyElsewhere ?? null} />
      <ProgressDialog open={companyChange === 'actingAs'} text={t`Changing the company…`} />
    </>
  );
}
