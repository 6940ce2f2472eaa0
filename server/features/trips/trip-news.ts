import type { Kysely } from 'kysely';
import type { Decider } from '#domain/contract.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Keys } from '../../security/keys.ts';
import type { ServerConfig } from '../../start/config.ts';

/** What happens to a request for approval, of a trip or of a change. */
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
  | 'bookingCancelled';

export type ChangeNewsKind = ApprovalNews | 'done' | 'failed';

type NewsOf =
  | { trip: { _id: string }; kind: TripNewsKind }
  | { change: { id: string; trip_id: string }; kind: ChangeNewsKind };

/** Something that has happened to a trip, or to a change of one of its parts. */
export type TripNews = NewsOf & {
  /** The time by the company's clock. */
  now: Date;
  /** The practice switch under which approvers learn nothing. */
  silentApprovers: boolean;
  /** The people asked for approval; by default all possible deciders. */
  approvers?: readonly Decider[];
  /** The membership of the person whose question was answered. */
  asker?: string;
};

export interface SubscriberDeps {
  config: ServerConfig;
  keys: Keys;
  clock: Clock;
  jobs: Jobs;
}

/** Does what follows from the news, such as writing mails, in the transaction that causes them. */
export type TripSubscriber = (deps: SubscriberDeps, db: Kysely<Database>, news: TripNews) => Promise<void>;

/** Reports what has happened. Subscribers are wired in composition.ts, and the trip knows none of them. */
export async function reportNews(
  deps: SubscriberDeps & { tripSubscribers: readonly TripSubscriber[] },
  db: Kysely<Database>,
  news: TripNews,
): Promise<void> {
  for (const subscriber of deps.tripSubscribers) await subscriber(deps, db, news);
}
