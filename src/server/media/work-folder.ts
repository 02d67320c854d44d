import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#src/config.ts'
import { mustHaveSpace } from '../storage/free-space.ts'

const folder = ({ FARSAIL_DATA }: Pick<Config, 'FARSAIL_DATA'>) => join(FARSAIL_DATA, 'work')

/**
 * Gives a work an empty folder of its own, which is deleted when the work ends.
 * @param bytes what the work may write at most
 */
export async function inWorkFolder<R>(
  config: Pick<Config, 'FARSAIL_DATA' | 'DISK_FLOOR_MIB'>,
  bytes: number,
  work: (path: string) => Promise<R>,
): Promise<R> {
  // The folder is on this machine's disk, also where files are kept in S3.
  await mustHaveSpace({ ...config, STORAGE: 'folder' }, bytes)
  await mkdir(folder(config), { recursive: true })
  const path = await mkdtemp(join(folder(config), 'w-'))
  try {
    return await work(path)
  } finally {
    await rm(path, { recursive: true, force: true, maxRetries: 3 })
  }
}
