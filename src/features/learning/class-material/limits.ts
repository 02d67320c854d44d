/** Materials of a class. */
export const materialsMost = 500
export const materialTitleMost = 120
export const folderMost = 40
export const urlMost = 2000
/** Of all files that one zip holds. */
export const zipBytesMost = 8 * 1024 ** 3
export const zipsPerMinute = 10
/** Files that one act adds. */
export const filesAtOnce = 20
export const materialKinds = ['file', 'link'] as const
export const materialSorts = ['order', 'name', 'newest'] as const
