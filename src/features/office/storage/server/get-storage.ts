import { sql } from 'drizzle-orm'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { floorOf, freeSpace } from '#src/server/storage/free-space.ts'
import { type FileKind, fileKinds, kindOf } from '#src/shared/file-kind.ts'
import type { storageApi } from '../contract.ts'
import { type Space, mebibyte } from './space.ts'

/** Returns the space that files take by kind, with what was made of them, and what is left. */
export async function getStorage({ db, config }: Call<typeof storageApi.getStorage>) {
  const [kinds, stored, free] = await Promise.all([
    readKinds(db),
    readStored(db),
    freeSpace(config),
  ])
  const floor = floorOf(config)
  return {
    driver: config.STORAGE,
    ...{ stored, kinds, floor, free: Number.isFinite(free) ? free : null, isLow: free < floor },
    personLimit: config.FILES_PERSON_MIB * mebibyte,
    worker: config.WORKER,
    graceDays: config.BLOB_GRACE_DAYS,
  }
}

/** Equal files are stored once. */
async function readStored(db: Kernel['db']): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(size), 0)::float8 as bytes
    from (select max(size) as size from files group by key) blobs`)
  return rows[0]!.bytes
}

interface KindRow extends Space, Record<string, unknown> {
  mime: string
  made: boolean
}

async function readKinds(db: Kernel['db']) {
  const { rows } = await db.execute<KindRow>(sql`
    select coalesce(source.mime, f.mime) as mime, r.id is not null as made,
      count(*)::int as files, sum(f.size)::float8 as bytes
    from files f
    left join file_renditions r on r.result_id = f.id
    left join files source on source.id = r.file_id
    group by 1, 2`)
  const spaces = new Map<FileKind, { originals: Space; made: Space }>(
    fileKinds.map((kind) => [kind, { originals: nothing(), made: nothing() }]),
  )
  for (const { mime, made, files, bytes } of rows) {
    const space = spaces.get(kindOf(mime))![made ? 'made' : 'originals']
    space.files += files
    space.bytes += bytes
  }
  return fileKinds.map((kind) => ({ kind, ...spaces.get(kind)! }))
}

const nothing = (): Space => ({ files: 0, bytes: 0 })
