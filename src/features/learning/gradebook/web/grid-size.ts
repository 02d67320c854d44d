/** Sizes in pixels. All rows and all columns of marks are equal, so that their places are known without measuring. */
export const rowHeight = 44
export const headHeight = 60
export const nameWidth = 168
export const totalWidth = 84
export const frozenWidth = nameWidth + totalWidth
export const cellWidth = 104

export const cellId = (prefix: string, row: number, column: number): string =>
  `${prefix}r${row}c${column}`
