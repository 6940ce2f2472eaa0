import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page, Surface } from '#src/components/Page.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { GLOSSARY } from '#stories/support/pages/glossary.ts';
import classes from './Words.module.css';

/** The product's words, from its glossary. */
function Words() {
  return (
    <Page
      title="Words"
      subtitle="One word, one meaning: what is called by a word here is called so on every page."
    >
      {GLOSSARY.map(({ title, words }) => (
        <Surface key={title}>
          <h2>{title}</h2>
          <dl className={classes.words}>
            {words.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Surface>
      ))}
    </Page>
  );
}

const meta = { component: Words } satisfies Meta<typeof Words>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Glossary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'People and companies' })).toBeVisible();
    await expect(canvas.getByText('A person who goes on a trip.', { exact: false })).toBeVisible();
  },
};
export const GlossaryNarrowDark: Story = { globals: narrowDark };
