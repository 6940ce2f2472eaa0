/** The row's columns that may be null become properties that may be absent. */
export type WithoutNulls<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key];
} & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: Exclude<Row[Key], null>;
};

export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const present = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(present) as WithoutNulls<Row>; // the type says just what the line above does
}
