/** The stories of a file, as Storybook lists them. */
export interface StoryFile {
  title: string;
  stories: readonly { id: string; name: string }[];
}
