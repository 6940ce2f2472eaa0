/** Storybook would otherwise follow a snapshot through its whole chart, for controls that nobody is shown. */
export const SNAPSHOT_ARG = { snapshot: { type: { name: 'other', value: 'a state of the chart' } } } as const;
