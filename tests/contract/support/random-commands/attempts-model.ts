const WINDOW_MS = 15 * 60 * 1000;

/** The expected counts of the server's throttles: attempts of one kind, by subject. */
export class AttemptsModel {
  readonly #limit: number;
  readonly #attempts = new Map<string, number[]>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** False for an attempt beyond the limit, which is not counted. */
  reserve(subject: string, now: number): boolean {
    const recent = (this.#attempts.get(subject) ?? []).filter((at) => at > now - WINDOW_MS);
    if (recent.length >= this.#limit) return false;
    this.#attempts.set(subject, [...recent, now]);
    return true;
  }

  refund(subject: string, at: number): void {
    const attempts = this.#attempts.get(subject) ?? [];
    const index = attempts.indexOf(at);
    if (index >= 0) this.#attempts.set(subject, attempts.toSpliced(index, 1));
  }

  clear(subject: string): void {
    this.#attempts.delete(subject);
  }
}
