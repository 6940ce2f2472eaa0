import { dayAfter, utcDay } from '#domain/local-time.ts';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import { saveRecentSearch } from '../../features/recent-searches/recent-search-repository.ts';
import type { DemoWorld } from './demo-world.ts';
import { type DemoMember, readMembers } from './read-members.ts';

type Search = [by: DemoMember | undefined, search: RecentSearch];

const BERLIN = { latitude: 52.52, longitude: 13.405 };

export async function insertSearches({ db, now }: DemoWorld): Promise<void> {
  const today = utcDay(now);
  const members = (await readMembers(db)).filter(({ company }) => company === 'engineering');
  const anna = members.find(({ email }) => email === 'traveler@alpenblick.example');
  const colleagues = members.filter(({ isColleague }) => isColleague).slice(0, 6);
  const searches: Search[] = [
    ...colleagues.flatMap((by, index): Search[] => [
      [by, flights('PAR', today, 12 + index)],
      [by, carsInGeneva(today, 15 + index)],
    ]),
    [anna, hotelsInBerlin(today, 24)],
    ...[19, 33, 47].map((startsIn): Search => [anna, flights('LON', today, startsIn)]),
  ];
  for (const [by, search] of searches) {
    if (by) await saveRecentSearch(db, { companyId: by.companyId, companyUserId: by.id, now }, search);
  }
}

function flights(area: string, today: string, startsIn: number): RecentSearch {
  const zurich = { code: 'ZRH', type: 'airport' } as const;
  const city = { code: area, type: 'mac' } as const;
  const legs = [
    { origin: zurich, destination: city, date: dayAfter(today, startsIn) },
    { origin: city, destination: zurich, date: dayAfter(today, startsIn + 2) },
  ];
  return {
    kind: 'flight',
    query: { legs, travelers: 1, serviceClass: 'Y', directOnly: false, airlines: [] },
  };
}

function hotelsInBerlin(today: string, startsIn: number): RecentSearch {
  const stay = { checkIn: dayAfter(today, startsIn), checkOut: dayAfter(today, startsIn + 2) };
  return { kind: 'hotel', query: { ...BERLIN, radiusKm: 6, ...stay, rooms: 1, guests: 1, rateCodes: [] } };
}

function carsInGeneva(today: string, startsIn: number): RecentSearch {
  const geneva = { kind: 'airport', code: 'GVA' } as const;
  return {
    kind: 'car',
    query: {
      pickUp: geneva,
      dropOff: geneva,
      pickUpAt: `${dayAfter(today, startsIn)}T08:00`,
      dropOffAt: `${dayAfter(today, startsIn + 1)}T18:00`,
    },
  };
}
