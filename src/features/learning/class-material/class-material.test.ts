import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { documentApi } from '#src/features/content/document/contract.ts'
import { myFileApi } from '#src/features/content/file/my-files-api.ts'
import { unzipped } from '#src/features/content/document/test-documents.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { expectAgreement } from '#tests/can.ts'
import { allRefused, openWorld, type Person, refusal } from '#tests/world.ts'
import { classMaterialApi as api } from './contract.ts'
import { entryNames, zipOf } from './server/zip-materials.ts'
import { copyAll } from '#src/features/learning/class/test-copy.ts'

const world = await openWorld()
const { newUser } = world
const { give } = testFiles(world)
const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
const place = { folder: '', visibleFrom: '' }
const link = { title: '海关总署', url: 'https://www.customs.gov.cn/', ...place }
const tomorrow = addDays(schoolDay(), 1)

async function newClass() {
  const owner = await newUser('teacher')
  const { classId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId })).code!
  const student = await newUser('student')
  await student(classApi.join, { code })
  return { owner, classId, student }
}
const coTeacher = async (owner: Person, classId: number) => {
  const other = await newUser('teacher')
  await owner(classApi.invite, { classId, who: other.username, role: 'coTeacher' })
  await other(classApi.answerInvitation, { classId, accept: true })
  return other
}
const list = async (one: Person, classId: number, more: object = {}) =>
  (await one(api.getMaterials, { classId, ...more })).items
const opens = async (one: Person, file: number) =>
  (await one.ask(documentApi.getDocument, { file })).envelope.code === 0

test('files of a teacher and links are read by members only, and stay while the class has them', async () => {
  const { owner, classId, student } = await newClass()
  const { userFileId } = await give(owner, '讲义.pdf')
  const files = { classId, userFileIds: [userFileId], ...place, folder: '第一周' }
  await owner(api.addFiles, files)
  await owner(api.addFiles, files)
  await owner(api.addLink, { classId, ...link })
  expect(await list(student, classId)).toMatchObject([
    { title: '讲义.pdf', folder: '第一周', file: { userFileId, kind: 'document' }, url: null },
    { title: link.title, file: null, url: link.url },
  ])
  expect(await opens(student, userFileId)).toBe(true)
  expect(await opens(await newUser('student'), userFileId)).toBe(false)
  const deleting = owner(myFileApi.deleteFiles, { userFileIds: [userFileId] })
  await expect(deleting).rejects.toThrow()
  const [{ materialId }] = (await list(owner, classId)) as unknown as [{ materialId: number }]
  await owner(api.remove, { classId, materialId })
  await owner(api.remove, { classId, materialId })
  expect(await opens(student, userFileId)).toBe(false)
  await owner(myFileApi.deleteFiles, { userFileIds: [userFileId] })
})

test('students find a material from its day on, and cannot open its file before', async () => {
  const { owner, classId, student } = await newClass()
  const { userFileId } = await give(owner, '答案.pdf')
  await owner(api.addFiles, {
    classId,
    userFileIds: [userFileId],
    folder: '',
    visibleFrom: tomorrow,
  })
  expect(await list(student, classId)).toEqual([])
  expect(await opens(student, userFileId)).toBe(false)
  const [row] = await list(owner, classId)
  const edited = { classId, materialId: row!.materialId, title: '参考答案', folder: '期末' }
  await owner(api.edit, { ...edited, visibleFrom: schoolDay() })
  expect(await list(student, classId)).toMatchObject([{ title: '参考答案', folder: '期末' }])
  expect(await opens(student, userFileId)).toBe(true)
})

test('a link leads to the web and to nothing else', async () => {
  const { owner, classId } = await newClass()
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin',
    'https://',
    'ftp://a.b',
  ]) {
    const { envelope } = await owner.ask(api.addLink, { classId, ...link, url })
    expect(envelope.code, url).toBe(400)
  }
})

test('a teacher adds no file of another one', async () => {
  const { owner, classId } = await newClass()
  const other = await coTeacher(owner, classId)
  const { userFileId } = await give(owner, '讲义.pdf')
  const adding = other(api.addFiles, { classId, userFileIds: [userFileId], ...place })
  await expect(adding).rejects.toMatchObject(refusal('file.unknown'))
})

test('they are searched, sorted and ordered by hand', async () => {
  const { owner, classId } = await newClass()
  for (const title of ['第 2 讲', '第 10 讲', '附录'])
    await owner(api.addLink, { classId, ...link, title })
  const titles = async (more: object = {}) =>
    (await list(owner, classId, more)).map(({ title }) => title)
  expect(await titles()).toEqual(['第 2 讲', '第 10 讲', '附录'])
  expect(await titles({ keyword: '讲' })).toEqual(['第 2 讲', '第 10 讲'])
  expect(await titles({ sort: 'name' })).toEqual(['第 2 讲', '第 10 讲', '附录'])
  expect(await titles({ sort: 'newest' })).toEqual(['附录', '第 10 讲', '第 2 讲'])
  const ids = (await list(owner, classId)).map(({ materialId }) => materialId)
  await owner(api.setOrder, { classId, materialIds: ids.toReversed() })
  expect(await titles()).toEqual(['附录', '第 10 讲', '第 2 讲'])
  for (const materialIds of [ids.slice(1), [...ids.slice(1), ids[1]!]]) {
    const ordering = owner(api.setOrder, { classId, materialIds })
    await expect(ordering).rejects.toMatchObject(refusal('classMaterial.orderChanged'))
  }
})

