import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WaitingFile } from '#src/features/content/question/web/photos/answer-files.ts'
import { api } from '#src/web/api.ts'
import { useDraftKey } from '#src/web/form/draft-key.ts'
import { quietly } from '#src/web/quietly.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { readStored } from '#src/web/stored.ts'
import { interactionApi } from '../contract.ts'

interface Waiting extends WaitingFile {
  source: File
  stop: AbortController
}

const quiet = { quiet: true, background: true } as const

// Most texts have no pictures.
const keeping = () => import('./kept-pictures.ts')

/** Begins the upload of a picture, by a call of the room whose text it belongs to. */
export type BeginPicture = (
  picture: { uploadId: string; name: string; size: number },
  options: typeof quiet & { signal: AbortSignal },
) => Promise<{ uploadId: string; url: string }>

/** The pictures of questions and replies of a course. */
export const beginIn =
  (courseId: number): BeginPicture =>
  (picture, options) =>
    api(interactionApi.beginPicture, { courseId, ...picture }, options)

/**
 * Makes pictures smaller and sends them while their text is written.
 * @param onSent receives each that has arrived
 * @param draftKey of the text: what is on its way outlives a reload with it
 */
export function usePictures(
  beginPicture: BeginPicture,
  onSent: (userFileId: number) => void,
  draftKey: string | undefined,
) {
  const named = useDraftKey(draftKey)
  const of = named && `pictures of ${named}`
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  /** The pictures of those that were sent from this page. */
  const [previews, setPreviews] = useState<ReadonlyMap<number, string>>(new Map())
  const take = useRef(onSent)
  /** One after the other, so that they keep their order and the first ones arrive early on a slow line. */
  const turn = useRef(Promise.resolve())
  const stops = useRef(new Set<AbortController>())
  useEffect(() => {
    take.current = onSent
  })
  useEffect(() => {
    const all = stops.current
    return () => {
      for (const stop of all) stop.abort()
    }
  }, [])
  const change = (key: string, change: Partial<Waiting>) =>
    setWaiting((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: string) => {
    setWaiting((now) => now.filter((one) => one.key !== key))
    if (of) void quietly(keeping().then(({ forgetPicture }) => forgetPicture(of, key)))
  }

  async function send({ key, source, stop }: Pick<Waiting, 'key' | 'source' | 'stop'>) {
    const { signal } = stop
    if (signal.aborted) return
    stops.current.add(stop)
    change(key, { state: 'making' })
    try {
      // Most texts have no pictures.
      const [{ sendFile }, { shrink }] = await Promise.all([
        import('#src/features/content/file/web/uploads/send-file.ts'),
        import('#src/features/content/question/web/photos/shrink.ts'),
      ])
      const file = await shrink(source)
      const preview = URL.createObjectURL(file)
      change(key, { state: 'sending', preview })
      const { name, size } = file
      const begin = () => beginPicture({ uploadId: key, name, size }, { ...quiet, signal })
      const { userFileId } = await sendFile(file, key, {
        ...{ signal, begin },
        sent: (bytes) => change(key, { share: bytes / Math.max(1, size) }),
        cut: (isCut) => change(key, { state: isCut ? 'cut' : 'sending' }),
      })
      if (signal.aborted) return
      setPreviews((now) => new Map([...now, [userFileId, preview]]))
      take.current(userFileId)
      drop(key)
    } catch (error) {
      const words = await quietly(
        import('#src/features/content/file/web/uploads/transfer-words.ts'),
      )
      if (!signal.aborted) change(key, { state: 'failed', error: words?.wordsOf(error) ?? '' })
    } finally {
      stops.current.delete(stop)
    }
  }

  const begin = (source: File) => {
    const one = { key: randomHex(), source, stop: new AbortController() }
    const entry = { ...one, name: source.name, way: 'photo', state: 'queued', share: 0 } as const
    setWaiting((now) => [...now, entry])
    if (of) void quietly(keeping().then(({ keepPicture }) => keepPicture(of, one)))
    turn.current = turn.current.then(() => send(one))
  }
  const takeUp = useEffectEvent((files: readonly File[]) => {
    for (const file of files) begin(file)
  })
  useEffect(() => {
    if (!of || readStored('session', of) === undefined) return
    // Those that are given back are kept anew, under new names.
    void quietly(keeping().then(({ takeKept }) => takeKept(of))).then((files) =>
      takeUp(files ?? []),
    )
  }, [of])
  const remove = (key: string) => {
    waiting.find((one) => one.key === key)?.stop.abort()
    drop(key)
  }
  return {
    ...{ waiting, previews, remove },
    add: (files: readonly File[]) => {
      for (const file of files) begin(file)
    },
    retry: (key: string) => {
      const one = waiting.find((other) => other.key === key)
      drop(key)
      if (one) begin(one.source)
    },
  }
}

export type Sending = ReturnType<typeof usePictures>
