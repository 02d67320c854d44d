import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { accountApi } from '#src/features/people/account/contract.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { openBrowser } from '#src/features/people/security/test-browser.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld } from '#tests/world.ts'
import { smallQuizzesIn } from './test-small-quiz.ts'

// The default allowance, which tests otherwise leave out.
const world = await openWorld({ RATE_PER_MINUTE: '1200' })
const { app } = world
const { db, quizWith } = smallQuizzesIn(world)
const ip = '203.0.113.77'
const password = 'harbour-Blue-77'
const students = 500
/** Milliseconds: some seconds, and many more on a machine with other work. */
const timeout = 90_000
/** Students whose sign-ins are under way at once. */
const together = 25
const fiveMinutes = 300_000

afterEach(() => vi.restoreAllMocks())

test(
  '500 students behind one address sign in and open an examination within five minutes: none is refused, none sees a captcha',
  { timeout },
  async () => {
    const { courseId, at } = await quizWith({ timeLimit: 60 })
    const passwordHash = await hashPassword(password, app.kernel.config.ARGON2_MEMORY_KIB)
    const names = Array.from({ length: students }, (_, n) => `campus${n}`)
    await db.transaction(async (tx) => {
      for (const username of names) {
        await createUser(tx, { username, passwordHash, realName: '', accountRole: '1' })
      }
      await tx.execute(sql`
      insert into course_learners (course_id, user_id)
      select ${courseId}::int, id from users where username like 'campus%'`)
    })

    const opened: unknown[] = []
    async function comes(username: string, n: number) {
      const browser = openBrowser(app, { ip })
      // One in twelve mistypes the password first.
      if (n % 12 === 5) {
        const { envelope } = await browser.ask(accountApi.login, { username, password: 'mistyped' })
        opened.push(envelope.error === 'account.wrongPassword' ? null : envelope.error)
      }
      const { envelope } = await browser.ask(accountApi.login, { username, password })
      const exam = envelope.code === 0 ? await browser.ask(studyApi.startQuiz, at) : undefined
      opened.push(exam?.envelope.data?.status ?? exam?.envelope.error ?? envelope.error)
    }

    // The clock of the allowances moves on, so that the test need not wait.
    const clock = performance.now.bind(performance)
    let passed = 0
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + passed)
    for (let from = 0; from < students; from += together) {
      passed = (from / students) * fiveMinutes
      await Promise.all(
        names.slice(from, from + together).map((name, place) => comes(name, from + place)),
      )
    }
    const counted = Object.groupBy(opened, String)
    expect(Object.keys(counted).toSorted()).toEqual(['null', 'open'])
    expect(counted['open']).toHaveLength(students)
  },
)
