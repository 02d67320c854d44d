import type { FileWay } from '#src/features/content/question/web/photos/answer-files.ts'
import { deviceTable } from '#src/web/device-table.ts'

/** A file of an answer that this device keeps until the server has it: over a reload, a closed tab, a dead network. */
export interface KeptFile {
  key: string
  /** What its answer belongs to: 'attempt 7'. */
  of: string
  questionId: number
  part: string
  way: FileWay
  name: string
  /** As it is sent: smaller, turned. */
  file: File
  /** Of the upload that was begun for these bytes. */
  uploadId: string
  replaces?: number
  keptAt: number
}

/** What the files of an attempt's answers belong to. */
export const ofAttempt = (attemptId: number): string => `attempt ${attemptId}`

const use = deviceTable('farsail-answer-files', 'files', 'key')
/** Files older than this belong to something that takes no answers any more, or to a device that was left. */
const keptMs = 14 * 86_400_000

/** Keeps a file; a browser that cannot, sends it as long as the page is open. */
export const keepFile = async (kept: KeptFile): Promise<void> =>
  void (await use('readwrite', (store) => store.put(kept)).catch(() => undefined))

export const forgetFile = (key: string): Promise<void> =>
  use('readwrite', (store) => store.delete(key)).catch(() => undefined)

/** The kept files of an attempt, or of another thing with answers, in the order in which they were added. */
export async function keptFiles(of: string): Promise<KeptFile[]> {
  const all = await use('readonly', (store) => store.getAll() as IDBRequest<KeptFile[]>).catch(
    () => [],
  )
  for (const { key, keptAt } of all) if (keptAt < Date.now() - keptMs) void forgetFile(key)
  return all.filter((kept) => kept.of === of).toSorted((a, b) => a.keptAt - b.keptAt)
}
