import { useCallback, useEffect, useRef, useState } from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import type { KeptNote, NotePlace, Written } from '#src/features/learning/note/web/note-store.ts'
import { useSending } from '#src/features/learning/note/web/use-sending.ts'
import { useViewer } from '#src/web/root-data.ts'
import { fromBody, toBody, type Words } from './words.ts'

/** What a call that saves a draft takes, besides what names the thing. */
interface DraftGiven extends Words {
  save: string
  base: (Words & { revision: number | null }) | null
}
interface DraftSaved extends Words {
  revision: number
  merged: boolean
  given: GivenFile[]
}

/**
 * A draft of words and files: on this device at once, on the server when the network allows, merged with other devices.
 * @param what under which name this device keeps it
 * @param save the call that saves it
 */
export function useDraft(
  what: Written,
  save: (place: NotePlace, given: DraftGiven) => Promise<DraftSaved>,
  place: NotePlace,
  loaded: Words & { revision: number },
  onGiven: (files: readonly GivenFile[]) => void,
) {
  const key = String(place.itemId)
  const [words, setWords] = useState<Words>(loaded)
  const [isMerged, setMerged] = useState(false)
  const base = useRef<{ revision: number | null; body: string }>({
    ...{ revision: loaded.revision, body: toBody(loaded) },
  })
  /** The words of this moment, for a photograph that arrives between two renderings. */
  const latest = useRef(words)
  const show = useCallback((next: Words) => {
    latest.current = next
    setWords(next)
  }, [])
  const send = async (
    { courseId, chapterId, itemId, anchor }: KeptNote,
    { save: name, base: over, body }: NonNullable<KeptNote['sending']>,
  ) => {
    const { revision, merged, given, ...saved } = await save(
      { courseId, chapterId, itemId, anchor },
      {
        ...{ save: name, ...fromBody(body) },
        base: over && { revision: over.revision, ...fromBody(over.body) },
      },
    )
    return { revision, merged, given, body: toBody(saved) }
  }
  const { states, write, flush } = useSending(what, useViewer()?.id, send, {
    found(kept) {
      const own = kept.find((one) => one.key === key)
      if (own) show(fromBody(own.body))
    },
    saved(kept, { revision, body, merged, given }) {
      if (kept.key !== key) return
      base.current = { revision, body }
      show(fromBody(body))
      setMerged(merged)
      if (merged) onGiven(given)
    },
  })
  const current = useRef({ write, place })
  useEffect(() => {
    current.current = { write, place }
  })
  const give = useCallback(
    (change: Partial<Words>) => {
      const next = { ...latest.current, ...change }
      if (toBody(next) === toBody(latest.current)) return
      show(next)
      current.current.write(key, current.current.place, base.current, toBody(next))
    },
    [key, show],
  )
  return {
    words,
    give,
    latest: () => latest.current,
    isMerged,
    /** Undefined until something was written. */
    state: states.get(key) ?? (loaded.revision > 0 ? ('saved' as const) : undefined),
    /** Sends the same words again, so that what was written elsewhere meanwhile comes back merged with them. */
    async renew(): Promise<void> {
      const { write: rewrite, place: here } = current.current
      rewrite(key, here, base.current, toBody(latest.current))
      await flush()
    },
    /** @returns the revision under which the server has these words; undefined where it has them not */
    async flush(): Promise<number | undefined> {
      const isSent = await flush()
      const { revision, body } = base.current
      return isSent && body === toBody(latest.current) && revision !== null ? revision : undefined
    },
  }
}
