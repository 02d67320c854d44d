import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { archiveApi } from '#src/features/content/archive/contract.ts'
import { manifestName } from '#src/features/content/archive/format.ts'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import type { Person } from '#tests/world.ts'
import { authoringApi } from './contract.ts'
import { both, idOf, openArchives, recordsOf } from './test-archives.ts'

const world = await openApproval()
const { newUser, wholeCourse } = world
const { kernel } = world.app
const { give, exported, imported } = await openArchives(world)

test('an export is of those who may edit, and read by its own person', async () => {
  const teacher = await newUser('teacher')
  const { courseId } = await wholeCourse(teacher)
  const ask = (person: Person, id = courseId) =>
    person.ask(archiveApi.beginExport, { kind: 'course', id })
  for (const role of ['teacher', 'admin', 'reviewer'] as const) {
    expect((await ask(await newUser(role))).envelope.error).toBe('archive.notYours')
  }
  expect((await ask(teacher, 999_999)).envelope.error).toBe('archive.notYours')
  const stranger = await newUser('teacher')
  const { textbookId } = await teacher(textbookApi.createTextbook, { name: '教材' })
  const { envelope } = await stranger.ask(archiveApi.beginExport, {
    kind: 'textbook',
    id: textbookId,
  })
  expect(envelope.error).toBe('archive.notYours')
  const { archiveId } = await teacher(archiveApi.beginExport, { kind: 'course', id: courseId })
  expect((await stranger.ask(archiveApi.getArchive, { archiveId })).envelope.error).toBe(
    'archive.unknown',
  )
})

async function zipOf(entries: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

const whole = (more: object = {}) => ({
  ...{ format: 'farsail-archive', version: 1, kind: 'textbook', facts: {}, files: [] },
  ...{ questions: [], textbooks: [], categories: [], majors: [], directions: [] },
  records: [{ key: 'head', value: aHead }],
  ...more,
})
const aHead = {
  ...{ kind: 'textbook', name: both('教材'), isbn: '', publisher: '', author: '' },
  ...{ description: both(''), categoryId: null, coverFileId: null, coverTheme: 'globe' },
  ...{ language: 'zh', offered: 'zh' },
}
const aChapter = (parent: string | null) => ({
  ...{ kind: 'chapter', place: { parent, order: 'a0' }, name: both('章'), introduction: both('') },
})
const aFile = { name: 'a.png', sha256: 'a'.repeat(64), type: 'image/png', size: 3 }
const entry = `files/${aFile.sha256}.png`

test.each([
  ['no zip', () => Buffer.from('PK no zip'), 'notArchive', ''],
  ['no archive.json', () => zipOf({ 'other.json': '{}' }), 'notArchive', ''],
  ['no JSON', () => zipOf({ [manifestName]: '{' }), 'notArchive', ''],
  ['a newer version', () => json(whole({ version: 2 })), 'newer', ''],
  ['an unknown field', () => json(whole({ more: 1 })), 'invalid', ''],
  [
    'a record that breaks its schema',
    () => json(whole({ records: [{ key: 'head', value: { ...aHead, isbn: 5 } }] })),
    ...['invalid', 'records[0].value.isbn'],
  ],
  [
    'a circle of chapters',
    () =>
      json(
        whole({
          records: [
            { key: 'head', value: aHead },
            { key: 'c-1', value: aChapter('c-2') },
            { key: 'c-2', value: aChapter('c-1') },
          ],
        }),
      ),
    ...['invalid', 'records[1].value.place'],
  ],
  ['no head', () => json(whole({ records: [] })), 'invalid', 'records'],
  ['a missing file', () => json(whole({ files: [aFile] })), 'fileMissing', entry],
  [
    'a changed file',
    () => zipOf({ [manifestName]: JSON.stringify(whole({ files: [aFile] })), [entry]: 'abc' }),
    ...['fileChanged', entry],
  ],
  [
    'a bomb',
    () => zipOf({ [manifestName]: JSON.stringify(whole()), 'files/x': '0'.repeat(230_000_000) }),
    ...['tooLarge', ''],
  ],
] as [string, () => Promise<Buffer> | Buffer, string, string][])(
  'an import of %s is refused with its reason',
  async (_, bytes, failure, place) => {
    const teacher = await newUser('teacher')
    const made = await imported(teacher, await bytes())
    expect(made).toMatchObject({ state: 'failed', failure, place, path: null })
    expect((await teacher(textbookApi.getMyTextbooks, {})).total).toBe(0)
  },
)

const json = (manifest: object) => zipOf({ [manifestName]: JSON.stringify(manifest) })

test('an id in a file opens nothing', async () => {
  const [teacher, owner] = [await newUser('teacher'), await newUser('teacher')]
  const { userFileId } = await give(owner, '机密.png')
  const made = await imported(
    teacher,
    await json(whole({ records: [{ key: 'head', value: { ...aHead, coverFileId: userFileId } }] })),
  )
  const { draftId } = await teacher(textbookApi.getForEdit, { textbookId: idOf(made.path) })
  expect((await recordsOf(teacher, draftId)).get('head')).toMatchObject({ coverFileId: null })
})

test('an import reads zips of one’s own alone', async () => {
  const [teacher, stranger] = [await newUser('teacher'), await newUser('teacher')]
  const picture = await give(teacher, '图.png')
  const zip = await give(teacher, '包.bin', { bytes: Buffer.from('not a zip') })
  await kernel.db.execute(
    `update files set mime = 'application/octet-stream' where name = '包.bin'`,
  )
  const ask = async (person: Person, userFileId: number) =>
    (await person.ask(archiveApi.beginImport, { userFileId })).envelope.error
  expect(await ask(teacher, picture.userFileId)).toBe('file.otherType')
  expect(await ask(teacher, zip.userFileId)).toBe('archive.notZip')
  expect(await ask(stranger, zip.userFileId)).toBe('file.unknown')
})

test('a course is not made of unknown facts', async () => {
  const teacher = await newUser('teacher')
  const { courseId } = await teacher(authoringApi.createCourse, { kind: 'open', name: '开放' })
  const { manifest, bytes } = await exported(teacher, 'course', courseId)
  expect(manifest.facts).toEqual({ courseKind: 'open' })
  expect(idOf((await imported(teacher, bytes)).path)).toBeGreaterThan(courseId)
  const odd = await imported(teacher, await json({ ...manifest, facts: { courseKind: 'x' } }))
  expect(odd).toMatchObject({ failure: 'invalid', place: 'facts.courseKind' })
})
