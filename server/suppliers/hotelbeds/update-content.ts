import { utcDay } from '#domain/local-time.ts';
import type { Deps } from '../../deps.ts';
import { readable } from '../create-asker.ts';
import { type ContentProgress, readProgress, saveContent } from './content-repository.ts';
import { createHotelbedsClient } from './hotelbeds-client.ts';
import type { HotelbedsDesk } from './hotelbeds-desk.ts';
import { readChains, readContentPage } from './read-content.ts';

const HOTELS_AT_ONCE = 1000;
/** Of the 50 calls that an account for evaluation has each day, most are left to people. */
const MOST_CALLS = 20;
const TIMEOUT_MS = 60_000;
/** More than there are. */
const MOST_CHAINS = 5000;
const CHAINS = `/hotel-content-api/1.0/types/chains?fields=all&language=ENG&from=1&to=${MOST_CHAINS}`;

/** Nightly: reads on where the last night has stopped, then only what has changed since. */
export async function updateHotels({
  config: { hotelbeds },
  db,
  clock,
  log,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): Promise<void> {
  if (!hotelbeds) return;
  const desk = { client: createHotelbedsClient(hotelbeds, log), db, log };
  await readable({ supplier: 'Hotelbeds', log }, () => updateContent(desk, clock.now()));
}

async function updateContent(desk: Pick<HotelbedsDesk, 'client' | 'db' | 'log'>, now: Date): Promise<void> {
  const { client, db, log } = desk;
  const today = utcDay(now);
  let progress = (await readProgress(db)) ?? { next: 1, since: null, began: today };
  if (progress.next === 1) progress = { ...progress, began: today };
  const named = await client.get(CHAINS, AbortSignal.timeout(TIMEOUT_MS));
  if (named.kind !== 'data') return;
  const chains = readChains(named.data);
  for (let calls = 1; calls < MOST_CALLS; calls += 1) {
    const answer = await client.get(contentPath(progress), AbortSignal.timeout(TIMEOUT_MS));
    if (answer.kind !== 'data') return;
    const { houses, total } = readContentPage(answer.data, chains, log);
    const next = progress.next + HOTELS_AT_ONCE;
    const isLast = next > total;
    progress = isLast ? { next: 1, since: progress.began, began: today } : { ...progress, next };
    await saveContent(db, houses, progress);
    if (isLast) return;
  }
}

function contentPath({ next, since }: ContentProgress): string {
  const query = new URLSearchParams({
    fields: 'all',
    language: 'ENG',
    useSecondaryLanguage: 'true',
    from: String(next),
    to: String(next + HOTELS_AT_ONCE - 1),
  });
  if (since) query.set('lastUpdateTime', since);
  return `/hotel-content-api/1.0/hotels?${query}`;
}
