import { useEffect, useMemo, useState } from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import { useRecords } from '#src/features/content/draft/web/draft-store.ts'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { nextLook } from '#src/web/next-look.ts'
import { type FileFact, outlineApi, type QuestionFact } from '../contract.ts'
import type { ItemRecord } from '../records.ts'

/** What is known of the files and questions that a draft names. */
export interface Facts {
  file: (userFileId: number) => FileFact | undefined
  question: (questionId: number) => QuestionFact | undefined
  /** Keeps what was just chosen, until the draft names it. */
  noteFile: (file: MyFile) => void
  noteQuestions: (questions: readonly QuestionFact[]) => void
  failed: boolean
  retry: () => void
}

/** The files and questions that the present records name. */
function namedBy(records: ReturnType<DraftStore['records']>) {
  const files = new Set<number>()
  const questions = new Set<number>()
  for (const record of records.values()) {
    if (record.kind !== 'item') continue
    const { type, body } = record as unknown as ItemRecord
    if (type === 'quiz') for (const { questionId } of body.questions) questions.add(questionId)
    else if ((type === 'video' || type === 'courseware') && body.userFileId !== null)
      files.add(body.userFileId)
  }
  return { files: [...files], questions: [...questions] }
}

const factOf = (file: MyFile): FileFact => ({
  ...{ userFileId: file.userFileId, name: file.name, kind: file.kind, size: file.size },
  state: file.work?.state ?? 'ready',
  percent: file.work?.percent ?? 100,
  ...{ seconds: null, pages: null, subtitles: [], thumb: file.thumb },
})

/** Reads the facts of a draft, and reads them again while a file is processed or something is not known yet. */
export function useFacts(draft: DraftStore, draftId: number): Facts {
  const [round, setRound] = useState(0)
  const { data, failed, retry } = useLoad(outlineApi.getFacts, { draftId })
  const [seen, setSeen] = useState(data)
  if (data && data !== seen) setSeen(data)
  const [files, setFiles] = useState<ReadonlyMap<number, FileFact>>(new Map())
  const [questions, setQuestions] = useState<ReadonlyMap<number, QuestionFact>>(new Map())
  const records = useRecords(draft)
  const known = useMemo(
    () => ({
      files: new Map([
        ...files,
        ...(seen?.files ?? []).map((one) => [one.userFileId, one] as const),
      ]),
      questions: new Map([
        ...questions,
        ...(seen?.questions ?? []).map((one) => [one.questionId, one] as const),
      ]),
    }),
    [seen, files, questions],
  )
  const named = useMemo(() => namedBy(records), [records])
  const isWaiting =
    seen !== undefined &&
    (named.files.some((id) => (known.files.get(id)?.state ?? 'working') === 'working') ||
      named.questions.some((id) => !known.questions.has(id)))
  useEffect(() => {
    if (!isWaiting) return
    const stop = new AbortController()
    const look = async () => {
      await nextLook(Math.min(round, 5), stop.signal)
      if (stop.signal.aborted) return
      setRound(round + 1)
      retry()
    }
    void look()
    return () => stop.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another function at each rendering
  }, [isWaiting, round])
  return {
    file: (id) => known.files.get(id),
    question: (id) => known.questions.get(id),
    noteFile: (file) => setFiles((before) => new Map(before).set(file.userFileId, factOf(file))),
    noteQuestions: (list) =>
      setQuestions(
        (before) => new Map([...before, ...list.map((one) => [one.questionId, one] as const)]),
      ),
    failed: failed && seen === undefined,
    retry,
  }
}
