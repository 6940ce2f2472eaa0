export interface Result {
  passed: number;
  failed: number;
  /** The output of the tools; shown when something failed. */
  output: string;
}

export interface Step {
  name: string;
  what: string;
  /** Steps that have to finish before this one; running it includes them. */
  needs?: string[];
  /** Runs alone, because it needs the whole machine. */
  alone?: boolean;
  needsBrowser?: boolean;
  run(): Promise<Result>;
}

/** A check without separate tests counts as one test. */
export function single(fine: boolean, output: string): Result {
  return { passed: fine ? 1 : 0, failed: fine ? 0 : 1, output };
}
