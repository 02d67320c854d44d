import { api } from '#src/web/api.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import { transfers } from './begin-transfers.ts'
import { rememberHandle } from './file-handles.ts'
import { forgetTransfer, type KeptTransfer, keptTransfers } from './kept-transfers.ts'
import { UploadFailure, wordsOf } from './transfer-words.ts'

/** Tabs of one browser agree through it on the tab that sends an upload. */
const channelName = 'farsail-uploads'
const answerMs = 300

type Said = { asks: true } | { sends: readonly string[] }

let restored: Promise<void> | undefined

/**
 * Takes up a person's uploads, once in a tab: those that this browser can go on with by itself, and those for which the
 * person has to choose the file again.
 */
export const restoreTransfers = (): Promise<void> => (restored ??= restore())

async function restore(): Promise<void> {
  const elsewhere = await sentElsewhere()
  const kept = new Map((await keptTransfers()).map((one) => [one.uploadId, one]))
  const uploads = await api(fileApi.getUploads, {}, { quiet: true, background: true })
  for (const upload of uploads) {
    const { uploadId, name, size, received, folderId, state, failure, active } = upload
    const own = kept.get(uploadId)
    kept.delete(uploadId)
    // Another device sends it.
    if (elsewhere.has(uploadId) || (!own && active)) continue
    const common = { uploadId, name: own?.name ?? name, size, folderId }
    if (state === 'failed') {
      const error = wordsOf(new UploadFailure(failure ?? 'lost'))
      transfers.restore({ ...common, phase: 'failed', error, lost: true, sent: 0 })
    } else if (state === 'checking') {
      transfers.restore({ ...common, phase: 'checking', sent: size })
    } else {
      const raw = own && (await fileOf(own))
      const phase = own?.paused ? 'paused' : raw ? 'queued' : 'wanted'
      transfers.restore({ ...common, phase, sent: received, ...(raw && { raw }) })
    }
  }
  // Given up, or of another person who has used this browser.
  for (const uploadId of kept.keys()) void forgetTransfer(uploadId)
}

/** Returns the file that the browser has kept, or may open without asking. */
async function fileOf({ file, handle }: KeptTransfer): Promise<File | undefined> {
  if (file || !handle) return file
  try {
    const given = handle as FileSystemFileHandle & { queryPermission?: () => Promise<string> }
    if ((await given.queryPermission?.()) !== 'granted') return undefined
    const opened = await handle.getFile()
    rememberHandle(opened, handle)
    return opened
  } catch {
    return undefined
  }
}

/** Asks the other tabs which uploads they send, and answers them from now on. */
async function sentElsewhere(): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say = (said: Said) => channel.postMessage(said)
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('sends' in data) return data.sends.forEach((id) => found.add(id))
    const sends = transfers.get().flatMap(({ uploadId = [], raw }) => (raw ? uploadId : []))
    say({ sends })
  })
  say({ asks: true })
  await new Promise((done) => setTimeout(done, answerMs))
  return found
}
