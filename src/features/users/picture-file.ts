export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const LARGEST_PICTURE_MB = 5;

export type PictureFault = 'type' | 'size';

export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!PICTURE_TYPES.includes(type)) return 'type';
  return size > LARGEST_PICTURE_MB * 1024 * 1024 ? 'size' : null;
}
