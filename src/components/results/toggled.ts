/** Adds a value to the chosen ones, or removes it. */
export function toggled<Value>(values: readonly Value[], value: Value, on: boolean): Value[] {
  return on ? [...values, value] : values.filter((one) => one !== value);
}
