import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#src/server/database/migrate.ts'
import { testDatabase } from '#src/server/testing/database.ts'

const { pool } = await testDatabase()

test('the migrations match the tables', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farsail-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const before = await readdir(folder)
    // drizzle-kit prefixes './' to its argument, and still exits with 0 when it then finds nothing.
    const env = { ...process.env, MIGRATIONS_OUT: relative(process.cwd(), folder) }
    const { stdout } = await promisify(execFile)('npx', ['drizzle-kit', 'generate'], { env })
    expect(stdout).toMatch(/No schema changes|SQL migration file/)
    const missing = (await readdir(folder)).filter((name) => !before.includes(name))
    expect(missing, 'run `npm run db:generate`').toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

// Without an index each deleted row scans the whole table that points to it: for a person with a
// thousand attempts, all wrong questions of the school a thousand times. An index of the rows that have
// the key serves as well.
test('every foreign key has an index that begins with it', async () => {
  const { rows } = await pool.query<{ key: string }>(`
    select c.conrelid::regclass || '.' || a.attname as key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null
          or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by 1`)
  expect(rows.map((row) => row.key)).toEqual([])
})
