import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { noteApi } from '../contract.ts'
import type { KeptNote } from './note-store.ts'
import { useSending } from './use-sending.ts'

type Saved = AnswerOf<typeof noteApi.saveNote>

/**
 * Sends the notes of this person that are on this device, those of windows that were closed too.
 * @param on handlers; `found` gets the notes that are unsent as the page opens
 */
export function useNotes(
  personId: number | undefined,
  on: { found: (kept: KeptNote[]) => void; saved: (kept: KeptNote, now: Saved) => void },
) {
  const { flush, ...sending } = useSending('note', personId, send, on)
  return { ...sending, flush: () => void flush() }
}

const send = (
  { key, courseId, itemId, anchor }: KeptNote,
  sending: NonNullable<KeptNote['sending']>,
): Promise<Saved> =>
  api(
    noteApi.saveNote,
    { ...{ key, courseId, itemId, anchor }, ...sending },
    { quiet: true, background: true },
  )
