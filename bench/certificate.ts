// node scripts/run.mjs bench/certificate.ts
// Verification and issue of certificates in one process: milliseconds of CPU with the database; drawing by the clock, because
// it runs in a process of its own.
import { sql } from 'drizzle-orm'
import { drawFiles } from '#src/features/learning/certificate/server/draw-files.ts'
import { makeCode } from '#src/features/learning/certificate/code.ts'
import { openInProcess } from './in-process.ts'

const issued = 100_000
const school = await openInProcess()
const { measured, print, kernel } = school
const { db } = kernel
const codes = Array.from({ length: 300 }, () => makeCode())
await db.execute(sql`
  insert into certificates (code, name, name_en, course, course_en, template, institution, institution_en,
    signer, signer_en, hours, completed_on, issued_on)
  select 'BENCH' || n, '林晓舟', 'Lin Xiaozhou', '国际贸易实务', 'Trade', 'classic', '校', 'School', '签', 'Signer', 8,
    '2026-01-02', '2026-01-03' from generate_series(1, ${issued}::int) n`)
await db.execute(sql`
  update certificates set code = given.code
  from unnest(${sql.param(codes)}::text[]) with ordinality as given (code, n)
  where certificates.code = 'BENCH' || given.n`)
await db.execute(sql`analyze certificates`)
print(
  'A certificate among 100,000 is verified',
  await measured(250, async (at) => {
    const url = `/api/Certificate/Verify?code=${codes[at]}`
    const { statusCode } = await kernel.app.inject({ url })
    if (statusCode !== 200) throw new Error(String(statusCode))
  }),
  5,
)
const { rows } = await db.execute<{ id: number }>(sql`
  update certificates set user_id = (select min(id) from users), replaces_id = id
  where code = any(${sql.param(codes.slice(0, 5))}::text[]) returning id`)
const before = performance.now()
for (const { id } of rows) await drawFiles(kernel, id, AbortSignal.timeout(60_000))
const each = Math.round((performance.now() - before) / rows.length)
process.stdout.write(`A certificate is drawn as PDF and JPG and signed: ${each} ms by the clock\n`)
await school.close()
