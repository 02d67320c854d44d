import { useEffect, useSyncExternalStore } from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import { keepUploads, keptUploads } from '#src/features/content/draft/web/kept-uploads.ts'
import { folderDepth } from '#src/features/content/file/folders-api.ts'
import type { Transfer } from '#src/features/content/file/web/uploads/file-item.ts'
import { createStore } from '#src/web/ui/store.ts'
import type { OutlineRecord } from '../../records.ts'
import { lacksFile } from '../lacks.ts'
import type { PlannedItem } from '../planned.ts'

/** What the row of an item shows of its upload; lost: the device no longer has the file that was on its way. */
export interface ItemUpload {
  uid: number
  name?: string
  phase: Transfer['phase'] | 'lost'
  percentage: number
  error?: string
}

/** The uploads of items by their keys: they go on from page to page. */
const uploads = createStore<ReadonlyMap<string, ItemUpload>>(new Map())

/** The items for which uploads of this tab are under way. */
const keys = new Map<number, string>()
/** The drafts that a page shows. */
const drafts = new Set<DraftStore>()

export function useItemUpload(key: string): ItemUpload | undefined {
  const get = () => uploads.get().get(key)
  return useSyncExternalStore(uploads.watch, get, () => undefined)
}

/** Shows uploads that are none, in the gallery. */
export const showUploads = (shown: ReadonlyMap<string, ItemUpload>) => uploads.set(shown)

const loadTransfers = () =>
  import('#src/features/content/file/web/uploads/begin-transfers.ts').then((loaded) => {
    isWatched ||= (loaded.transfers.watch(() => follow(loaded.transfers.get())), true)
    return loaded
  })
let isWatched = false

/** Takes over how far the uploads are, and gives arrived files to their items. */
function follow(transfers: readonly Transfer[]) {
  const next = new Map(uploads.get())
  let isNew = false
  for (const { uid, name, size, phase, percentage, error, uploadId, response } of transfers) {
    const key = keys.get(uid)
    if (key === undefined) continue
    const before = next.get(key)
    if (before?.uid === uid && before.phase === phase && before.percentage === percentage) continue
    next.set(key, { uid, name, phase, percentage, ...(error !== undefined && { error }) })
    isNew = true
    if (before?.phase === phase && before.uid === uid) continue
    const userFileId = response?.userFileId
    keepUploads({
      [key]: { name, size, ...(uploadId && { uploadId }), ...(userFileId && { userFileId }) },
    })
    if (userFileId !== undefined) for (const draft of drafts) settle(draft)
  }
  if (isNew) uploads.set(next)
}

/** Gives items the files that have arrived for them; one that an undo took back and is here again has its file too. */
function settle(draft: DraftStore) {
  const records = draft.records()
  for (const [key, { userFileId }] of Object.entries(keptUploads())) {
    const record = records.get(key) as OutlineRecord | undefined
    if (userFileId === undefined || !record || !lacksFile(record)) continue
    draft.act([{ key, field: 'body.userFileId', value: userFileId }], {
      ...{ kind: 'files', isOwnStep: false },
    })
  }
}

/**
 * Uploads the files of items to a folder of my files, with the folders in which they were dropped. Each item is given
 * its file when that has arrived. What is on its way is remembered over a reload.
 */
export async function beginItemUploads(
  draft: DraftStore,
  files: ReadonlyMap<string, Pick<PlannedItem, 'file' | 'folders'>>,
  filesFolder: string,
): Promise<void> {
  drafts.add(draft)
  keepUploads(
    Object.fromEntries(
      [...files].map(([key, { file }]) => [key, { name: file.name, size: file.size }]),
    ),
  )
  const { beginTransfers, madeOnce, transfers } = await loadTransfers()
  const groups = Map.groupBy(files, ([, { folders }]) =>
    [filesFolder, ...folders].slice(0, folderDepth).map(folderName).join('/'),
  )
  for (const [path, group] of groups) {
    const folder = madeOnce(null, path.split('/'))
    for (const [key, { file }] of group) {
      const [uid] = beginTransfers([file], { folderId: null, folder })
      keys.set(uid!, key)
    }
  }
  follow(transfers.get())
}

/** A folder's name as my files take it. */
const folderName = (name: string) =>
  name
    .replaceAll(/[/\\\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 60) || 'files'

export async function retryItemUpload({ uid }: ItemUpload): Promise<void> {
  const { transfers } = await loadTransfers()
  transfers.resume(uid)
}

/**
 * Takes files that were chosen again for an item. Those that other items wait for go to these, so that a folder that
 * a reload has cut off is chosen once.
 */
export function chooseFilesAgain(
  draft: DraftStore,
  id: string,
  chosen: readonly File[],
  filesFolder: string,
): void {
  const records = draft.records()
  const waiting = Object.entries(keptUploads()).filter(([key]) => {
    const record = records.get(key) as OutlineRecord | undefined
    return record && lacksFile(record) && !isUnderWay(uploads.get().get(key))
  })
  const found = new Map<string, Pick<PlannedItem, 'file' | 'folders'>>()
  for (const file of chosen) {
    const free = waiting.filter(([key]) => !found.has(key))
    const same = free.find(([, { name, size }]) => name === file.name && size === file.size)
    if (same) found.set(same[0], { file, folders: [] })
  }
  const [other] = chosen
  if (found.size === 0 && other) found.set(id, { file: other, folders: [] })
  void beginItemUploads(draft, found, filesFolder)
}

const isUnderWay = (upload: ItemUpload | undefined) =>
  upload !== undefined && !['lost', 'failed', 'wanted', 'done'].includes(upload.phase)

/** Takes up the uploads for which items of a draft wait, after a reload or on another page. */
export function useItemUploads(draft: DraftStore): void {
  useEffect(() => {
    const look = () => {
      forgetFilled(draft)
      settle(draft)
    }
    drafts.add(draft)
    look()
    void takeUp(draft)
    const stop = draft.watch(look)
    return () => {
      stop()
      drafts.delete(draft)
    }
  }, [draft])
}

/** An item that has its file waits for none; one that is deleted, or just filled, may come back without it by an undo. */
function forgetFilled(draft: DraftStore) {
  const records = draft.records()
  const filled = Object.keys(keptUploads()).filter((key) => {
    const record = records.get(key) as OutlineRecord | undefined
    return record && !lacksFile(record) && uploads.get().get(key)?.phase !== 'done'
  })
  if (filled.length > 0) keepUploads(Object.fromEntries(filled.map((key) => [key, null])))
}

async function takeUp(draft: DraftStore) {
  const records = draft.records()
  const waiting = Object.entries(keptUploads()).filter(([key, { userFileId }]) => {
    const record = records.get(key) as OutlineRecord | undefined
    return record && lacksFile(record) && userFileId === undefined && !uploads.get().has(key)
  })
  if (waiting.length === 0) return
  const { transfers } = await loadTransfers()
  const { restoreTransfers } =
    await import('#src/features/content/file/web/uploads/restore-transfers.ts')
  const { openTransfers } =
    await import('#src/features/content/file/web/uploads/transfers-wanted.ts')
  openTransfers()
  await restoreTransfers()
  const byId = new Map(transfers.get().map((one) => [one.uploadId, one]))
  const lost = new Map(uploads.get())
  for (const [key, { name, uploadId }] of waiting) {
    const found = uploadId === undefined ? undefined : byId.get(uploadId)
    if (found) keys.set(found.uid, key)
    else lost.set(key, { uid: 0, name, phase: 'lost', percentage: 0 })
  }
  uploads.set(lost)
  follow(transfers.get())
}
