import pg from 'pg'
import { readConfig } from '#src/config.ts'
import { runCommand, say } from '../backup/command.ts'
import { openBesideApp } from '../backup/open-connection.ts'
import { openDb } from '../database/db.ts'
import { collectBlobs } from './collect-blobs.ts'
import { openStorage } from './open-storage.ts'

/** `npm run files:collect` counts the blobs that no row names; with `-- --delete` it deletes them. */
await runCommand(async () => {
  const [given, ...more] = process.argv.slice(2)
  if (more.length > 0 || (given !== undefined && given !== '--delete')) {
    throw new Error('npm run files:collect [-- --delete]')
  }
  const config = readConfig()
  const { settings, close } = await openBesideApp(config)
  const pool = new pg.Pool({ ...settings, max: 2 })
  try {
    const storage = await openStorage(config)
    const dryRun = given === undefined
    const found = await collectBlobs({ db: openDb(pool), storage, config }, { dryRun })
    for (const { key, size } of found.largest) say(`${mebibytes(size).padStart(10)}  ${key}`)
    const verb = dryRun ? 'Would delete' : 'Deleted'
    say(`${verb} ${found.count} of ${found.seen} blobs, ${mebibytes(found.bytes)}.`)
  } finally {
    await pool.end()
    await close()
  }
})

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`
}
