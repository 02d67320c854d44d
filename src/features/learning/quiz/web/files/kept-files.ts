import type { FileWay } from '#src/features/content/question/web/photos/answer-files.ts'

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

const [database, table] = ['farsail-answer-files', 'files']
/** What is older than this belongs to an attempt that takes no answers any more. */
const keptMs = 14 * 86_400_000

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(table, { keyPath: 'key' })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
}

async function use<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open()
  try {
    const request = work(db.transaction(table, mode).objectStore(table))
    return await new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('not kept')))
    })
  } finally {
    db.close()
  }
}

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
