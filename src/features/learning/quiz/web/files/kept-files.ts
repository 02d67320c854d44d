import type { FileWay } from '#src/features/content/question/web/photos/answer-files.ts'
import { deviceTable } from '#src/web/device-table.ts'

/** A file of an answer that this device keeps until the server has it: over a reload, a closed tab, a dead network. */
export interface KeptFile {
  key: string
  attemptId: number
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

const use = deviceTable('farsail-answer-files', 'files', 'key')
/** Files older than this belong to an attempt that takes no answers any more. */
const keptMs = 14 * 86_400_000

/** Keeps a file; a browser that cannot, sends it as long as the page is open. */
export const keepFile = async (kept: KeptFile): Promise<void> =>
  void (await use('readwrite', (store) => store.put(kept)).catch(() => undefined))

export const forgetFile = (key: string): Promise<void> =>
  use('readwrite', (store) => store.delete(key)).catch(() => undefined)

/** The kept files of an attempt in the order in which they were added. */
export async function keptFiles(attemptId: number): Promise<KeptFile[]> {
  const all = await use('readonly', (store) => store.getAll() as IDBRequest<KeptFile[]>).catch(
    () => [],
  )
  for (const { key, keptAt } of all) if (keptAt < Date.now() - keptMs) void forgetFile(key)
  return all.filter((kept) => kept.attemptId === attemptId).toSorted((a, b) => a.keptAt - b.keptAt)
}
