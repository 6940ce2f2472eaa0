const FIRST_MILLISECOND = Date.UTC(2026, 0, 1);

/** Ids in the format of UUID version 7, the same at each load, in the order in which they are created. */
export function createDemoIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    const time = (FIRST_MILLISECOND + made).toString(16).padStart(12, '0');
    const rest = Math.imul(made, 0x9e3779b1) >>> 0;
    const tail = `${rest.toString(16).padStart(8, '0')}${made.toString(16).padStart(4, '0')}`;
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${tail}`;
  };
}
