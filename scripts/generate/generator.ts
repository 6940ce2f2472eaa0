/** Generates files of the repository from other files of the repository. */
export interface Generator {
  name: string;
  /** The generated files, relative to the root of the repository; a folder covers all files in it. */
  writes: string[];
  /**
   * Writes them below another folder, because other processes may read those of the repository at the same
   * time.
   */
  run(drafts: string): Promise<void>;
}
