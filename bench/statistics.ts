// node scripts/run.mjs bench/statistics.ts [--learners 5000]
// The statistics of a quiz of 20 questions over all of its answers: milliseconds of a call, and of CPU with the database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { loadDemo } from '#demo/load.ts'
import { createApp } from '#src/app/create-app.ts'
import { prepareSchool } from '#src/app/prepare-school.ts'
import { readConfig } from '#src/config.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { Ports } from '#src/server/ports.ts'
import { getAnalysis } from '#src/features/learning/analysis/server/get-analysis.ts'
import { fourBodies } from '#src/features/learning/quiz/test-bodies.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { makeQuiz } from '#tests/browser/make-quiz.ts'
import { cpuMs, postgresPids } from './proc.ts'

const { values } = parseArgs({ options: { learners: { type: 'string', default: '5000' } } })
const learners = Number(values.learners)
const questions = 20
const rounds = 5
const folder = mkdtempSync(join(tmpdir(), 'farsail-statistics-'))
// As root the database runs as another user, who must be able to enter.
chmodSync(folder, 0o711)
const config = readConfig({ FARSAIL_DATA: folder, LOG_LEVEL: 'error', ARGON2_MEMORY_KIB: '1024' })
const log = openLogger(config)
const database = await openDatabase(config, log, (why) => {
  throw new Error(why)
})
const app = await createApp({ config, database: database.config, log, pages: 'none' })
await prepareSchool(app.kernel, { demo: loadDemo })
const { db } = app.kernel
const ownerId = await db.transaction((tx) =>
  createUser(tx, { username: 'examiner', passwordHash: '', realName: '', accountRole: '2' }),
)
const { quizId } = await makeQuiz(app.kernel, {
  ...{ ownerId, name: '期末考试', settings: {} },
  bodies: Array.from({ length: questions }, () => fourBodies[0]!),
})
await db.execute(sql`
  insert into users (username, password_hash, account_role)
  select 'taker' || n, '', '1' from generate_series(1, ${learners}::int) n`)
await db.execute(sql`
  insert into quiz_attempts (quiz_id, user_id, status, handed_in_at, score, max_score, passed)
  select ${quizId}, id, 'handedIn', now(), 0, ${questions}, true from users where username like 'taker%'`)
// Strong learners, those with the higher ids, are right more often; each tenth does not come to the end.
await db.execute(sql`
  insert into attempt_answers (attempt_id, question_id, version_id, position, points, answer, score, mark)
  select a.id, s.question_id, s.version_id, s.position, 1,
    case when reached then json_build_object('type', 'single', 'choice', case when good then 'a' else 'b' end) end,
    case when reached and good then 1 else 0 end,
    case when reached then json_build_object('mark', json_build_object('share', 0, 'rule', null,
      'lines', json_build_array(), 'verdict', case when good then 'correct' else 'wrong' end),
      'marks', json_build_object()) end
  from quiz_attempts a join quiz_questions s on s.quiz_id = a.quiz_id
  cross join lateral (select (a.id * 31 + s.position * 17) % 100 < 30 + (a.id % 60) as good,
    a.id % 10 <> 0 or s.position < 15 as reached) r
  where a.quiz_id = ${quizId}`)
await db.execute(sql`
  update quiz_attempts a set score = (select sum(w.score) from attempt_answers w where w.attempt_id = a.id)
  where a.quiz_id = ${quizId}`)
await db.execute(sql`analyze`)

const ports = new Ports([])
const viewer = { id: ownerId }
const input = { quizId, attempts: 'counted', year: 'all' } as const
const times: number[] = []
const cpu = () => cpuMs([process.pid, ...postgresPids(folder)])
await getAnalysis({ db, ports, viewer, locale: 'zh-CN', input })
const before = cpu()
for (let round = 0; round < rounds; round++) {
  const from = performance.now()
  const { quiz } = await getAnalysis({ db, ports, viewer, locale: 'zh-CN', input })
  times.push(performance.now() - from)
  if (quiz?.n !== learners) throw new Error(`${quiz?.n} attempts instead of ${learners}`)
}
const spent = (cpu() - before) / rounds
times.sort((a, b) => a - b)
process.stdout.write(
  `${learners * questions} answers: median ${Math.round(times[rounds >> 1]!)} ms (aim 2,000), ` +
    `slowest ${Math.round(times.at(-1)!)} ms; CPU ${Math.round(spent)} ms with the database\n`,
)
await app.close()
await database.stop()
rmSync(folder, { recursive: true, force: true })
