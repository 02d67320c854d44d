// The load generator: a separate process, so that its work is not counted as the server's.
import { demoPassword } from '#demo/accounts.ts'
import { emptyAnswer } from '#src/features/content/question/empty-answer.ts'
import type { QuestionToTake } from '#src/features/content/question/taking.ts'
import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { Connection, request } from './connection.ts'
import { answerParent } from './ipc.ts'
import type { Learner } from './school.ts'
import { signUp } from './sign-up.ts'

export type Scenario =
  | { kind: 'get'; path: string; cookie?: string }
  | { kind: 'login'; learners: Learner[] }
  | { kind: 'report'; learners: Learner[]; courseId: number; itemId: number }
  | { kind: 'save'; learners: Learner[]; courseId: number; itemId: number }
  | { kind: 'sign-up' }
  | { kind: 'calls'; calls: Call[]; once: boolean }
  | { kind: 'attempt'; learners: Learner[]; courseId: number; itemId: number }

/** A call in the form in which it is sent. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: unknown
}

export interface Job {
  port: number
  connections: number
  /** The round ends after this time, or when its learners are used up. */
  seconds: number
  scenario: Scenario
}

export interface Load {
  /** Pages, calls or whole attempts. */
  operations: number
  requests: number
  seconds: number
  /** Milliseconds per operation. */
  p50: number
  p99: number
  /** Bytes of the last answer, compressed. */
  bytes: number
}

/** Does one operation. Returns false when there is nothing left to do. */
type Play = () => Promise<number | false>

async function run({ port, connections, seconds, scenario }: Job): Promise<Load> {
  const open = Array.from({ length: connections }, () => new Connection(port))
  const plays = await Promise.all(
    open.map((connection, index) => player(connection, index, scenario)),
  )
  for (const connection of open) connection.requests = 0
  const times: number[] = []
  let bytes = 0
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    plays.map(async (play) => {
      for (;;) {
        const start = performance.now()
        if (start >= until) return
        const size = await play()
        if (size === false) return
        bytes = size
        times.push(performance.now() - start)
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  const requests = open.reduce((sum, connection) => sum + connection.requests, 0)
  for (const connection of open) connection.close()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return {
    operations: times.length,
    requests,
    seconds: took,
    p50: at(0.5) ?? NaN,
    p99: at(0.99) ?? NaN,
    bytes,
  }
}

async function player(connection: Connection, index: number, scenario: Scenario): Promise<Play> {
  if (scenario.kind === 'get') {
    const headers: Record<string, string> = scenario.cookie ? { cookie: scenario.cookie } : {}
    const text = Buffer.from(request('GET', scenario.path, { headers }))
    return async () => (await ok(connection, text)).length
  }
  if (scenario.kind === 'sign-up') return () => signUp(connection)
  if (scenario.kind === 'calls') return callAfterCall(connection, scenario)
  const learner = scenario.learners[index]!
  const call = caller(connection)
  if (scenario.kind === 'login') {
    const body = { username: learner.username, password: demoPassword }
    return () => call('Login/Login', '', body)
  }
  const { courseId, itemId } = scenario
  if (scenario.kind === 'report') {
    await call('Study/VisitItem', learner.token, { courseId, itemId })
    let position = 0
    return () => {
      const from = position % 3000
      position = from + 10
      const played = [[from, position]]
      return call('Study/ReportWatched', learner.token, { courseId, itemId, position, played })
    }
  }
  if (scenario.kind === 'save') {
    const attempt = await start(connection, learner, scenario)
    let count = 0
    return () => {
      const question = attempt.questions[(count += 1) % attempt.questions.length]!
      return call('Quiz/SaveAnswer', learner.token, answerTo(attempt, question))
    }
  }
  return async () => {
    const next = scenario.learners.pop()
    return next ? wholeAttempt(connection, next, scenario) : false
  }
}

/** Sends each call once, or the same ones repeatedly. A refused sign-in is an answer too. */
function callAfterCall(connection: Connection, { calls, once }: { calls: Call[]; once: boolean }) {
  const again = once ? undefined : Buffer.from(textOf(calls[0]!))
  return async () => {
    const next = again ?? calls.pop()
    if (!next) return false
    const text = Buffer.isBuffer(next) ? next : textOf(next)
    return (await answered(connection, text, once)).length
  }
}

const textOf = ({ method, path, headers, body }: Call) => request(method, path, { headers, body })

/**
 * Sends the calls one after the other on one connection, for times that may distinguish two kinds of
 * calls.
 */
async function timeEach({ port, calls }: { port: number; calls: Call[] }): Promise<number[]> {
  const connection = new Connection(port)
  const times: number[] = []
  for (const call of calls) {
    const text = textOf(call)
    const start = performance.now()
    await answered(connection, text, true)
    times.push(performance.now() - start)
  }
  connection.close()
  return times
}

type QuizItem = { courseId: number; itemId: number }

async function start(connection: Connection, learner: Learner, { courseId, itemId }: QuizItem) {
  const headers = { token: learner.token }
  const body = { courseId, itemId }
  const answer = await ok(connection, request('POST', '/api/Study/StartQuiz', { headers, body }))
  return (JSON.parse(answer.toString()) as { data: Attempt }).data
}

/** Starts, answers every question, hands in, looks at the result. */
async function wholeAttempt(connection: Connection, learner: Learner, item: QuizItem) {
  const call = caller(connection)
  const attempt = await start(connection, learner, item)
  for (const question of attempt.questions) {
    await call('Quiz/SaveAnswer', learner.token, answerTo(attempt, question))
  }
  const { attemptId } = attempt
  await call('Quiz/HandIn', learner.token, { attemptId })
  const headers = { token: learner.token }
  const path = `/api/Quiz/GetAttempt?attemptId=${attemptId}`
  return (await ok(connection, request('GET', path, { headers }))).length
}

let revision = Date.now()

function answerTo({ attemptId }: Attempt, { questionId, question }: Attempt['questions'][number]) {
  return { attemptId, questionId, answer: someAnswer(question), revision: (revision += 1) }
}

function someAnswer(question: QuestionToTake) {
  switch (question.type) {
    case 'single':
      return { type: 'single', choice: question.options[0]!.id }
    case 'multiple':
      return { type: 'multiple', choices: question.options.slice(0, 2).map(({ id }) => id) }
    case 'fillIn':
      return {
        type: 'fillIn',
        gaps: Object.fromEntries(question.gaps.map(({ id }) => [id, 'CIF'])),
      }
    case 'trueFalse':
      return { type: 'trueFalse', value: true }
    default:
      return emptyAnswer(question.type)
  }
}

const caller = (connection: Connection) => async (path: string, token: string, body: unknown) => {
  const headers: Record<string, string> = token === '' ? {} : { token }
  return (await ok(connection, request('POST', `/api/${path}`, { headers, body }))).length
}

const ok = (connection: Connection, text: string | Buffer) => answered(connection, text, false)

/** Returns an answer's body. @throws unless it is 200, or 422 in a case that expects a refusal. */
async function answered(
  connection: Connection,
  text: string | Buffer,
  orRefused: boolean,
): Promise<Buffer> {
  const { status, body } = await connection.send(text)
  if (status !== 200 && !(orRefused && status === 422)) {
    const first = text.toString().split('\r\n')[0]
    throw new Error(`${first}: ${status} ${body.toString().slice(0, 300)}`)
  }
  return body
}

answerParent({ run, timeEach })
