import { type BenchGround, type BrowserBench, openBrowserBench } from './browser/browser-bench.ts';
import { type HomeVisits, measureHomeVisits } from './browser/home-visits.ts';
import { type LoginVisits, measureLoginVisits } from './browser/login-visits.ts';
import { measurePageWeights, type PageWeights } from './browser/page-weights.ts';
import { openPeopleListBench, type PeopleListBench } from './lists/people-list-bench.ts';
import type { Cleanup } from './measure/cleanup.ts';
import { once } from './measure/once.ts';
import { openSearchBench, type SearchBench } from './search/search-bench.ts';
import { type CompanyListBench, openCompanyListBench } from './server/company-list-bench.ts';
import { createDatabase } from './server/create-database.ts';
import { type ListTimes, measureListTimes } from './server/list-times.ts';
import { openTripListBench, type TripListBench } from './trips/trip-list-bench.ts';

/** Everything that goals measure with; each part is brought up when the first goal asks for it. */
export interface Bench {
  cleanup: Cleanup;
  browser(): Promise<BrowserBench>;
  pageWeights(): Promise<PageWeights>;
  loginVisits(): Promise<LoginVisits>;
  homeVisits(): Promise<HomeVisits>;
  companyList(): Promise<CompanyListBench>;
  listTimes(): Promise<ListTimes>;
  search(): Promise<SearchBench>;
  searchOnPostgres(): Promise<SearchBench>;
  tripLists(): Promise<TripListBench>;
  peopleLists(): Promise<PeopleListBench>;
}

export function createBench(ground: BenchGround): Bench {
  const { cleanup } = ground;
  const browser = once(() => openBrowserBench(ground));
  const companyList = once(() => openCompanyListBench(cleanup));
  return {
    cleanup,
    browser,
    pageWeights: once(async () => await measurePageWeights(await browser())),
    loginVisits: once(async () => await measureLoginVisits(await browser())),
    homeVisits: once(async () => await measureHomeVisits(await browser())),
    companyList,
    listTimes: once(async () => await measureListTimes(await companyList())),
    search: once(() => openSearchBench(cleanup)),
    searchOnPostgres: once(async () =>
      openSearchBench(cleanup, { DATABASE_URL: await createDatabase(cleanup) }),
    ),
    tripLists: once(() => openTripListBench(cleanup)),
    peopleLists: once(() => openPeopleListBench(cleanup)),
  };
}
