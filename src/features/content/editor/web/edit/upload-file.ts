import {
  beginTransfers,
  transfers,
} from '#src/features/content/file/web/uploads/begin-transfers.ts'

/**
 * Uploads a file as one of the writer's own.
 * @returns undefined where it failed or was given up
 */
export function uploadFile(file: File): Promise<number | undefined> {
  return new Promise((done) => {
    const [uid] = beginTransfers([file], {
      folderId: null,
      leaves: true,
      onFile: ({ userFileId }) => end(userFileId),
    })
    const stop = transfers.watch(() => {
      const item = transfers.get().find((one) => one.uid === uid)
      if (!item || item.phase === 'failed') end(undefined)
    })
    function end(userFileId: number | undefined) {
      stop()
      done(userFileId)
    }
  })
}
