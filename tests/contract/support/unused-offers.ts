import type { Answer } from './call.ts';
import { dayAhead } from './flights.ts';
import { type Orderer, offerOf } from './orders.ts';
import type { Member } from './records.ts';

interface WantedStay {
  /** One offer is found for each of them. */
  purpose: string;
  hotel: string;
  /** Who may book for the travelers. */
  finder: Member;
  travelers: string[];
}

/** Offers of one night each, which attempts that are refused leave to the next one. */
export class UnusedOffers {
  readonly #orderer: Orderer;
  readonly #byPurpose = new Map<string, string>();
  #nights = 0;

  constructor(orderer: Orderer) {
    this.#orderer = orderer;
  }

  async try(stay: WantedStay, attempt: (offer: string) => Promise<Answer>): Promise<Answer> {
    const offer = this.#byPurpose.get(stay.purpose) ?? (await this.#find(stay));
    const answer = await attempt(offer);
    if (answer.status < 300) this.#byPurpose.delete(stay.purpose);
    return answer;
  }

  async #find({ purpose, hotel, finder, travelers }: WantedStay): Promise<string> {
    this.#nights += 1;
    const days = { checkIn: dayAhead(this.#nights), checkOut: dayAhead(this.#nights + 1) };
    const offer = await offerOf(this.#orderer, finder, hotel, { ...days, travelers });
    this.#byPurpose.set(purpose, offer);
    return offer;
  }
}
