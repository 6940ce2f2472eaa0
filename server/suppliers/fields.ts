import type { Money } from '#domain/contract.ts';
import { parseMoney } from '#domain/money.ts';

/** An answer lacks a field that is needed, or has another type in it. */
export class UnreadableField extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} can't be read`);
    this.path = path;
  }
}

/** Reads the fields of a JSON object that are needed, and ignores all others. */
export class Fields {
  readonly #value: Readonly<Record<string, unknown>>;
  readonly #path: string;

  constructor(value: unknown, path: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableField(path);
    this.#value = value as Record<string, unknown>; // just checked
    this.#path = path;
  }

  #at(name: string): string {
    return `${this.#path}.${name}`;
  }

  optionalText(name: string): string | undefined {
    const value = this.#value[name];
    if (value === null || value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw new UnreadableField(this.#at(name));
    return value;
  }

  /** As it came. */
  value(name: string): unknown {
    return this.#value[name];
  }

  text(name: string): string {
    return this.optionalText(name) ?? this.#missing(name);
  }

  flag(name: string): boolean | undefined {
    const value = this.#value[name];
    return typeof value === 'boolean' ? value : undefined;
  }

  optionalNumber(name: string): number | undefined {
    const value = this.#value[name];
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }

  optionalInstant(name: string): Date | undefined {
    const text = this.optionalText(name);
    if (text === undefined) return undefined;
    // Some instants come without a zone; all are in UTC.
    const instant = new Date(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);
    if (Number.isNaN(instant.getTime())) throw new UnreadableField(this.#at(name));
    return instant;
  }

  instant(name: string): Date {
    return this.optionalInstant(name) ?? this.#missing(name);
  }

  /** `total` reads `total_amount` and `total_currency`. */
  optionalMoney(name: string): Money | undefined {
    const money = this.#signedMoney(name);
    return money === undefined || money.amount >= 0 ? money : this.#missing(`${name}_amount`);
  }

  /** Negative for what is given back. */
  signedMoney(name: string): Money {
    return this.#signedMoney(name) ?? this.#missing(`${name}_amount`);
  }

  #signedMoney(name: string): Money | undefined {
    const text = this.optionalText(`${name}_amount`);
    const currency = this.optionalText(`${name}_currency`);
    if (text === undefined || currency === undefined) return undefined;
    const isNegative = text.startsWith('-');
    // A currency without minor units may come with zeros behind the point.
    const digits = (isNegative ? text.slice(1) : text).replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
    const money = parseMoney(digits, currency) ?? this.#missing(`${name}_amount`);
    return isNegative && money.amount > 0 ? { ...money, amount: -money.amount } : money;
  }

  money(name: string): Money {
    return this.optionalMoney(name) ?? this.#missing(`${name}_amount`);
  }

  optionalObject(name: string): Fields | undefined {
    const value = this.#value[name];
    return value === null || value === undefined ? undefined : new Fields(value, this.#at(name));
  }

  object(name: string): Fields {
    return this.optionalObject(name) ?? this.#missing(name);
  }

  optionalObjects(name: string): Fields[] {
    const value = this.#value[name];
    if (value === null || value === undefined) return [];
    if (!Array.isArray(value)) throw new UnreadableField(this.#at(name));
    return value.map((item) => new Fields(item, this.#at(name)));
  }

  objects(name: string): Fields[] {
    const objects = this.optionalObjects(name);
    return objects.length > 0 ? objects : this.#missing(name);
  }

  /** As it came; each item is read on its own. */
  list(name: string): unknown[] {
    const value = this.#value[name];
    return Array.isArray(value) ? value : this.#missing(name);
  }

  optionalList(name: string): unknown[] {
    const value = this.#value[name];
    return Array.isArray(value) ? value : [];
  }

  texts(name: string): string[] {
    const value = this.#value[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  }

  #missing(name: string): never {
    throw new UnreadableField(this.#at(name));
  }
}
