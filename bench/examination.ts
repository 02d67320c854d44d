// node scripts/run.mjs bench/examination.ts [--learners 1000] [--calm]
// A whole school hands in its examination within ten seconds, while the program is killed in between; `--calm` leaves it alive.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { loadDemo } from '#demo/load.ts'
import { createApp } from '#src/app/create-app.ts'
import { prepareSchool } from '#src/app/prepare-school.ts'
import { readConfig } from '#src/config.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { makeAttempt } from '#src/features/learning/quiz/server/start-attempt.ts'
import { trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { makeQuiz } from '#tests/browser/make-quiz.ts'
import { cpuMs, postgresPids } from './proc.ts'

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '1000' },
    calm: { type: 'boolean', default: false },
  },
})
const learners = Number(values.learners)
const questions = 20
/** The hand-ins are spread over this time. */
const spanMs = 10_000
const port = 4790
const folder = mkdtempSync(join(tmpdir(), 'farsail-exam-'))
// As root the database runs as another user, who must be able to enter.
chmodSync(folder, 0o711)
const settings = { PORT: String(port), HOST: '127.0.0.1', FARSAIL_DATA: folder, LOG_LEVEL: 'error' }
const config = readConfig({ ...settings, ARGON2_MEMORY_KIB: '1024' })

interface Taker {
  token: string
  attemptId: number
  questionIds: number[]
}

/** A school with an examination that all its learners have begun. */
async function seed(): Promise<{ takers: Taker[]; quizId: number }> {
  const log = openLogger(config)
  const database = await openDatabase(config, log, (why) => {
    throw new Error(why)
  })
  const app = await createApp({ config, database: database.config, log, pages: 'none' })
  await prepareSchool(app.kernel, { demo: loadDemo })
  const { db, secret } = app.kernel
  const ownerId = await db.transaction((tx) =>
    createUser(tx, { username: 'examiner', passwordHash: '', realName: '', accountRole: '2' }),
  )
  const bodies = Array.from({ length: questions }, (_, at) => trueFalse(`第 ${at + 1} 题`))
  const { quizId } = await makeQuiz(app.kernel, {
    ...{ ownerId, name: '期末考试', settings: { timeLimit: 100 }, bodies },
  })
  const takers: Taker[] = []
  for (let at = 0; at < learners; at++) {
    takers.push(
      await db.transaction(async (tx) => {
        const userId = await createUser(tx, {
          ...{ username: `taker${at}`, passwordHash: '', realName: '', accountRole: '1' },
        })
        const session = await createSession(tx, {
          ...{ secret, userId, remember: false, userAgent: '', ip: '' },
        })
        const attemptId = await makeAttempt(tx, { quizId, userId, trial: false })
        const { rows } = await tx.execute<{ id: number }>(
          sql`select question_id as id from attempt_answers where attempt_id = ${attemptId} order by position`,
        )
        return { token: session.accessToken, attemptId, questionIds: rows.map(({ id }) => id) }
      }),
    )
  }
  await app.close()
  await database.stop()
  return { takers, quizId }
}

function start(): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ PATH: process.env['PATH'], ...settings },
      ...{ RATE_PER_MINUTE: '1000000', FARSAIL_DEMO: 'false', WORKER: 'none' },
    },
  })
  return child
}

async function untilReady(): Promise<void> {
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await sleep(20)
  }
}

let repeated = 0
/** Sends a call until the server has answered it, as a browser does. */
async function call(
  path: string,
  token: string,
  body: object,
): Promise<{ code: number; data: unknown }> {
  for (let wait = 50; ; wait = Math.min(1000, wait * 2)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
      .then((response) => response.json() as Promise<{ code: number; data: unknown }>)
      .catch(() => undefined)
    if (answer) return answer
    repeated += 1
    await sleep(wait)
  }
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!

const { takers, quizId } = await seed()
let program = start()
await untilReady()
const times: number[] = []
const began = performance.now()
const killing = sleep(spanMs / 2).then(async () => {
  if (values.calm) return 0
  process.kill(-program.pid!, 'SIGKILL')
  const down = performance.now()
  program = start()
  await untilReady()
  return performance.now() - down
})
await Promise.all(
  takers.map(async ({ token, attemptId, questionIds }, at) => {
    await sleep((at / takers.length) * spanMs)
    const from = performance.now()
    // The last answer goes out with the hand-in, as it does in a browser; the others were saved before.
    for (const questionId of questionIds.slice(0, 2)) {
      const answer = { type: 'trueFalse', value: true }
      await call('Quiz/SaveAnswer', token, { attemptId, questionId, answer, revision: 1 })
    }
    const { code } = await call('Quiz/HandIn', token, { attemptId })
    if (code !== 0) throw new Error(`attempt ${attemptId}: ${code}`)
    times.push(performance.now() - from)
  }),
)
const took = performance.now() - began
const downMs = await killing
// Of the program that is alive now, and of its database.
const cpu = cpuMs([program.pid!, ...postgresPids(folder)])
process.kill(-program.pid!, 'SIGKILL')
await sleep(500)

const log = openLogger(config)
const database = await openDatabase(config, log, (why) => {
  throw new Error(why)
})
const app = await createApp({ config, database: database.config, log, pages: 'none' })
const { rows } = await app.kernel.db.execute<{ right: number; all: number; answers: number }>(sql`
  select count(*) filter (where a.status = 'handedIn' and a.score = 2 and a.number = 1)::int as right,
    count(*)::int as all,
    (select count(*)::int from attempt_answers w join quiz_attempts b on b.id = w.attempt_id
      where b.quiz_id = ${quizId} and w.revision = 1 and w.score = 1) as answers
  from quiz_attempts a where a.quiz_id = ${quizId}`)
await app.close()
await database.stop()
rmSync(folder, { recursive: true, force: true })

const sorted = times.toSorted((a, b) => a - b)
const found = rows[0]!
process.stdout.write(
  `${learners} learners, ${questions} questions, two answers and a hand-in each within ${spanMs / 1000} s${values.calm ? '' : '; the program killed in the middle'}\n` +
    `all done after ${(took / 1000).toFixed(1)} s; the program was away for ${(downMs / 1000).toFixed(1)} s; ${repeated} calls were sent again\n` +
    `per learner p50 ${quantile(sorted, 0.5).toFixed(0)} ms, p99 ${quantile(sorted, 0.99).toFixed(0)} ms; ${(cpu / learners).toFixed(1)} CPU ms of the program${values.calm ? '' : ' after the kill'} and its database\n` +
    `in the database: ${found.right} of ${found.all} attempts handed in once with both answers, ${found.answers} answers marked\n`,
)
if (found.right !== learners || found.all !== learners || found.answers !== 2 * learners) {
  process.exitCode = 1
}
