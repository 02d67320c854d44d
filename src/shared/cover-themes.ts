/** The drawings of `web/pictures/covers`, for courses and textbooks without a picture. */
export const coverThemes = [
  'chart',
  'compass',
  'container-ship',
  'contract',
  'crane',
  'customs-stamp',
  'globe',
  'handshake',
  'laptop',
  'ledger',
  'letter-of-credit',
  'parcel',
  'plane',
  'scales',
  'train',
  'warehouse',
] as const
export type CoverTheme = (typeof coverThemes)[number]
