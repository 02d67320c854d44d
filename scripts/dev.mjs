// npm run dev: the server restarts when one of its files changes; Vite serves the pages and reloads
// them. It is not node --watch, which also follows the files that Vite writes while it starts, and
// restarts for ever.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join, sep } from 'node:path'
import { ensureInstalled, node24Path, root } from './ensure.mjs'

ensureInstalled()
const args = [join(root, 'src', 'main.ts'), '--dev', ...process.argv.slice(2)]
const env = { NODE_ENV: 'development', ...process.env }
let server
let again = false
let ending = false
let soon

function start() {
  server = spawn(node24Path(), args, { stdio: 'inherit', env })
  server.on('exit', (code) => {
    server = undefined
    if (ending) process.exit(code ?? 1)
    if (again) start()
    else console.log('The server has ended; it starts again when a file changes.')
    again = false
  })
}

function restart() {
  if (ending || again) return
  console.log('Restarting …')
  if (!server) return start()
  again = true
  server.kill('SIGTERM')
}

/** The server does not use the files of pages and tests. */
const isServers = (file) =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split(sep).includes('web')

for (const folder of ['src', 'migrations']) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || (folder === 'src' && !isServers(file))) return
    // An editor saves in several steps.
    clearTimeout(soon)
    soon = setTimeout(restart, 200)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    ending = true
    if (server) server.kill(signal)
    else process.exit(0)
  })
}
start()
