import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { archiveApi } from '#src/features/content/archive/contract.ts'
import { idFields } from '#src/features/content/archive/references.ts'
import { bankApi } from '#src/features/content/bank/contract.ts'
import type { Change, DraftRecord } from '#src/features/content/draft/record.ts'
import { set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { bodies } from '#src/features/content/question/test-bodies.ts'
import { publishedTextbook } from '#src/features/content/textbook/test-textbooks.ts'
import { textbookSchemas } from '#src/features/content/textbook/server/record-schemas.ts'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { courseSchemas } from '#src/features/learning/course/server/draft-schemas.ts'
import type { Person } from '#tests/world.ts'
import { idOf, openArchives, recordsOf, text } from './test-archives.ts'

const world = await openApproval()
const { newUser, wholeCourse, coTeacher } = world
const { give, exported, imported, writeOut } = await openArchives(world)

/** Items of every kind below a chapter, with every field of theirs. */
async function everyItem(teacher: Person, word: string, from: object) {
  const png = await give(teacher, `${word}图.png`)
  const film = await give(teacher, `${word}片.mp4`)
  const pdf = await give(teacher, `${word}文.pdf`)
  const html = `<p>正文</p><img data-file="${png.userFileId}" alt="图"><div data-film="${film.userFileId}"></div><p data-document="${pdf.userFileId}">文件</p>`
  const questions = []
  for (const [at, arbitrary] of Object.values(bodies).entries()) {
    const [body] = fc.sample<QuestionBody>(arbitrary, { seed: 7, numRuns: 1 })
    const stem = {
      ...body!.stem,
      zh: `${body!.stem.zh}<p><img data-file="${png.userFileId}" alt="题图"></p>`,
    }
    const made = await teacher(bankApi.createQuestion, {
      ...{ folderId: null, body: at === 0 ? { ...body!, stem } : body!, difficulty: 3 as const },
      ...{ points: at + 1.5, tags: ['外贸', `t${at}`] },
    })
    questions.push({ questionId: made.questionId, versionId: made.versionId, points: at + 1 })
  }
  const bodiesOf = {
    video: { userFileId: film.userFileId },
    courseware: { userFileId: pdf.userFileId },
    text: { zh: html, en: '<p>Text</p>', outdated: 'en' },
    task: { zh: '<p>任务</p>', en: html, outdated: 'zh' },
    quiz: {
      questions: questions.map((one) => ({ ...one, section: 's-1', draw: 'd-1' })),
      sections: [{ key: 's-1', name: text('第一部分'), intro: text('说明') }],
      draws: [{ key: 'd-1', count: 2, points: 1.5, section: 's-1' }],
      passPercent: 75,
      settings: {
        ...templateSettings.exam,
        ...{ opensAt: '2027-01-04T01:00:00.000Z', closesAt: '2027-01-04T03:00:00.000Z' },
        password: '海运',
      },
    },
  }
  return Object.entries(bodiesOf).map(([type, body], at) =>
    set(`i-${type}`, '', {
      ...{ kind: 'item', type, name: text(type), trial: true, body },
      ...(type === 'task' && { handsIn: true }),
      ...{ place: { parent: 'c-1', order: `a${at}` }, from },
    }),
  )
}

const fromOf = (textbookId: number, key: string) => ({
  ...{ key, textbookId, place: { parent: 'c-0', order: 'a1' }, name: text('旧'), body: 'abc' },
  introduction: text('旧介绍'),
})

const chaptersOf = (textbookId: number): Change[] =>
  ['c-0', 'c-1'].map((key, at) =>
    set(key, '', {
      ...{ kind: 'chapter', name: text(key), introduction: text(`${key} 介绍`) },
      place: { parent: at === 0 ? null : 'c-0', order: 'a1' },
      from: fromOf(textbookId, 'c-2'),
    }),
  )

async function fullTextbook(teacher: Person) {
  const other = await publishedTextbook(teacher, '来源教材')
  const { textbookId, draftId } = await teacher(textbookApi.createTextbook, { name: '全' })
  const cover = await give(teacher, '教材封面.png')
  const [{ categoryId } = { categoryId: null }] = await world.db
    .execute<{ categoryId: number }>('select min(id)::int as "categoryId" from subject_categories')
    .then(({ rows }) => rows)
  const page = windowOf(teacher, draftId, 'page-full')
  await page.open()
  await page.save([
    set('head', '', {
      ...{ kind: 'textbook', name: text('教材'), isbn: '9787508651293', publisher: '社' },
      ...{ author: '陈海燕', description: text('说明'), categoryId, language: 'zh' },
      ...{ coverFileId: cover.userFileId, coverTheme: 'globe', offered: 'both' },
    }),
    ...chaptersOf(other.textbookId),
    ...(await everyItem(teacher, '教', fromOf(other.textbookId, 'i-9'))),
  ])
  return { textbookId, draftId }
}

async function fullCourse(teacher: Person) {
  const textbook = await publishedTextbook(teacher)
  const { courseId, draftId, page } = await wholeCourse(teacher)
  const { categoryId, majorId, directionId } = (await recordsOf(teacher, draftId)).get(
    'head',
  ) as unknown as Record<string, number>
  const cover = await give(teacher, '封面.png')
  const avatar = await give(teacher, '头像.png')
  await page.save([
    set('head', '', {
      ...{ kind: 'course', name: text('课程'), introduction: text('介绍'), fee: '120' },
      ...{ content: { zh: '<p>内容</p>', en: '<p>Content</p>', outdated: 'zh' } },
      keywords: { zh: ['外贸'], en: ['trade'] },
      ...{ categoryId, majorId, directionId, difficulty: 'advanced', language: 'en' },
      ...{ offered: 'both', payment: 'paid', coverFileId: cover.userFileId },
      ...{ coverTheme: 'container-ship', textbookId: textbook.textbookId },
    }),
    set('t-1', '', {
      ...{ kind: 'teacher', place: { parent: null, order: 'a5' }, userId: teacher.id },
      ...{ name: text('教师'), avatarFileId: avatar.userFileId, introduction: text('教师介绍') },
    }),
    set('i-1', '', null),
    ...chaptersOf(textbook.textbookId),
    ...(await everyItem(teacher, '课', fromOf(textbook.textbookId, 'i-9'))),
  ])
  return { courseId, draftId }
}

/** Every id by one sign, so that the rest can be compared. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (field, one: unknown) =>
      typeof one === 'number' && field.endsWith('Id')
        ? '#'
        : typeof one === 'string'
          ? one.replaceAll(/ data-(file|film|document)="\d+"/g, ' data-$1="#"')
          : one,
    ),
  )

interface Json {
  type?: string
  const?: unknown
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
}

/** The paths of all fields of a schema; parts of a union by their type. */
function pathsOf(schema: Json, at: string): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (parts.length > 0) return parts.flatMap((one) => pathsOf(one, at))
  if (schema.items) return pathsOf(schema.items, `${at}[]`)
  if (!schema.properties) return schema.type === 'null' ? [] : [at]
  const type = schema.properties.type?.const
  const prefix = typeof type === 'string' ? `${at}(${type})` : at
  return Object.entries(schema.properties).flatMap(([name, one]) =>
    pathsOf(one, `${prefix}.${name}`),
  )
}

