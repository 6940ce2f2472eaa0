/** A colour in ten shades, from the lightest to the darkest. */
type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

const blue: Shades = [
  '#e3f2fd',
  '#bbdefb',
  '#90caf9',
  '#64b5f6',
  '#42a5f5',
  '#2196f3',
  '#1e88e5',
  '#1976d2',
  '#1565c0',
  '#0d47a1',
];

const purple: Shades = [
  '#f3e5f5',
  '#e1bee7',
  '#ce93d8',
  '#ba68c8',
  '#ab47bc',
  '#a435b8',
  '#a02db4',
  '#9c27b0',
  '#7b1fa2',
  '#4a148c',
];

const gray: Shades = [
  '#f8f9fb',
  '#eff2f5',
  '#e3e8ed',
  '#d3dae2',
  '#b6c0cb',
  '#8d99a7',
  '#6b7886',
  '#51606f',
  '#344250',
  '#1b2733',
];

const dark: Shades = [
  '#e4e9ef',
  '#c4cdd8',
  '#9caab9',
  '#748394',
  '#425163',
  '#2f3c4b',
  '#1f2933',
  '#161e27',
  '#10161d',
  '#0a0e13',
];

const red: Shades = [
  '#fdecea',
  '#f9d0cc',
  '#f4aaa4',
  '#ee8078',
  '#e65a51',
  '#dc3f36',
  '#cc332b',
  '#b3261e',
  '#971d16',
  '#6f140f',
];

const green: Shades = [
  '#e7f4ea',
  '#c6e5ce',
  '#9fd3ac',
  '#74bf87',
  '#4cab66',
  '#33964e',
  '#27823f',
  '#1b6e35',
  '#145729',
  '#0c3d1c',
];

const orange: Shades = [
  '#fdf1de',
  '#fadfb5',
  '#f6c988',
  '#f1b25b',
  '#e59a33',
  '#cc7f14',
  '#ad660a',
  '#8a4b00',
  '#6d3b00',
  '#4b2900',
];

export const PALETTE = { blue, purple, gray, dark, red, green, orange };
