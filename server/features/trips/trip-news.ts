import type { Kysely } from 'kysely';
import type { Decider } from '#domain/contract.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Keys } from '../../security/keys.ts';
import type { ServerConfig } from '../../start/config.ts';

type ApprovalNews =
  | 'waits'
  | 'approversAsked'
  | 'reminded'
  | 'questionAsked'
  | 'questionAnswered'
  | 'approved'
  | 'rejected'
  | 'expired';

export type TripNewsKind =
  | ApprovalNews
  | 'sentBack'
  | 'booked'
  | 'partlyFailed'
  | 'failed'
  | 'cancelled'
  | 'partCancelled'
  | 'cancellationDearer'
  | 'requestMade'
  | 'requestBooked'
  | 'requestClosed'
  | 'requestWithdrawn'
  | 'messageWritten'
  | 'messageAnswered'
  | 'bookingCancelled'
  | 'airlineChanged'
  | 'airlineChangeAccepted';

export type ChangeNewsKind = ApprovalNews | 'done' | 'failed';

type NewsOf =
  | { trip: { _id: string }; kind: TripNewsKind }
  | { change: { id: string; trip_id: string }; kind: ChangeNewsKind };

export type TripNews = NewsOf & {
  now: Date;
  /** The practice switch under which approvers learn nothing. */
  silentApprovers: boolean;
  approvers?: readonly Decider[];
  asker?: string;
};

export interface SubscriberDeps {
  config: ServerConfig;
  keys: Keys;
  clock: Clock;
  jobs: Jobs;
}

export type TripSubscriber = (deps: SubscriberDeps, db: Kysely<Database>, news: TripNews) => Promise<void>;

/** Reports what has happened. Subscribers are wired in composition.ts, and the trip knows none of them. */
export async function reportNews(
  deps: SubscriberDeps & { tripSubscribers: readonly TripSubscriber[] },
  db: Kysely<Database>,
  news: TripNews,
): Promise<void> {
  for (const subscriber of deps.tripSubscribers) await subscriber(deps, db, news);
}
