import type { Position } from '#domain/geography.ts';
import type { Area } from './area.ts';

export interface PlaceQuery {
  typed: string;
  kinds?: ReadonlySet<string>;
  countries?: ReadonlySet<string>;
  within?: Area;
  near?: Area;
  center?: Position;
  country?: string;
}
