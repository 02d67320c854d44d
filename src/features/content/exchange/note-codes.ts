/** Everything that an import or export can say about a row or a file; `web/notes-text.ts` has the words. */
export const noteCodes = [
  'doubleInBank',
  'doubleInFile',
  'fileBroken',
  'fileEncrypted',
  'fileHostile',
  'fileScanned',
  'fileTooLarge',
  'noKey',
  'nothingFound',
  'pictureMissing',
  'pointsMissTotal',
  'textCut',
  'tooManyOptions',
  'tooManyQuestions',
  'unknownType',
  'unsafeRemoved',
] as const
export type NoteCode = (typeof noteCodes)[number]
