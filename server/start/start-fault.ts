/** Why the server can't start, in words for the operator: one line for each fault. */
export class StartFault extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
