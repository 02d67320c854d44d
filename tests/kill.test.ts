import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { students } from '#demo/students.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { type Attempt, quizApi } from '#src/features/learning/quiz/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { foldersIn } from '#src/server/database/postgres/folders.ts'
import { readPidFile } from '#src/server/database/postgres/pid-file.ts'
import { processesIn } from '#src/server/database/postgres/process-info.ts'
import {
  type AnswerOf,
  type Endpoint,
  endpointUrl,
  type Envelope,
  type InputOf,
} from '#src/shared/endpoint.ts'

/**
 * Kills the real program with its demo school without warning while students answer: after the next
 * start every acknowledged answer is there. Once its database is killed too, and recovers; once it
 * survives, and is taken over.
 */
const root = join(import.meta.dirname, '..')
const main = join(root, 'src', 'main.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'farsail-kill-'))
// As root the database runs as another user, who must be able to enter.
chmodSync(dataDir, 0o711)
const folders = foldersIn(dataDir)
let program: { process: ChildProcess; output: () => string }
let url: string
let learners: Learner[]

beforeAll(async () => {
  // `npm test` builds the pages before; alone, run `npm run build` first.
  expect(existsSync(join(root, 'build', 'server', 'index.js')), 'the pages are built').toBe(true)
  await start()
  learners = await Promise.all(students.slice(0, 4).map(([username]) => enrol(username)))
}, 60_000)

afterAll(async () => {
  killProgram()
  killDatabase()
  for (let left = 100; processesIn(folders.data).length > 0 && left > 0; left--) await sleep(50)
  rmSync(dataDir, { recursive: true, force: true })
})

test('after program and database are killed, the database recovers with every acknowledged answer', async () => {
  await answerUntil(() => {
    killProgram()
    killDatabase()
  })
  await start()
  expect(program.output()).not.toContain('taken over')
  await expectEveryAnswer()
}, 30_000)

test('after the program alone is killed, the next one takes the database over with every acknowledged answer', async () => {
  const before = readPidFile(folders.data)?.pid
  await answerUntil(killProgram)
  await start()
  expect(program.output()).toContain('taken over')
  expect(readPidFile(folders.data)?.pid).toBe(before)
  await expectEveryAnswer()
}, 30_000)

/** Starts the program in a process group of its own and waits until it serves. */
async function start(): Promise<void> {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [main], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      FARSAIL_DATA: dataDir,
      ARGON2_MEMORY_KIB: '64',
      RATE_PER_MINUTE: '1000000',
      // The films and documents of the demo school stay as they are: nothing here looks at them.
      WORKER: 'none',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  program = { process: child, output: () => output }
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    if (child.exitCode !== null) throw new Error(`the program ended:\n${output}`)
    await sleep(20)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Kills the whole process group, as a machine without memory or a hasty operator does. */
function killProgram() {
  const { pid, exitCode, signalCode } = program.process
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}
function killDatabase() {
  for (const pid of processesIn(folders.data)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Killed with the one before.
    }
  }
}

interface Learner {
  token: string
  attempt: Attempt
  /** By question: the last answer that the server acknowledged. */
  acknowledged: Map<number, Sent>
  /** By question: the answer under way when the server died; it may have arrived. */
  underway: Map<number, Sent>
}
interface Sent {
  revision: number
  answer: QuestionAnswer
}

async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token?: string,
): Promise<AnswerOf<E>> {
  const isGet = endpoint.method === 'GET'
  const query = new URLSearchParams(input as Record<string, string>)
  const response = await fetch(`${url}${endpointUrl(endpoint)}${isGet ? `?${query}` : ''}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    ...(!isGet && { body: JSON.stringify(input) }),
  })
  const { code, enmsg, data } = (await response.json()) as Envelope<AnswerOf<E>>
  if (code !== 0) throw new Error(`${endpoint.path}: ${code} ${enmsg}`)
  return data
}

/** A student of the demo who has signed in, joined a free course and opened its longest quiz. */
async function enrol(username: string): Promise<Learner> {
  const { access_token: token } = await call(accountApi.login, { username, password: demoPassword })
  const { items: courses } = await call(courseApi.getList, {
    kind: 'premium',
    keyword: 'Incoterms',
  })
  const { courseId } = courses[0]!
  await call(courseApi.join, { courseId, fee: 0 }, token)
  const { chapters } = await call(courseApi.getCatalog, { courseId })
  const quizzes = chapters.flatMap((chapter) => chapter.items).filter((i) => i.kind === 'quiz')
  const { itemId } = quizzes.sort((a, b) => b.questionCount! - a.questionCount!)[0]!
  const attempt = await call(studyApi.startQuiz, { courseId, itemId }, token)
  return { token, attempt, acknowledged: new Map(), underway: new Map() }
}

/** Every student answers one question after the other, repeatedly, until the server is killed. */
async function answerUntil(kill: () => void): Promise<void> {
  for (const learner of learners) learner.underway.clear()
  const before = count()
  const answering = learners.map(keepAnswering)
  while (count() < before + 150) await sleep(5)
  kill()
  const saved = await Promise.all(answering)
  expect(Math.min(...saved), 'every student was answering').toBeGreaterThan(0)
}

let saves = 0
const count = () => saves

async function keepAnswering(learner: Learner): Promise<number> {
  const { attempt, token, acknowledged, underway } = learner
  const { attemptId } = attempt
  for (let saved = 0; ; saved++) {
    const question = attempt.questions[saved % attempt.questions.length]!
    const { questionId } = question
    const revision = (acknowledged.get(questionId)?.revision ?? 0) + 2
    const sent = { revision, answer: someAnswer(question, revision) }
    underway.set(questionId, sent)
    try {
      await call(quizApi.saveAnswer, { attemptId, questionId, ...sent }, token)
    } catch (error) {
      // The connection broke, so this answer was not acknowledged.
      if (error instanceof TypeError) return saved
      throw error
    }
    acknowledged.set(questionId, sent)
    underway.delete(questionId)
    saves += 1
  }
}

/** Each revision has another answer, so that an older one cannot pass for the newer. */
function someAnswer({ question }: Attempt['questions'][number], revision: number): QuestionAnswer {
  switch (question.type) {
    case 'trueFalse':
      return { type: 'trueFalse', value: revision % 4 === 0 }
    case 'fillIn': {
      const texts = question.gaps.map(({ id }) => [id, `${revision}.${id}`])
      return { type: 'fillIn', gaps: Object.fromEntries(texts) as Record<string, string> }
    }
    case 'single':
    case 'multiple': {
      const { id } = question.options[(revision / 2) % question.options.length]!
      return question.type === 'single'
        ? { type: 'single', choice: id }
        : { type: 'multiple', choices: [id] }
    }
    default:
      throw new Error(`the quiz has a question of type ${question.type}`)
  }
}

async function expectEveryAnswer(): Promise<void> {
  let checked = 0
  for (const { token, attempt, acknowledged, underway } of learners) {
    const now = await call(quizApi.getAttempt, { attemptId: attempt.attemptId }, token)
    for (const [questionId, sent] of acknowledged) {
      const kept = now.questions.find((question) => question.questionId === questionId)
      const onItsWay = underway.get(questionId)
      const expected = kept?.revision === onItsWay?.revision ? onItsWay : sent
      expect({ revision: kept?.revision, answer: kept?.answer }).toEqual(expected)
      checked += 1
      acknowledged.set(questionId, expected!)
    }
  }
  expect(checked).toBeGreaterThan(learners.length)
}
