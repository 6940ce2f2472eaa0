declare module 'virtual:story-list' {
  /** All files of stories, by their places. */
  export const STORY_FILES: readonly import('./story-file.ts').StoryFile[];
}
