import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWorld, type Person } from '#tests/world.ts'
import { bankApi } from '../bank/contract.ts'
import type { BodyOf, QuestionBody } from '../question/body/body.ts'
import { bodies } from '../question/test-bodies.ts'
import { exchangeApi } from './contract.ts'
import type { ExportFormat } from './export-api.ts'
import { writeExportJob } from './server/write-export.ts'

const { app, newUser } = await openWorld()
const { kernel } = app
const run = { id: 'test', attempt: 1, last: true, signal: new AbortController().signal }
const what = { kind: 'folder' as const, folderId: null }

const bodyOf = <T extends keyof typeof bodies>(type: T) =>
  fc.sample(bodies[type], { seed: 1, numRuns: 1 })[0] as BodyOf<T>

const keep = (teacher: Person, body: QuestionBody) =>
  teacher(bankApi.createQuestion, { folderId: null, body, difficulty: 2, points: 1, tags: [] })

async function exported(teacher: Person, format: ExportFormat, folderId: number | null = null) {
  const order = { what: { ...what, folderId }, format, language: 'zh' as const }
  const { exportId } = await teacher(exchangeApi.beginExport, order)
  await writeExportJob.run(kernel, { exportId } as never, run)
  return teacher(exchangeApi.getExport, { exportId })
}

/** Milliseconds for which this thread was at work, whatever else the machine does. */
async function workOf(doing: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await doing()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

test('others are answered while many questions are checked', async () => {
  const teacher = await newUser('teacher')
  const { questionId } = await keep(teacher, bodyOf('matching'))
  await kernel.db.execute(sql`
    with q as (
      insert into questions (owner_id, type, title, title_en, words, likeness)
      select owner_id, type, title, title_en, words, likeness
      from questions, generate_series(1, 499) where id = ${questionId} returning id)
    insert into question_versions (question_id, number, author_id, body)
    select q.id, 1, v.author_id, v.body from q, question_versions v
    where v.question_id = ${questionId}`)
  const order = { what, format: 'qti' as const, language: 'zh' as const }
  const checked = await workOf(async () => {
    expect(await teacher(exchangeApi.getLosses, order)).toMatchObject({ questions: 500 })
  })
  // In this thread it was half a second and more.
  expect(checked).toBeLessThan(250)
  expect(await exported(teacher, 'gift')).toMatchObject({ state: 'ready', questions: 500 })
})