/** The paths of all fields that a value sets. */
function setIn(value: unknown, at: string): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap((one) => setIn(one, `${at}[]`))
  if (typeof value !== 'object') return [at]
  const type = (value as { type?: unknown }).type
  const prefix = typeof type === 'string' ? `${at}(${type})` : at
  return Object.entries(value).flatMap(([name, one]) => setIn(one, `${prefix}.${name}`))
}

test.each(['course', 'textbook'] as const)(
  'a %s with every field comes out, in at another teacher’s, and out again the same',
  async (kind) => {
    const teacher = await newUser('teacher')
    const full =
      kind === 'course'
        ? await fullCourse(teacher).then((one) => ({ ...one, id: one.courseId }))
        : await fullTextbook(teacher).then((one) => ({ ...one, id: one.textbookId }))
    const records = await recordsOf(teacher, full.draftId)
    const schemas = kind === 'course' ? courseSchemas : textbookSchemas
    const wanted = Object.entries(schemas)
      .flatMap(([name, schema]) =>
        pathsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, name),
      )
      // A draw by conditions comes out with its pool alone: no other site has the folder.
      .filter((path) => !path.includes('.draws[].rule.'))
    const there = new Set([...records.values()].flatMap((record) => setIn(record, record.kind)))
    // A new field belongs into this example, and so into exports. The top of a tree has no parent.
    expect(wanted.filter((path) => !there.has(path) && path !== 'teacher.place.parent')).toEqual([])
    const ids = wanted.map((path) => path.split('.').at(-1)!).filter((name) => /Ids?$/.test(name))
    const known = [...Object.keys(idFields), 'questionId', 'versionId']
    expect(ids.filter((name) => !known.includes(name))).toEqual([])

    const first = await exported(teacher, kind, full.id)
    const people = (record: DraftRecord) =>
      record.kind === 'teacher' ? { ...record, userId: null } : record
    expect(withoutIds(first.manifest.records.map(({ value }) => value))).toEqual(
      withoutIds(
        [...records]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([, record]) => people(record)),
      ),
    )
    const other = await newUser('teacher')
    const made = await imported(other, first.bytes)
    expect(made).toMatchObject({ state: 'ready', failure: null, kind })
    const second = await exported(other, kind, idOf(made.path))
    expect(second.manifest).toEqual(first.manifest)
    expect(second.bytes.equals(first.bytes)).toBe(true)
    // Nothing is stored twice: files and questions that are there already are used.
    const counts = () =>
      world.db
        .execute(
          `select (select count(*)::int from user_files where owner_id = ${other.id} and name <> 'archive.zip') as files,
            (select count(*)::int from questions where owner_id = ${other.id}) as questions`,
        )
        .then(({ rows }) => rows[0])
    const before = await counts()
    expect((await imported(other, first.bytes)).state).toBe('ready')
    expect(await counts()).toEqual(before)
  },
)

test('a co-teacher takes along what may be downloaded; the rest is counted', async () => {
  const teacher = await newUser('teacher')
  const { courseId } = await fullCourse(teacher)
  const helper = await coTeacher({ courseId }, false)
  const { archiveId } = await helper(archiveApi.beginExport, { kind: 'course', id: courseId })
  await writeOut(archiveId)
  const made = await helper(archiveApi.getArchive, { archiveId })
  expect(made.state).toBe('ready')
  expect(made.missing).toBeGreaterThanOrEqual(Object.keys(bodies).length)
})
