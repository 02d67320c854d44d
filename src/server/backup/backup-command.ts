import { readConfig } from '#src/config.ts'
import { countOf, fileArgument, runCommand, say } from './command.ts'
import { filesFolderOf, openBesideApp } from './open-connection.ts'
import { writeBackup } from './write-backup.ts'

await runCommand(async () => {
  const file = fileArgument(process.argv.slice(2), 'npm run backup -- FILE')
  const config = readConfig()
  const { client, close } = await openBesideApp(config)
  try {
    const filesDir = filesFolderOf(config)
    const rows = await writeBackup(client, file, filesDir)
    say(`Saved ${countOf(rows)} ${filesDir ? 'and the files' : 'without the files in S3'}: ${file}`)
  } finally {
    await close()
  }
})
