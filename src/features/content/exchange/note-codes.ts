/** Everything that an import or export can say about a row or a file; `web/notes-text.ts` has the words. */
export const noteCodes = [
  'noKey',
  'unknownType',
  'tooManyOptions',
  'textCut',
  'unsafeRemoved',
  'pictureMissing',
  'doubleInFile',
  'doubleInBank',
  'pointsMissTotal',
  'fileBroken',
  'fileTooLarge',
  'fileHostile',
  'fileScanned',
  'fileEncrypted',
  'nothingFound',
] as const
export type NoteCode = (typeof noteCodes)[number]
