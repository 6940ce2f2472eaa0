export type MapScheme = 'light' | 'dark';
