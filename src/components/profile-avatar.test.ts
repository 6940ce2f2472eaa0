import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarColor, contrastRatio, toInitials } from './profile-avatar.ts';

describe('the initials of a name', () => {
  it.each([
    ['Anna Keller', 'AK'],
    ['Jean-Luc van der Berg', 'JB'],
    ['  élodie   müller ', 'ÉM'],
    ['Cher', 'C'],
    ['', ''],
    ['𝒜da Lovelace', '𝒜L'],
  ])('shortens "%s" to "%s"', (fullName, initials) => {
    expect(toInitials(fullName)).toBe(initials);
  });
});

describe('avatarColour', () => {
  it('has enough contrast with white letters for any name', () => {
    fc.assert(
      fc.property(fc.string(), (fullName) => {
        expect(contrastRatio(avatarColor(fullName), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is stable for a name and differs between names', () => {
    expect(avatarColor('Anna Keller')).toEqual(avatarColor('Anna Keller'));
    expect(avatarColor('Anna Keller')).not.toEqual(avatarColor('Beat Frei'));
  });
});
