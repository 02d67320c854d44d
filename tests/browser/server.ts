import { createServer } from 'node:http'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { desc, eq } from 'drizzle-orm'
import { demoPassword } from '#demo/accounts.ts'
import { loadDemo } from '#demo/load.ts'
import { readConfig } from '#src/config.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { seedCompletions } from '#src/features/learning/study/server/seed-completions.ts'
import { passDays } from '#src/features/learning/revision/test-days.ts'
import { puzzles } from '#src/features/people/guard/tables.ts'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import { createApp } from '#src/app/create-app.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import type { Tx } from '#src/server/database/db.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { prepareSchool } from '#src/app/prepare-school.ts'
import type { NewMessage } from '#src/shared/message.ts'
import { drawCourseware } from '#tests/browser/draw-courseware.ts'
import { makeQuiz, type NewQuizMade } from '#tests/browser/make-quiz.ts'
import type { NewPerson, PersonMade, SessionMade } from '#tests/browser.ts'

/**
 * The real product with its demo school in a folder of its own. One port higher a second server offers
 * the helpers of the tests: GET /mailbox?to=13800000000 answers the last text sent there; GET
 * /puzzle?id=… answers the right place of its piece; POST /people makes a person and POST /sessions
 * signs one in, where signing in is not what is tested; POST /messages sends a message; POST /quizzes makes a quiz in
 * a course of its own; POST /days lets days pass for a person's wrong-question set; POST /completions notes that a
 * person has completed a course.
 */
const port = Number(process.env['E2E_PORT'])
const folder = await mkdtemp(join(tmpdir(), 'farsail-e2e-'))
// As root the database runs as another user, who must be able to enter.
await chmod(folder, 0o711)
const config = readConfig({
  PORT: String(port),
  HOST: '127.0.0.1',
  FARSAIL_DATA: folder,
  PUBLIC_URL: `http://localhost:${port}`,
  LOG_LEVEL: 'error',
  ARGON2_MEMORY_KIB: '1024',
  // Each test sends the address that it claims to come from.
  TRUST_PROXY: '127.0.0.1',
})
const log = openLogger(config)
const database = await openDatabase(config, log, (why) => {
  process.stderr.write(`${why}\n`)
  process.exit(1)
})
const app = await createApp({ config, database: database.config, log, pages: 'built' })
await prepareSchool(app.kernel, { demo: loadDemo })
const { db } = app.kernel
await drawCourseware(app.kernel, 'incoterms-2020')

async function lastMessage(to: string): Promise<string> {
  const [message] = await db
    .select({ text: outboxMessages.text })
    .from(outboxMessages)
    .where(eq(outboxMessages.to, to))
    .orderBy(desc(outboxMessages.id))
    .limit(1)
  return message?.text ?? ''
}

async function placeOfPiece(id: string): Promise<string> {
  const [puzzle] = await db.select({ x: puzzles.x }).from(puzzles).where(eq(puzzles.id, id))
  return String(puzzle?.x ?? '')
}

const passwordHash = await hashPassword(demoPassword, config.ARGON2_MEMORY_KIB)

function makePerson(
  { username, role, coins, isVerified, ...more }: NewPerson,
  userAgent: string,
): Promise<PersonMade> {
  return db.transaction(async (tx) => {
    const id = await createUser(tx, {
      username,
      passwordHash,
      realName: role === '0' ? '' : '顾远航',
      accountRole: role,
      ...(isVerified && { verifiedAt: new Date() }),
      ...more,
    })
    if (coins > 0) {
      await transferCoins(tx, {
        key: `opening:user:${id}`,
        reason: 'opening',
        from: { system: 'issue' },
        to: { userId: id },
        amount: coins,
      })
    }
    return { id, username, ...(await signIn(tx, id, userAgent)) }
  })
}

async function signIn(tx: Tx, userId: number, userAgent: string): Promise<SessionMade> {
  const session = await createSession(tx, {
    ...{ secret: app.kernel.secret, userId, remember: false, userAgent, ip: '' },
  })
  return { token: session.accessToken, expires: session.expiresAt.getTime() }
}

// Longer than a pause in a test: a connection that closes while it is reused would fail it.
const beside = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const answer = async () => {
    if (url.pathname === '/mailbox') return lastMessage(url.searchParams.get('to') ?? '')
    if (url.pathname === '/puzzle') return placeOfPiece(url.searchParams.get('id') ?? '')
    const given: unknown = JSON.parse(await text(request))
    const userAgent = request.headers['user-agent'] ?? ''
    if (url.pathname === '/messages') {
      await db.transaction((tx) => app.kernel.messages.send(tx, given as NewMessage))
      return ''
    }
    if (url.pathname === '/sessions') {
      const { userId } = given as { userId: number }
      return JSON.stringify(await db.transaction((tx) => signIn(tx, userId, userAgent)))
    }
    if (url.pathname === '/days') {
      await passDays(db, given as { userId: number; days: number })
      return ''
    }
    if (url.pathname === '/completions') {
      const completed = {
        ...(given as { userId: number; courseId: number }),
        completedAt: new Date(),
      }
      await db.transaction((tx) => seedCompletions(tx, [completed]))
      return ''
    }
    if (url.pathname === '/quizzes')
      return JSON.stringify(await makeQuiz(app.kernel, given as NewQuizMade))
    return JSON.stringify(await makePerson(given as NewPerson, userAgent))
  }
  answer().then(
    (body) => response.end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
async function stop() {
  beside.close()
  await app.close()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
}

beside.listen(port + 1, '127.0.0.1')
await app.kernel.app.listen({ port, host: '127.0.0.1' })
