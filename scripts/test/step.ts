export interface Result {
  passed: number;
  failed: number;
  /** What the tools said; shown when something failed. */
  output: string;
}

export interface Step {
  name: string;
  what: string;
  /** Steps that have to end before this one; a run with it includes them. */
  needs?: string[];
  /** Runs alone, because it needs the whole machine. */
  alone?: boolean;
  needsBrowser?: boolean;
  run(): Promise<Result>;
}

/** A thing that is right or wrong as a whole counts as one test. */
export function single(fine: boolean, output: string): Result {
  return { passed: fine ? 1 : 0, failed: fine ? 0 : 1, output };
}
