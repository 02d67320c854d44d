import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { BlobMissing, keyPattern, type Storage, type StoredBlob } from './storage.ts'

/** Keeps blobs as files below one folder. */
export function folderStorage(folder: string): Storage {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    const path = resolve(root, key)
    if (!path.startsWith(root + sep)) throw new Error('a storage key left its folder')
    return path
  }
  const size = async (key: string) => {
    const found = await stat(pathOf(key)).catch(ignoreMissing)
    return found?.isFile() ? found.size : undefined
  }
  return {
    size,
    pathOf,
    async put(key, blob, about) {
      if ((await size(key)) === about.size) return
      const path = pathOf(key)
      const draft = join(root, `.${randomBytes(8).toString('hex')}.part`)
      await mkdir(dirname(path), { recursive: true })
      try {
        if ('path' in blob) await copyFile(blob.path, draft)
        await writeDurably(draft, 'bytes' in blob ? blob.bytes : undefined)
        await rename(draft, path)
        await syncFolder(dirname(path))
      } finally {
        await rm(draft, { force: true })
      }
    },
    async open(key, range) {
      const file = await open(pathOf(key)).catch(ignoreMissing)
      if (!file) throw new BlobMissing(key)
      return file.createReadStream(range)
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async *list() {
      for (const first of await namesIn(root)) {
        for (const second of await namesIn(join(root, first))) {
          const blobs = await namesIn(join(root, first, second))
          const found = await Promise.all(
            blobs.map((name) => blobAt(root, `${first}/${second}/${name}`)),
          )
          yield found.filter((blob) => blob !== undefined)
        }
      }
    },
  }
}

/** The names in a folder; none where it is a file, or has been deleted meanwhile. */
const namesIn = (path: string) => readdir(path).catch(() => [])

async function blobAt(root: string, key: string): Promise<StoredBlob | undefined> {
  const found = keyPattern.test(key) ? await stat(join(root, key)).catch(ignoreMissing) : undefined
  return found?.isFile() ? { key, size: found.size, changedAt: found.mtime } : undefined
}

/** The row is written after the blob, so the blob must be on the disk when this returns. */
async function writeDurably(path: string, bytes: Uint8Array | undefined): Promise<void> {
  const file = await open(path, bytes ? 'wx' : 'r+')
  try {
    if (bytes) await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
