import { readConfig } from '#src/config.ts'
import { migrate } from '../database/migrate.ts'
import { readVersion } from './catalog.ts'
import { countOf, fileArgument, runCommand, say } from './command.ts'
import { filesFolderOf, openAlone, refuseWhileInUse } from './open-connection.ts'
import { restoreBackup, verifyBackup } from './restore-backup.ts'

await runCommand(async () => {
  const args = process.argv.slice(2)
  const replace = args.includes('--replace')
  const file = fileArgument(
    args.filter((arg) => arg !== '--replace'),
    'npm run restore -- FILE [--replace]',
  )
  // Checked before a database is created or started for the restore.
  await verifyBackup(file)
  const config = readConfig()
  const { client, close, settings } = await openAlone(config)
  try {
    await refuseWhileInUse(client)
    if ((await readVersion(client)).count === 0) await migrate(settings)
    const rows = await restoreBackup(client, file, { filesDir: filesFolderOf(config), replace })
    say(`Restored ${countOf(rows)} from ${file}`)
  } finally {
    await close()
  }
})
