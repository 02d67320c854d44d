/** Characters of marked words that an anchor keeps, and of the words around them. */
export const anchorWordsMost = 500
export const anchorAroundMost = 60
/** Frames of films in one note, and those that a person may begin to send in a day. */
export const framesMost = 30
export const framesPerDay = 200
/** Bytes of a frame: one of 1280 pixels takes some 200 kB. */
export const frameBytes = 2 * 1024 * 1024

export const noteExportFormats = ['pdf', 'markdown'] as const
export type NoteExportFormat = (typeof noteExportFormats)[number]
export const noteExportStates = ['waiting', 'ready', 'failed'] as const
/** Hours for which an export can be downloaded. */
export const noteExportHours = 24
/** Bytes of all frames in one export. */
export const exportFrameBytes = 100 * 1024 * 1024
