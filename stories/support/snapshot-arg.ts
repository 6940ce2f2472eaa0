/** Without this, Storybook traverses the whole chart of a snapshot for controls that are not shown. */
export const SNAPSHOT_ARG = { snapshot: { type: { name: 'other', value: 'a state of the chart' } } } as const;
