import { choices } from './choices.ts';

export function listCarCategories() {
  return choices([
    ['M', 'Mini'],
    ['N', 'Mini Elite'],
    ['E', 'Economy'],
    ['H', 'Economy Elite'],
    ['C', 'Compact'],
    ['D', 'Compact Elite'],
    ['I', 'Intermediate'],
    ['J', 'Intermediate Elite'],
    ['S', 'Standard'],
    ['R', 'Standard Elite'],
    ['F', 'Fullsize'],
    ['G', 'Fullsize Elite'],
    ['P', 'Premium'],
    ['U', 'Premium Elite'],
    ['L', 'Luxury'],
    ['W', 'Luxury Elite'],
    ['O', 'Oversize'],
    ['X', 'Special'],
  ]);
}

export function listCarTypes() {
  return choices([
    ['B', '2–3 doors'],
    ['C', '2/4 doors'],
    ['D', '4–5 doors'],
    ['W', 'Wagon or estate'],
    ['V', 'Passenger van'],
    ['L', 'Limousine or sedan'],
    ['S', 'Sport'],
    ['T', 'Convertible'],
    ['F', 'SUV'],
    ['J', 'Open-air all-terrain'],
    ['X', 'Special'],
    ['P', 'Pick-up, single cab'],
    ['Q', 'Pick-up, double cab'],
    ['Z', 'Special offer car'],
    ['E', 'Coupé'],
    ['M', 'Monospace'],
    ['R', 'Recreational vehicle'],
    ['H', 'Motor home'],
    ['Y', 'Two-wheeled vehicle'],
    ['N', 'Roadster'],
    ['G', 'Crossover'],
    ['K', 'Commercial van or truck'],
  ]);
}
