/** Figures as a person reads them in a report. */
export const inMs = (value: number) => `${value.toFixed(value < 10 ? 3 : 0)} ms`;
export const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
