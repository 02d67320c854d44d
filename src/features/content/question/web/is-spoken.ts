import type { GivenFile } from '#src/features/content/file/given-file.ts'

/** Whether a file is a recording to listen to. Those of some browsers are films without a picture. */
export const isSpoken = (file: GivenFile | undefined): boolean =>
  file?.kind === 'sound' ||
  (file?.kind === 'film' && file.look === null && /\.webm$/i.test(file.name))
