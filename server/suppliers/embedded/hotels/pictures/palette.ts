import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';

export interface Palette {
  sky: string;
  far: string;
  wall: string;
  facade: string;
  trim: string;
  accent: string;
  fabric: string;
  wood: string;
  floor: string;
  green: string;
  glass: string;
  lit: string;
}

const SKIES = ['#cfe6f5', '#e3eef6', '#f6e3d3', '#d9e4f2', '#c3d7ea', '#f3dcd8', '#dfeee4'];
const FARS = ['#b6c9d6', '#c4cfd6', '#cdbfb6', '#b8c4bd', '#a9b9c9'];
const WALLS = ['#f4efe6', '#eef2f0', '#f3e9e2', '#e9edf4', '#f1eee0', '#e6e9e2'];
const FACADES = [
  '#e8d9bf',
  '#d9c2b0',
  '#e9e4da',
  '#c9d3d8',
  '#d8a98f',
  '#b9c7b4',
  '#efd9a7',
  '#a9b4c4',
  '#e0c4c0',
  '#8f9fae',
];
const TRIMS = ['#ffffff', '#f7f2e7', '#5b4a42', '#3f4d5a', '#6f6257'];
const ACCENTS = [
  '#1976d2',
  '#9c27b0',
  '#c0392b',
  '#1f7a5a',
  '#d98324',
  '#2b4c7e',
  '#8a3b52',
  '#3b7f8c',
  '#6a7d2f',
  '#b3541e',
];
const FABRICS = [
  '#7d9cc0',
  '#b48ead',
  '#c98b7a',
  '#7fa08a',
  '#d3b06b',
  '#6f7fa1',
  '#a56b7d',
  '#86a7ad',
  '#98a06a',
  '#5f6f80',
];
const WOODS = ['#8a6244', '#a67c52', '#6e4f3a', '#b08d65', '#5c4639'];
const FLOORS = ['#d6c3a5', '#c7b299', '#bfb7ab', '#cdb79a', '#b8a58d', '#d9d2c5'];
const GREENS = ['#5f8f5b', '#6d9a63', '#4f7f5f', '#7a9a55'];
const GLASSES = ['#bcd6e6', '#a9c4d6', '#c8dbe2', '#9fb8c9'];
const LITS = ['#ffe9a8', '#ffdf94', '#fff0c4'];

export function choosePalette(chance: SeededRandom): Palette {
  return {
    sky: chance.pick(SKIES),
    far: chance.pick(FARS),
    wall: chance.pick(WALLS),
    facade: chance.pick(FACADES),
    trim: chance.pick(TRIMS),
    accent: chance.pick(ACCENTS),
    fabric: chance.pick(FABRICS),
    wood: chance.pick(WOODS),
    floor: chance.pick(FLOORS),
    green: chance.pick(GREENS),
    glass: chance.pick(GLASSES),
    lit: chance.pick(LITS),
  };
}
