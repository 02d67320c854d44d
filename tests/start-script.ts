import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
export const build = join(root, 'build', 'server', 'index.js')

/** Writes what `npm start` and `node scripts/start.mjs` run, but for the build: the same script and exec. */
export async function writeStartScript(folder: string): Promise<void> {
  const ensure = JSON.stringify(join(root, 'scripts', 'ensure.mjs'))
  const main = JSON.stringify(join(root, 'src', 'main.ts'))
  await writeFile(
    join(folder, 'start.mjs'),
    `import { becomeNode24 } from ${ensure}\nbecomeNode24([${main}, '--no-demo'])\n`,
  )
  const scripts = { start: 'node start.mjs' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
}

/** The environment of a school of its own in this folder. */
export const startEnv = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...{ FARSAIL_DATA: folder, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: '' },
  ...{ LOG_LEVEL: 'silent', WORKER: 'none' },
  npm_lifecycle_event: '',
})