test('teachers of the class change them; students read; strangers find nothing; an archived class stays', async () => {
  const { owner, classId, student } = await newClass()
  await owner(api.addLink, { classId, ...link })
  const [{ materialId }] = (await list(owner, classId)) as unknown as [{ materialId: number }]
  const acts = (one: Person) => [
    one(api.addLink, { classId, ...link }),
    one(api.edit, { classId, materialId, title: '新', ...place }),
    one(api.setOrder, { classId, materialIds: [materialId] }),
    one(api.remove, { classId, materialId }),
  ]
  const stranger = await newUser('teacher')
  await allRefused([...acts(stranger), list(stranger, classId)], refusal('class.unknown'))
  await owner(classApi.invite, { classId, who: stranger.username, role: 'assistant' })
  await stranger(classApi.answerInvitation, { classId, accept: true })
  await allRefused(acts(stranger), refusal('class.notTeacher'))
  const { can } = await stranger(api.getMaterials, { classId })
  expectAgreement(can.manage, await stranger.ask(api.remove, { classId, materialId }))
  const { classId: otherId } = await owner(classApi.create, given)
  await owner(api.remove, { classId: otherId, materialId })
  expect(await list(student, classId)).toHaveLength(1)
  await owner(classApi.archive, { classId })
  await allRefused(acts(owner), refusal('class.archived'))
  expect(await list(student, classId)).toHaveLength(1)
})

test('a copied class has the links and the own files', async () => {
  const { owner, classId } = await newClass()
  const other = await coTeacher(owner, classId)
  const { userFileId } = await give(owner, '讲义.pdf')
  await owner(api.addFiles, {
    classId,
    userFileIds: [userFileId],
    folder: '一',
    visibleFrom: tomorrow,
  })
  await owner(api.addLink, { classId, ...link })
  const copy = { classId, ...given, withTeachers: false }
  const mine = await copyAll(owner, copy)
  expect(await list(owner, mine.classId)).toMatchObject([
    { file: { userFileId }, folder: '一', visibleFrom: tomorrow },
    { url: link.url },
  ])
  const theirs = await copyAll(other, copy)
  expect(await list(other, theirs.classId)).toMatchObject([{ url: link.url }])
})

/** The entries of the zip at a signed address, with their bytes; null where it is refused. */
async function unpack(url: string): Promise<Record<string, Buffer> | null> {
  const answer = await world.app.kernel.app.inject({ url })
  if (answer.statusCode !== 200) return null
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  return unzipped(answer.rawPayload)
}

test('all that a member finds comes as one zip, at an address that nobody else can make or use later', async () => {
  const { owner, classId, student } = await newClass()
  const files = [
    await give(owner, '讲义.pdf'),
    await give(owner, '答案.pdf'),
    await give(owner, '讲义.pdf'),
  ]
  const add = (at: number, folder: string, visibleFrom: string) =>
    owner(api.addFiles, { classId, userFileIds: [files[at]!.userFileId], folder, visibleFrom })
  await expect(student(api.getZip, { classId })).rejects.toMatchObject(
    refusal('classMaterial.nothingToPack'),
  )
  await add(0, '第一周/上', '')
  await add(1, '', tomorrow)
  await owner(api.addLink, { classId, ...link })
  const { url } = await student(api.getZip, { classId })
  const theirs = (await unpack(url))!
  expect(Object.keys(theirs)).toEqual(['第一周 上/讲义.pdf', '链接.txt'])
  expect(theirs['第一周 上/讲义.pdf']!.length).toBeGreaterThan(0)
  expect(theirs['链接.txt']!.toString()).toContain(link.url)
  const all = (await unpack((await owner(api.getZip, { classId })).url))!
  expect(Object.keys(all)).toContain('答案.pdf')

  const stranger = await newUser('student')
  await expect(stranger(api.getZip, { classId })).rejects.toMatchObject(refusal('class.unknown'))
  const { classId: otherId } = await owner(classApi.create, given)
  for (const wrong of [
    url.replace(`/${classId}/`, `/${otherId}/`),
    url.replace(`/${student.id}.zip`, `/${owner.id}.zip`),
    url.replace('l=zh-CN', 'l=en-US'),
    url.replace(/e=\d+/, 'e=9999999999'),
    url.replace(/s=..../, 's=AAAA'),
  ]) {
    expect(wrong).not.toBe(url)
    expect(await unpack(wrong), wrong).toBeNull()
  }
  await owner(classApi.removeMembers, { classId, userIds: [student.id] })
  expect(await unpack(url)).toBeNull()
})

test('names in a zip stay apart, and no folder leads out of it', () => {
  expect(
    entryNames([
      { title: '讲义', folder: '..', name: 'a.pdf' },
      { title: '讲义.PDF', folder: '', name: 'b.pdf' },
      { title: '讲义', folder: '', name: 'c.docx' },
      { title: '../../etc', folder: 'a/b', name: 'x' },
    ]),
  ).toEqual(['讲义.pdf', '讲义 (2).pdf', '讲义.docx', 'a b/etc'])
})

test('who goes away in the middle of a zip leaves no file open', async () => {
  const opened: Readable[] = []
  const storage = {
    open: () => {
      const stream = new Readable({ read() {} })
      stream.push(Buffer.alloc(1000))
      opened.push(stream)
      return Promise.resolve(stream)
    },
  }
  const row = { title: '讲义', folder: '', url: null, sealed: false, name: 'a.pdf', size: 10_000 }
  const kernel = { ...world.app.kernel, storage: storage as unknown as Kernel['storage'] }
  const zip = zipOf(
    kernel,
    [
      { ...row, key: 'one' },
      { ...row, key: 'two' },
    ],
    'zh-CN',
  )
  await once(zip, 'readable')
  zip.read()
  await eventually(() => Promise.resolve(expect(opened).toHaveLength(1)))
  zip.destroy()
  await once(zip, 'close')
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})
