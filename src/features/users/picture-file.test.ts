import { describe, expect, it } from 'vitest';
import { pictureFault } from './picture-file.ts';

const megabyte = 1024 * 1024;

describe('a file for a picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s of up to 5 MB', (type) => {
    expect(pictureFault({ type, size: 5 * megabyte })).toBeNull();
  });

  it('rejects any other file, however small', () => {
    expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toBe('type');
    expect(pictureFault({ type: '', size: 10 })).toBe('type');
  });

  it('may not be larger', () => {
    expect(pictureFault({ type: 'image/png', size: 5 * megabyte + 1 })).toBe('size');
  });
});
