import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { PALETTE } from '#domain/brand/palette.ts';
import { theme } from '#src/app/theme/theme.ts';
import { Icon } from '#src/components/Icon.tsx';
import * as icons from '#src/components/icons.ts';
import { Page, Surface } from '#src/components/Page.tsx';
import * as shellIcons from '#src/components/shell-icons.ts';
import { dark, narrow } from '#stories/support/frames.tsx';
import classes from './Tokens.module.css';

/** Colours by what they are for; each has a value for either scheme. */
const ROLES = [
  ...[
    '--mantine-color-body',
    '--surface',
    '--surface-hover',
    '--hairline',
    '--control-border',
    '--focus-ring',
  ],
  ...['--mantine-color-text', '--mantine-color-dimmed', '--mantine-color-anchor'],
  ...['--mantine-color-error', '--mantine-color-success', '--mantine-primary-color-filled'],
  ...['--notice-info', '--notice-success', '--notice-warning', '--notice-error'],
  ...['--notice-info-mark', '--notice-success-mark', '--notice-warning-mark', '--notice-error-mark'],
];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'];
const ICONS = { ...icons, ...shellIcons };

interface TokensProps {
  title: string;
  children: ReactNode;
}

/** A page of what components are made of; in code, they are named by these variables. */
function Tokens({ title, children }: TokensProps) {
  return (
    <Page title={title}>
      <Surface>{children}</Surface>
    </Page>
  );
}

const meta = { component: Tokens } satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  args: {
    title: 'Colours',
    children: (
      <>
        <h2>By what they are for</h2>
        <ul className={classes.grid}>
          {ROLES.map((name) => (
            <Swatch key={name} name={name} color={`var(${name})`} />
          ))}
        </ul>
        {Object.entries(PALETTE).map(([name, shades]) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul className={`${classes.grid} ${classes.shades}`}>
              {shades.map((shade, i) => (
                <Swatch key={shade} name={`${i} ${shade}`} color={shade} />
              ))}
            </ul>
          </section>
        ))}
      </>
    ),
  },
};
export const ColoursDark: Story = { ...Colours, globals: dark };

export const Type: Story = {
  args: {
    title: 'Type',
    children: (
      <>
        <h2>Headings</h2>
        {Object.entries(theme.headings?.sizes ?? {}).map(([name, size]) => (
          <p
            key={name}
            style={{ font: `600 ${size?.fontSize}/${size?.lineHeight} var(--mantine-font-family)` }}
          >
            {name}: {size?.fontSize} Choose a room in Zürich
          </p>
        ))}
        <h2>Text</h2>
        {SIZES.map((size) => (
          <p key={size} style={{ fontSize: `var(--mantine-font-size-${size})` }}>
            {size}: Choose a room in Zürich, CHF 1,234.50
          </p>
        ))}
      </>
    ),
  },
};
export const TypeNarrow: Story = { ...Type, globals: narrow };

export const Spacing: Story = {
  args: {
    title: 'Spacing',
    children: (
      <>
        <p>Everything lies on a grid of 4 px.</p>
        <ul className={classes.grid}>
          {Object.entries(theme.spacing ?? {}).map(([name, width]) => (
            <li key={name} className={classes.token}>
              <div className={classes.bar} style={{ width }} />
              {name}: {width}
            </li>
          ))}
        </ul>
        <h2>Corners</h2>
        <ul className={classes.grid}>
          {Object.entries(theme.radius ?? {}).map(([name, borderRadius]) => (
            <li key={name} className={classes.token}>
              <div className={classes.swatch} style={{ borderRadius }} />
              {name}: {borderRadius}
            </li>
          ))}
        </ul>
      </>
    ),
  },
};

export const Icons: Story = {
  args: {
    title: 'Icons',
    children: (
      <ul className={classes.grid}>
        {Object.entries(ICONS).map(([name, path]) => (
          <li key={name} className={classes.token}>
            <Icon path={path} size={24} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
};
export const IconsDark: Story = { ...Icons, globals: dark };

function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <li className={classes.token}>
      <div className={classes.swatch} style={{ background: color }} />
      {name}
    </li>
  );
}
