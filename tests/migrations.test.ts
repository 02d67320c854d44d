import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#src/server/migrate.ts'

test('the migrations say what the tables say', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farsail-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const before = await readdir(folder)
    const env = { ...process.env, MIGRATIONS_OUT: folder }
    await promisify(execFile)('npx', ['drizzle-kit', 'generate'], { env })
    const missing = (await readdir(folder)).filter((name) => !before.includes(name))
    expect(missing, 'run `npm run db:generate`').toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
