/** Something that writes files of the repository from other files of the repository. */
export interface Generator {
  name: string;
  /** The files that it writes, relative to the root of the repository; a folder stands for all files in it. */
  writes: string[];
  /** Writes them below another folder: the repository's own may be read meanwhile. */
  run(drafts: string): Promise<void>;
}
