import { globSync } from 'node:fs';
import path from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import type { StoryFile } from '../stories/support/pages/story-file.ts';

const NAME = 'virtual:story-list';
const STORIES = path.resolve(import.meta.dirname, '../stories');

/** Lets pages about an area list its stories, read from their files as Storybook reads them. */
export function storyListPlugin(): Plugin {
  return {
    name: 'story-list',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      const files = globSync('**/*.stories.tsx', { cwd: STORIES }).sort();
      for (const file of files) this.addWatchFile(path.join(STORIES, file));
      return `export const STORY_FILES = ${JSON.stringify(await Promise.all(files.map(readStories)))};`;
    },
  };
}

/** A title is the file's place, unless the file has one. */
async function readStories(file: string): Promise<StoryFile> {
  const makeTitle = (ownTitle?: string) => ownTitle ?? file.replace('.stories.tsx', '');
  const csf = (await readCsf(path.join(STORIES, file), { makeTitle })).parse();
  const stories = csf.stories.map(({ id, name = id }) => ({ id, name }));
  return { title: makeTitle(csf.meta.title), stories };
}
