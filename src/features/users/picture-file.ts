export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const LARGEST_PICTURE_MB = 5;

export type PictureFault = 'type' | 'size';

/** Why a file can't be a user's picture, as far as that is known before the upload. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!PICTURE_TYPES.includes(type)) return 'type';
  return size > LARGEST_PICTURE_MB * 1024 * 1024 ? 'size' : null;
}
