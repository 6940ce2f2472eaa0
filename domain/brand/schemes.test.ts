import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#src/components/profile-avatar.ts';
import { parseRgb } from '#tests/support/parse-rgb.ts';
import { SCHEMES } from './schemes.ts';

const WHITE = '#ffffff';

const contrast = (one: string, other: string) => contrastRatio(parseRgb(one), parseRgb(other));

describe.each(['light', 'dark'] as const)('the %s scheme of mails', (name) => {
  const scheme = SCHEMES[name];

  it.each(['text', 'dimmed', 'link'] as const)('keeps %s readable on page and surface', (text) => {
    expect(contrast(scheme[text], scheme.page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme[text], scheme.surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['button', 'brand'] as const)('keeps white readable on the ground of the %s', (ground) => {
    expect(contrast(WHITE, scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
