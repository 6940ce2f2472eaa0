import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page, Surface } from '#src/components/Page.tsx';
import { AREAS } from '#stories/areas.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { titleWords } from '#stories/support/pages/title-words.ts';

/** An overview of this Storybook. */
function About() {
  return (
    <Page title="Zugvogel" subtitle="Every screen in each of its states, without a server.">
      <Surface>
        <h2>Where is what?</h2>
        <p>
          The tree follows the product: each area in turn, and in a booking its steps. The first page of an
          area says what it is for, what to look at, and lists its states.
        </p>
        <ul>
          {Object.entries(AREAS)
            .filter(([area]) => area !== 'start' && area !== 'flows')
            .map(([area, parts]) => (
              <li key={area}>
                <a href={`./?path=/story/${area}-about--states`} target="_top">
                  {titleWords(area)}
                </a>
                {parts.length > 0 ? `: ${parts.map((part) => part.replaceAll('-', ' ')).join(', ')}` : null}
              </li>
            ))}
        </ul>
        <p>
          “States” are those of a chart: one story for each, in which a person may be while booking, deciding
          or signing in. Before the areas stand what all of them are made of: tokens, words and keys.
        </p>
      </Surface>
      <Surface>
        <h2>How do I look at it?</h2>
        <ul>
          <li>
            “Look” in the toolbar chooses width, colour scheme and the length of texts, for all stories. “As
            the story has it” leads back to what its name says, such as “Narrow Dark”.
          </li>
          <li>
            Press / to search by what happened: “one source failed”, “sold out”, “price has risen”, “expired”.
          </li>
          <li>
            The tab “Accessibility” shows what axe has found, “Interactions” what the story’s test does.
          </li>
        </ul>
      </Surface>
    </Page>
  );
}

const meta = { component: About } satisfies Meta<typeof About>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hotel' })).toBeVisible();
    await expect(canvas.getByText(': search, select, room, checkout')).toBeVisible();
  },
};
export const OverviewNarrowDark: Story = { globals: narrowDark };
