import { rememberHandle } from './file-handles.ts'
import { keptTransfer } from './kept-transfers.ts'

type Asking = FileSystemFileHandle & {
  requestPermission?: (given: { mode: 'read' }) => Promise<string>
}

/**
 * Opens the file of an upload that the browser has lost with a reload, where it remembers the way to it: the browser
 * asks the person once more.
 */
export async function openKept(uploadId: string | undefined): Promise<File | undefined> {
  const kept = uploadId === undefined ? undefined : await keptTransfer(uploadId)
  const handle: Asking | undefined = kept?.handle
  if (!handle) return undefined
  try {
    if ((await handle.requestPermission?.({ mode: 'read' })) !== 'granted') return undefined
    const file = await handle.getFile()
    rememberHandle(file, handle)
    return file
  } catch {
    return undefined
  }
}
