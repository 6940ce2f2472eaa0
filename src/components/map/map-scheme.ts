/** The ground of a map, as the page around it. */
export type MapScheme = 'light' | 'dark';
