/**
 * The state of a draft trip, without the chart: its parts, the removed ones and what can be restored, the
 * trip that takes them, and the order that it makes. Amounts are in cents.
 */
export interface ModelPart {
  id: string;
  kind: 'flight' | 'hotel' | 'car';
  travelers: readonly string[];
  amount: number;
  levels: readonly (1 | 2)[];
  /** The part of a trip that it replaces. */
  replacedPart: string | null;
}

interface PartRemoval {
  part: ModelPart;
  position: number;
  isGone: boolean;
}

export class TripDraftModel {
  parts: ModelPart[] = [];
  gone = new Set<string>();
  removed: PartRemoval | null = null;
  extended: string | null = null;
  isOrdering = false;
  isBooked = false;

  add(part: ModelPart, replaces: string | null): void {
    if (this.isOrdering) return;
    if (this.isBooked) this.discard();
    const places = (one: ModelPart) => one.id === part.id || one.id === replaces || isForSame(one, part);
    const position = this.parts.findIndex(places);
    const replacedPart = part.replacedPart ?? this.parts[position]?.replacedPart ?? null;
    for (const one of this.parts.filter(places)) this.gone.delete(one.id);
    const before = this.parts.slice(0, position < 0 ? undefined : position);
    const after = position < 0 ? [] : this.parts.slice(position).filter((one) => !places(one));
    this.parts = [...before, { ...part, replacedPart }, ...after];
    this.removed = null;
  }

  remove(id: string): void {
    const position = this.parts.findIndex((one) => one.id === id);
    const part = this.parts[position];
    if (this.#isClosed() || !part) return;
    this.removed = { part, position, isGone: this.gone.delete(id) };
    this.parts = this.parts.filter((one) => one !== part);
  }

  restore(): void {
    if (this.#isClosed() || !this.removed) return;
    const { part, position, isGone } = this.removed;
    this.parts = [...this.parts.slice(0, position), part, ...this.parts.slice(position)];
    if (isGone) this.gone.add(part.id);
    this.removed = null;
  }

  forget(): void {
    if (!this.isBooked) this.removed = null;
  }

  /** With null, the parts become a trip of their own. */
  extend(trip: string | null): void {
    if (this.isOrdering || (this.isBooked && trip === null)) return;
    if (this.isBooked) this.discard();
    if (trip === null || trip !== this.extended) {
      this.parts = this.parts.map((part) => ({ ...part, replacedPart: null }));
      if (this.removed) this.removed.part = { ...this.removed.part, replacedPart: null };
    }
    this.extended = trip;
  }

  discard(): void {
    if (this.isOrdering) return;
    [this.parts, this.gone, this.removed, this.extended] = [[], new Set(), null, null];
    this.isBooked = false;
  }

  book(): void {
    this.isOrdering = false;
    this.discard();
    this.isBooked = true;
  }

  /** Changes that are not in the draft are lost with the page. */
  reload(): void {
    this.removed = null;
    this.isBooked = false;
  }

  get total(): number {
    return this.parts.reduce((sum, { amount }) => sum + amount, 0);
  }

  get request() {
    const travelers = [...new Set(this.parts.flatMap((part) => part.travelers))];
    const trip = {
      tripId: this.extended,
      replacedParts: this.parts.map(({ replacedPart }) => replacedPart).filter((part) => part !== null),
    };
    return {
      travelers,
      parts: this.parts.map((part) => ({
        kind: part.kind,
        offer: offerOf(part),
        // A part for all travelers does not list them.
        travelers: part.travelers.join() === travelers.join() ? undefined : part.travelers,
      })),
      levels: ([1, 2] as const).filter((level) => this.parts.some(({ levels }) => levels.includes(level))),
      ...(this.extended === null ? {} : trip),
    };
  }

  #isClosed(): boolean {
    return this.isOrdering || this.isBooked;
  }
}

/** A reference consists of the id and the price of an offer. */
export const offerOf = ({ id, amount }: Pick<ModelPart, 'id' | 'amount'>) => `${id}~${amount}`;

function isForSame(one: ModelPart, other: ModelPart): boolean {
  return other.replacedPart !== null && one.replacedPart === other.replacedPart;
}
