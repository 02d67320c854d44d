import { useEffect, useRef, useState } from 'react'
import { failureWords } from '#src/web/act/failure.ts'
import { ApiError } from '#src/web/api-error.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { fileProblem, fileSize } from './file-rules.ts'
import { fileText } from './file-text.ts'
import { type Upload, withAdded, withRetried } from './upload-list.ts'

/** Sends one file; throws a refusal, or an Error whose message may be shown. */
export type SendFile<R> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<R>

export interface UploadOptions<R> {
  upload: SendFile<R>
  accept?: readonly string[]
  maxBytes?: number
  /** A further rule of the form: returns the reason why a file cannot be taken. */
  check?: (file: File) => string | undefined
  /** The largest number of files; with 1 (the default) a new file replaces the old one. */
  max?: number
  /** Files uploaded earlier. */
  initial?: readonly (R & { name: string; size: number })[] | undefined
  /** Receives the results of all uploaded files, in order, after each change. */
  onChange?: (results: R[]) => void
  /** Asked before a file is removed; false keeps it. */
  beforeRemove?: (item: Upload<R>) => boolean | Promise<boolean>
}

const arrived = <R>(result: R & { name: string; size: number }, index: number): Upload<R> => ({
  id: -1 - index,
  name: result.name,
  size: result.size,
  state: 'success',
  progress: 1,
  result,
})

/** The list behind FileField. Sends one file at a time; each can be stopped and sent again. */
export function useUploads<R>({
  upload,
  accept,
  maxBytes,
  check,
  max = 1,
  initial,
  onChange,
  beforeRemove,
}: UploadOptions<R>) {
  const [list, setList] = useState<readonly Upload<R>[]>(() => (initial ?? []).map(arrived))
  // A ref, because several answers may come between two renderings.
  const now = useRef<readonly Upload<R>[]>(list)
  const stops = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)
  const t = useText(fileText)
  const locale = useLocale()

  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  function put(next: readonly Upload<R>[]) {
    now.current = next
    setList(next)
  }
  function change(id: number, part: Partial<Upload<R>>) {
    put(now.current.map((item) => (item.id === id ? { ...item, ...part } : item)))
  }
  function report() {
    onChange?.(now.current.flatMap(({ result }) => (result === undefined ? [] : [result])))
  }

  async function sendNext() {
    if (now.current.some(({ state }) => state === 'uploading')) return
    const next = now.current.find(({ state }) => state === 'ready')
    if (!next?.file) return
    const stop = new AbortController()
    stops.current.set(next.id, stop)
    change(next.id, { state: 'uploading', progress: 0, error: undefined })
    try {
      const result = await upload(next.file, {
        onProgress: (progress) => change(next.id, { progress }),
        signal: stop.signal,
      })
      change(next.id, { state: 'success', progress: 1, result })
      report()
    } catch (error) {
      const words = { words: t.uploadFailed }
      const isOurs = error instanceof ApiError || !(error instanceof Error) || !error.message
      const said = isOurs ? failureWords(error, locale, words) : error.message
      change(next.id, { state: 'fail', error: stop.signal.aborted ? t.uploadCancelled : said })
    } finally {
      stops.current.delete(next.id)
    }
    await sendNext()
  }

  function problemOf(file: File): string | undefined {
    const problem = fileProblem(file, accept, maxBytes)
    if (problem === 'badType') return t.badType(accept?.join(' ') ?? '')
    if (problem === 'tooLarge') return t.tooLarge(fileSize(maxBytes ?? 0))
    return problem ? t.noExtension : check?.(file)
  }
  function add(files: Iterable<File>) {
    const added = [...files].map((file): Upload<R> => {
      const error = problemOf(file)
      const state = error ? 'fail' : 'ready'
      return {
        id: ++lastId.current,
        name: file.name,
        size: file.size,
        state,
        progress: 0,
        error,
        file,
      }
    })
    if (added.length === 0) return
    replace(withAdded(now.current, added, max))
  }
  /** Takes another list; what is no longer on it is not sent on. */
  function replace(next: readonly Upload<R>[]) {
    for (const [id, stop] of stops.current) {
      if (!next.some((item) => item.id === id)) stop.abort()
    }
    put(next)
    report()
    void sendNext()
  }
  return {
    list,
    add,
    stop: (id: number) => stops.current.get(id)?.abort(),
    retry(id: number) {
      const item = now.current.find((one) => one.id === id)
      if (!item?.file || problemOf(item.file)) return
      replace(withRetried(now.current, id, max))
    },
    async remove(item: Upload<R>) {
      if (item.state !== 'fail' && beforeRemove && !(await beforeRemove(item))) return
      replace(now.current.filter((one) => one.id !== item.id))
    },
    canRetry: (item: Upload<R>) => item.file !== undefined && !problemOf(item.file),
  }
}
