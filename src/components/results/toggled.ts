/** The values that are chosen when one more of them is, or one less. */
export function toggled<Value>(values: readonly Value[], value: Value, on: boolean): Value[] {
  return on ? [...values, value] : values.filter((one) => one !== value);
}
