import type { TripRequest } from '#domain/contract.ts';

/** A session as its owner remembers it. */
export interface ClientSession {
  sessionId: string;
  token: string;
  refreshToken: string;
}

/** A write that was sent and not yet answered: it may have happened or not. */
export type Pending =
  | { type: 'signIn' }
  | { type: 'signOut'; session: ClientSession }
  | { type: 'changePassword'; by: ClientSession; newPassword: string }
  | { type: 'invite'; userId: string }
  | ({ type: 'order' } & OrderCall)
  | { type: 'cancel'; tripId: string };

/** An order, with everything needed to send it again. */
export interface OrderCall {
  key: string;
  body: TripRequest;
}

const REMEMBERED_ENDED = 3;

/** What one person knows for certain from the server's answers, and the one pending write. */
export class Journal {
  password: string;
  pending: Pending | null = null;
  /** The password before the last certain change; null once it was seen to be refused. */
  formerPassword: string | null = null;
  open: ClientSession[] = [];
  ended: ClientSession[] = [];
  /** By invited person: how many invitations were certainly sent, and how many possibly. */
  readonly invitations = new Map<string, { sent: number; perhaps: number }>();
  readonly sessionIds: string[] = [];
  /** Acknowledged trips. */
  readonly tripIds: string[] = [];
  /** Those of them that were certainly cancelled, and those that possibly were. */
  readonly cancellations = new Map<string, 'sent' | 'perhaps'>();

  constructor(password: string) {
    this.password = password;
  }

  opened(session: ClientSession): void {
    this.open.push(session);
    this.sessionIds.push(session.sessionId);
  }

  end(session: ClientSession): void {
    this.open = this.open.filter((other) => other !== session);
    this.ended = [session, ...this.ended].slice(0, REMEMBERED_ENDED);
  }

  passwordChanged(newPassword: string, by: ClientSession): void {
    this.formerPassword = this.password;
    this.password = newPassword;
    for (const session of this.open) if (session !== by) this.end(session);
  }

  cancelled(tripId: string, certainty: 'sent' | 'perhaps'): void {
    if (this.cancellations.get(tripId) !== 'sent') this.cancellations.set(tripId, certainty);
  }

  invited(userId: string, certainty: 'sent' | 'perhaps'): void {
    const counts = this.invitations.get(userId) ?? { sent: 0, perhaps: 0 };
    counts[certainty] += 1;
    this.invitations.set(userId, counts);
  }
}
