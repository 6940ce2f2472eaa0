export interface Result {
  passed: number;
  failed: number;
  /** The output of the tools; shown when something failed. */
  output: string;
  /** Of its commands; without the PostgreSQL that a step starts beside them. */
  cpuSeconds?: number;
  files?: FileTimes[];
  /** The tests that failed, and passed when they were repeated. */
  unsteady?: string[];
}

export interface FileTimes {
  file: string;
  seconds: number;
  /** Unknown of files that run in a browser. */
  cpuSeconds?: number;
}

export interface Step {
  name: string;
  what: string;
  /** Steps that have to finish before this one; running it includes them. */
  needs?: string[];
  /** Takes both lanes, because it runs with two workers. */
  alone?: boolean;
  run(): Promise<Result>;
}

/** A check without separate tests counts as one test. */
export function single(fine: boolean, output: string): Result {
  return { passed: fine ? 1 : 0, failed: fine ? 0 : 1, output };
}
