/** The program of a process of its own that writes questions. */
export const writeChild = new URL('../child/write-child.ts', import.meta.url)
export const writeMemoryMiB = 900
