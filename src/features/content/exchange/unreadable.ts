import { MediaFailure } from '#src/server/media/work.ts'
import type { NoteCode } from './note-codes.ts'
import { UnreadableFile } from './paper-form.ts'

const codes: Partial<Record<MediaFailure['code'], NoteCode>> = {
  encrypted: 'fileEncrypted',
  tooLarge: 'fileTooLarge',
  tooLong: 'fileTooLarge',
  notInstalled: 'officeMissing',
  noMemory: 'officeBusy',
}

/** The sentence for a file that another reader of the product has refused. */
export const codeOf = ({ code }: MediaFailure): NoteCode => codes[code] ?? 'fileBroken'

/** @throws UnreadableFile for a failure with a reason */
export function asUnreadable(error: unknown): never {
  throw error instanceof MediaFailure ? new UnreadableFile(codeOf(error)) : error
}
