import { startPostgres } from './supervisor.ts'

// A separate process that holds a data folder until it is killed; the tests read its one line.
const [dataDir = ''] = process.argv.slice(2)
try {
  const { config, adopted } = await startPostgres({ dataDir })
  process.stdout.write(JSON.stringify({ config, adopted }) + '\n')
  setInterval(() => {}, 1_000)
} catch (error) {
  process.stdout.write(JSON.stringify({ error: String(error) }) + '\n')
  process.exitCode = 1
}
