import { PALETTE } from './palette.ts';

const { blue, gray, dark } = PALETTE;

interface Scheme {
  page: string;
  surface: string;
  hairline: string;
  text: string;
  dimmed: string;
  link: string;
  button: string;
  brand: string;
}

export const SCHEMES: Record<'light' | 'dark', Scheme> = {
  light: {
    page: '#f5f5f5',
    surface: '#ffffff',
    hairline: gray[2],
    text: '#1b2733',
    dimmed: gray[7],
    link: blue[8],
    button: blue[7],
    brand: '#0b3a7e',
  },
  dark: {
    page: dark[8],
    surface: dark[7],
    hairline: dark[5],
    text: dark[0],
    dimmed: dark[2],
    link: blue[2],
    button: blue[7],
    brand: '#081c38',
  },
};
