import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Surface } from '#src/components/Page.tsx';
import { narrowDark } from '#stories/support/frames.tsx';

/** An overview of this Storybook. */
function About() {
  return (
    <Page title="Zugvogel" subtitle="Every screen in each of its states, without a server.">
      <Surface>
        <h2>Where is what?</h2>
        <dl>
          <dt>
            <b>Tokens</b>
          </dt>
          <dd>Colours, type, spacing and icons: all that components are made of.</dd>
          <dt>
            <b>screens</b>
          </dt>
          <dd>Whole pages, from empty to failed, with long texts and on narrow windows.</dd>
          <dt>
            <b>flows</b>
          </dt>
          <dd>One story for each state of a chart: signing in, booking a hotel, checkout, trips.</dd>
          <dt>
            <b>components</b>
          </dt>
          <dd>The parts that pages share.</dd>
        </dl>
        <h2>How do I look at it?</h2>
        <ul>
          <li>
            The toolbar changes colour scheme and width of any story. “As the story has it” and “Reset
            viewport” lead back to what its name says, such as “Narrow Dark”.
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

export const Overview: Story = {};
export const OverviewNarrowDark: Story = { globals: narrowDark };
