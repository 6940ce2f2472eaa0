import { STORY_FILES } from 'virtual:story-list';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Page, Surface } from '#src/components/Page.tsx';
import { AREAS } from '#stories/areas.ts';
import classes from './AreaPage.module.css';
import type { StoryFile } from './story-file.ts';
import { titleWords } from './title-words.ts';

interface AreaPageProps {
  /** Its folder in `stories/`. */
  area: string;
  /** What it is for. */
  children: ReactNode;
  /** What to look at. */
  look: readonly string[];
}

/** A page about an area: what it is for, what to look at, and all its states, which are its stories. */
export function AreaPage({ area, children, look }: AreaPageProps) {
  const parts = ['', ...(AREAS[area] ?? [])];
  return (
    <Page title={titleWords(area)}>
      <Surface>
        <Stack gap="sm">
          <h2>What it is for</h2>
          <p>{children}</p>
          <h2>What to look at</h2>
          <ul className={classes.look}>
            {look.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Stack>
      </Surface>
      <Surface>
        <h2>Its states</h2>
        {parts.map((part) => (
          <Part key={part} folder={part ? `${area}/${part}` : area} heading={part} />
        ))}
      </Surface>
    </Page>
  );
}

/** The stories of a folder. */
function Part({ folder, heading }: { folder: string; heading: string }) {
  const files = STORY_FILES.filter(({ title }) => folderOf(title) === folder && nameOf(title) !== 'About');
  const Heading = heading ? 'h4' : 'h3';
  return (
    <>
      {heading ? <h3 className={classes.part}>{titleWords(heading)}</h3> : null}
      {files.map((file) => (
        <section key={file.title} aria-label={[heading, nameOf(file.title)].join(' ').trim()}>
          <Heading className={classes.file}>{titleWords(nameOf(file.title))}</Heading>
          <StoryLinks {...file} />
        </section>
      ))}
    </>
  );
}

function StoryLinks({ stories }: StoryFile) {
  return (
    <ul className={classes.stories}>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const folderOf = (title: string) => title.slice(0, title.lastIndexOf('/'));
const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);
