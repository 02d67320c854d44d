import type { ReactNode } from 'react'
import { NotePart, type NotePartProps } from '#src/features/learning/note/web/note-part.ts'
import { latePart } from '#src/web/late-part.tsx'

const SharePart = latePart(async () => ({
  default: (await import('#src/features/learning/shared-note/web/share-part.tsx')).SharePart,
}))

const sharePart = (props: NotePartProps) => <SharePart {...props} />

/** Gives one's own notes the part that shares them, which comes from a later room. */
export function WithNoteParts({ children }: { children: ReactNode }) {
  return <NotePart value={sharePart}>{children}</NotePart>
}
