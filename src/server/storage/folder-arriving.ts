import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { FileConfigstore, FileStore } from '@tus/file-store'
import { type Arriving, uploadIn } from './arriving.ts'

/** Keeps arriving uploads as files below the same folder as the blobs, so that becoming a blob is a rename. */
export async function folderArriving(files: string): Promise<Arriving> {
  const directory = join(files, '.arriving')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const store = new FileStore({ directory, configstore: new FileConfigstore(directory) })
  const pathOf = (id: string) => join(directory, id)
  return {
    store,
    open: async (id, range) => createReadStream(pathOf(id), range),
    async adopt(id, key) {
      const target = join(files, key)
      if (await exists(pathOf(id))) {
        await mkdir(dirname(target), { recursive: true })
        const file = await open(pathOf(id), 'r+')
        // The row that names the blob must not come to the disk before its bytes.
        try {
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(pathOf(id), target)
      } else if (!(await exists(target))) throw new Error(`upload ${id} has no bytes`)
      await rm(`${pathOf(id)}.json`, { force: true })
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
      await rm(`${pathOf(id)}.json`, { force: true })
    },
    async *olderThan(moment) {
      const found = new Set<string>()
      for (const name of await readdir(directory)) {
        const id = uploadIn(name)
        if (id === undefined || found.has(id)) continue
        const about = await stat(pathOf(name)).catch(() => undefined)
        if (!about || about.mtime >= moment) continue
        found.add(id)
        yield id
      }
    },
  }
}

const exists = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
