import type { ServiceClass } from '#domain/contract.ts';
import type { Aircraft } from '../network/aircraft.ts';

type Layouts = Readonly<Record<ServiceClass, string>>;

const LAYOUTS = {
  small: { F: 'A|F', C: 'A|DF', W: 'AC|DF', Y: 'AC|DF' },
  fokker: { F: 'A|F', C: 'AC|DF', W: 'AC|DEF', Y: 'AC|DEF' },
  a220: { F: 'A|F', C: 'AC|DF', W: 'AC|DF', Y: 'AC|DEF' },
  narrow: { F: 'A|F', C: 'AC|DF', W: 'ABC|DEF', Y: 'ABC|DEF' },
  b767: { F: 'A|DG|K', C: 'A|DG|K', W: 'AC|DG|HK', Y: 'AC|DEG|HK' },
  a330: { F: 'A|DG|K', C: 'AC|DG|HK', W: 'AC|DEG|HK', Y: 'AC|DEFG|HK' },
  nineAbreast: { F: 'A|DG|K', C: 'A|DG|K', W: 'AC|DEG|HK', Y: 'ABC|DEG|HJK' },
  tenAbreast: { F: 'A|DG|K', C: 'A|DG|K', W: 'AC|DEFG|HK', Y: 'ABC|DEFG|HJK' },
} satisfies Record<string, Layouts>;

const OF_AIRCRAFT: Readonly<Record<string, Layouts>> = {
  F70: LAYOUTS.fokker,
  100: LAYOUTS.fokker,
  221: LAYOUTS.a220,
  223: LAYOUTS.a220,
  763: LAYOUTS.b767,
  764: LAYOUTS.b767,
  332: LAYOUTS.a330,
  333: LAYOUTS.a330,
  338: LAYOUTS.a330,
  339: LAYOUTS.a330,
  343: LAYOUTS.a330,
  346: LAYOUTS.a330,
  744: LAYOUTS.tenAbreast,
  748: LAYOUTS.tenAbreast,
  772: LAYOUTS.tenAbreast,
  '77L': LAYOUTS.tenAbreast,
  773: LAYOUTS.tenAbreast,
  '77W': LAYOUTS.tenAbreast,
  388: LAYOUTS.tenAbreast,
};

const OF_KIND: Readonly<Record<Aircraft['kind'], Layouts>> = {
  turboprop: LAYOUTS.small,
  regional: LAYOUTS.small,
  narrow: LAYOUTS.narrow,
  wide: LAYOUTS.nineAbreast,
};

/** The letters of a whole row, `|` for an aisle. */
export function layoutOf({ code, kind }: Aircraft, serviceClass: ServiceClass): string {
  return (OF_AIRCRAFT[code] ?? OF_KIND[kind])[serviceClass];
}

export function listLetters(layout: string): string[] {
  return [...layout].filter((letter) => letter !== '|');
}

export function findPosition(layout: string, letter: string): 'window' | 'middle' | 'aisle' {
  const index = layout.indexOf(letter);
  if (index === 0 || index === layout.length - 1) return 'window';
  return layout[index - 1] === '|' || layout[index + 1] === '|' ? 'aisle' : 'middle';
}
