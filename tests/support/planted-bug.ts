/** A bug of an everyday kind, planted in a copy of the sources: the walk has to fail. */
export interface PlantedBug {
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  /** The name of the walk that finds it. */
  foundBy: string;
}
