import { MediaFailure, type MediaWork } from '#src/server/media/work.ts'
import { type FileKind, kindByName, kindOf } from '#src/shared/file-kind.ts'
import { contentWorkText } from './content-work-text.ts'

/** The kinds of content that a name may stand for; the names of all other kinds promise nothing. */
const promised: Partial<Record<FileKind, readonly FileKind[]>> = {
  // Containers of films hold sound alone too.
  film: ['film', 'sound'],
  sound: ['sound', 'film'],
  picture: ['picture'],
  document: ['document'],
}
/** Other programs save tables and pages under these names as text, which Office opens; `ts` is a program, too. */
const mayBeText = /\.(doc|xls|ts|wps|et)$/i
const textTypes = /^text\/|^application\/(json|xml)$/
/** Of compound files that no stream identifies, the works of documents say that they cannot be read. */
const compound = 'application/x-cfb'

/** Whether a file is what the ending of its name says: a presentation cut off is not, nor a program named `mp4`. */
export function isAsNamed(name: string, mime: string): boolean {
  const kinds = promised[kindByName(name) ?? 'other']
  return (
    kinds === undefined ||
    kinds.includes(kindOf(mime)) ||
    mime === compound ||
    (mayBeText.test(name) && textTypes.test(mime))
  )
}

/** Says beside a file that it is not what its name says; begun for such files only. */
export const contentWork: MediaWork = {
  name: 'file-content',
  title: contentWorkText,
  lane: 'quick',
  priority: 10,
  timeout: 60,
  async run(_kernel, { name, mime }) {
    if (!isAsNamed(name, mime)) throw new MediaFailure('disguised')
  },
}
