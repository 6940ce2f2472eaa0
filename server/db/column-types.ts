/** How column values are parsed, by PostgreSQL's type number: the same on both engines. */
const INT8 = 20;
const BYTEA = 17;
const DATE = 1082;
const TIMESTAMP = 1114;
const NUMERIC = 1700;

const asText = (text: string) => text;

export const TYPE_PARSERS: Record<number, (text: string) => unknown> = {
  // Counts and minor units of money; a number beyond 2^53 would be a bug.
  [INT8]: (text) => {
    const number = Number(text);
    if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large a number`);
    return number;
  },
  // Days and local times have no zone, so they must not become a Date, which has one.
  [DATE]: asText,
  [TIMESTAMP]: asText,
  [NUMERIC]: asText,
  [BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
};
