export type WithoutNulls<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key];
} & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: Exclude<Row[Key], null>;
};

export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const present: Partial<Row> = {};
  for (const key in row) if (row[key] !== null) present[key] = row[key];
  return present as unknown as WithoutNulls<Row>; // the type says just what the line above does
}
