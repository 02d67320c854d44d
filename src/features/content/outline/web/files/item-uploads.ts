import { useSyncExternalStore } from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import { folderDepth } from '#src/features/content/file/folders-api.ts'
import type { Transfer } from '#src/features/content/file/web/uploads/file-item.ts'
import { createStore } from '#src/web/ui/store.ts'
import type { PlannedItem } from '../planned.ts'

/** What the row of an item shows of its upload. */
export type ItemUpload = Pick<Transfer, 'phase' | 'percentage'> & { uid: number; error?: string }

/** The uploads of items by their keys: they go on from page to page. */
const uploads = createStore<ReadonlyMap<string, ItemUpload>>(new Map())

export function useItemUpload(key: string): ItemUpload | undefined {
  const get = () => uploads.get().get(key)
  return useSyncExternalStore(uploads.watch, get, () => undefined)
}

/** Shows uploads that are none, in the gallery. */
export const showUploads = (shown: ReadonlyMap<string, ItemUpload>) => uploads.set(shown)

/**
 * Uploads the files of new items to a folder of my files, with the folders in which they were dropped. Each item is
 * given its file when that has arrived.
 */
export async function beginItemUploads(
  draft: DraftStore,
  files: ReadonlyMap<string, PlannedItem>,
  filesFolder: string,
): Promise<void> {
  const { beginTransfers, madeOnce, transfers } =
    await import('#src/features/content/file/web/uploads/begin-transfers.ts')
  const keys = new Map<number, string>()
  const arrived = new Map<string, number>()
  const groups = Map.groupBy(files, ([, { folders }]) =>
    [filesFolder, ...folders].slice(0, folderDepth).map(folderName).join('/'),
  )
  const look = () => {
    const next = new Map(uploads.get())
    let isNew = false
    for (const one of transfers.get()) {
      const key = keys.get(one.uid)
      if (key === undefined) continue
      const { uid, phase, percentage, error } = one
      const before = next.get(key)
      if (before?.phase === phase && before.percentage === percentage) continue
      next.set(key, { uid, phase, percentage, ...(error !== undefined && { error }) })
      isNew = true
    }
    if (isNew) uploads.set(next)
  }
  /** An item that was taken back by an undo and is there again has its file too. */
  const settle = () => {
    const records = draft.records()
    for (const [key, userFileId] of arrived) {
      const body = records.get(key)?.['body'] as { userFileId?: number | null } | undefined
      if (body?.userFileId !== null) continue
      draft.act([{ key, field: 'body.userFileId', value: userFileId }], {
        ...{ kind: 'files', isOwnStep: false },
      })
    }
  }
  transfers.watch(look)
  draft.watch(settle)
  for (const [path, group] of groups) {
    const folder = madeOnce(null, path.split('/'))
    for (const [key, { file }] of group) {
      const onFile = ({ userFileId }: { userFileId: number }) => {
        arrived.set(key, userFileId)
        settle()
      }
      const [uid] = beginTransfers([file], { folderId: null, folder, onFile })
      keys.set(uid!, key)
    }
  }
  look()
}

/** A folder's name as my files take it. */
const folderName = (name: string) =>
  name
    .replaceAll(/[/\\\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 60) || 'files'

export async function retryItemUpload({ uid }: ItemUpload): Promise<void> {
  const { transfers } = await import('#src/features/content/file/web/uploads/begin-transfers.ts')
  transfers.resume(uid)
}
