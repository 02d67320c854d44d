import { deviceTable } from '#src/web/device-table.ts'
import { keptMark } from './kept-mark.ts'

/** An upload that this browser remembers over a reload, with its file where the browser can keep that. */
export interface KeptTransfer {
  uploadId: string
  name: string
  size: number
  paused: boolean
  /** A small file itself. */
  file?: File
  /** The way to a large file, which the browser may have to ask for again. */
  handle?: FileSystemFileHandle
}

/** Files up to this size are kept themselves; so many of them fit into what browsers allow. */
export const keptBytes = 32 * 1024 * 1024
const use = deviceTable('farsail-uploads', 'uploads', 'uploadId')

/** Remembers an upload; a browser that cannot, asks for the file again after a reload. */
export async function keepTransfer(kept: KeptTransfer): Promise<void> {
  localStorage.setItem(keptMark, '1')
  try {
    await use('readwrite', (store) => store.put(kept))
  } catch {
    const { file: _file, handle: _handle, ...words } = kept
    await use('readwrite', (store) => store.put(words)).catch(() => undefined)
  }
}

export async function forgetTransfer(uploadId: string): Promise<void> {
  await use('readwrite', (store) => store.delete(uploadId)).catch(() => undefined)
  const left = await use('readonly', (store) => store.count()).catch(() => 0)
  if (left === 0) localStorage.removeItem(keptMark)
}

export const keptTransfers = (): Promise<KeptTransfer[]> =>
  use('readonly', (store) => store.getAll() as IDBRequest<KeptTransfer[]>).catch(() => [])

export const keptTransfer = (uploadId: string): Promise<KeptTransfer | undefined> =>
  use('readonly', (store) => store.get(uploadId) as IDBRequest<KeptTransfer | undefined>).catch(
    () => undefined,
  )
