import { statfs } from 'node:fs/promises'
import type { Config } from '#src/config.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'

const mebibyte = 1024 * 1024
const rememberedMs = 2_000

type Settings = Pick<Config, 'FARSAIL_DATA' | 'DISK_FLOOR_MIB' | 'STORAGE'>

const measured = new Map<string, { at: number; bytes: Promise<number> }>()

/** Free bytes of the data folder's disk, at most two seconds old; Infinity where no disk answers. */
export function freeSpace({ FARSAIL_DATA }: Pick<Settings, 'FARSAIL_DATA'>): Promise<number> {
  const known = measured.get(FARSAIL_DATA)
  if (known && Date.now() - known.at < rememberedMs) return known.bytes
  const bytes = statfs(FARSAIL_DATA).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
  measured.set(FARSAIL_DATA, { at: Date.now(), bytes })
  return bytes
}

/** The free space below which uploads are refused, so that sign-ins and answers can still be written. */
export const floorOf = ({ DISK_FLOOR_MIB }: Pick<Settings, 'DISK_FLOOR_MIB'>) =>
  DISK_FLOOR_MIB * mebibyte

/** Whether the disk keeps its floor after this many more bytes. Files in S3 take no space here. */
export const hasSpaceFor = async (config: Settings, bytes: number): Promise<boolean> =>
  config.STORAGE === 's3' || (await freeSpace(config)) - bytes >= floorOf(config)

/** Space for one more segment of the database's log. */
const leastForWriting = 64 * mebibyte

type Disk = Settings & Pick<Config, 'DATABASE_URL'>

/**
 * 'low': uploads are refused. 'full': the embedded database can hardly write, so this process is not ready.
 */
export function stateOf(free: number, config: Disk): 'ok' | 'low' | 'full' {
  if (free < leastForWriting && config.DATABASE_URL === undefined) return 'full'
  return free < floorOf(config) ? 'low' : 'ok'
}

export const diskState = async (config: Disk) => stateOf(await freeSpace(config), config)

/**
 * Called before the bytes of an upload are read.
 * @throws AppError common.noSpace (503) when the disk would fall below its floor
 */
export async function mustHaveSpace(config: Settings, bytes: number): Promise<void> {
  if (!(await hasSpaceFor(config, bytes))) throw new AppError(commonErrors.noSpace)
}
