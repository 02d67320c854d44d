import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/features/people/account/tables.ts'
import { provinces, schools } from '#src/features/people/school/tables.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import { readingOf } from '#src/features/content/file/server/reading-port.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { kindsOfPeople } from '#tests/rights.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { bankApi } from './contract.ts'
import { bankPaths } from './paths.ts'
import { choiceOf, make, makeFolder, saved, titles } from './test-bank.ts'

const world = await openWorld()
const { app, newUser, visitor } = world
const { db, ports } = app.kernel
const { give } = testFiles(world)

/** A bank with a folder in a folder, and a question in the inner one. */
async function bank() {
  const owner = await newUser('teacher')
  const outer = await makeFolder(owner, '外')
  const folderId = await makeFolder(owner, '内', outer)
  const { questionId } = await make(owner, choiceOf('密封的题'), { folderId, tags: ['密'] })
  const share = (right: 'read' | 'edit', to: Person, shared = outer) =>
    owner(bankApi.shareFolder, { folderId: shared, with: { userId: to.id }, right })
  return { owner, outer, folderId, questionId, share }
}

/** Every call that names a question or a folder of the bank, as a person would send it. */
const calls = (
  person: Person,
  { questionId, folderId }: { questionId: number; folderId: number },
) => {
  const chosen = { questionIds: [questionId] }
  const body = saved(choiceOf('改'))
  return {
    read: {
      getQuestion: () => person.ask(bankApi.getQuestion, { questionId }),
      getVersions: () => person.ask(bankApi.getVersions, { questionId }),
      getVersion: () => person.ask(bankApi.getVersion, { questionId, number: 1 }),
      getUses: () => person.ask(bankApi.getUses, { questionId }),
      copyQuestion: () => person.ask(bankApi.copyQuestion, { questionId, folderId: null }),
      getQuestions: () => person.ask(bankApi.getQuestions, { folder: folderId }),
      getTags: () => person.ask(bankApi.getTags, { folder: folderId }),
    },
    edit: {
      createQuestion: () => person.ask(bankApi.createQuestion, { folderId, ...body }),
      saveQuestion: () => person.ask(bankApi.saveQuestion, { questionId, revision: 1, ...body }),
      restoreVersion: () =>
        person.ask(bankApi.restoreVersion, { questionId, number: 1, revision: 2 }),
      moveQuestions: () => person.ask(bankApi.moveQuestions, { chosen, folderId }),
      tagQuestions: () => person.ask(bankApi.tagQuestions, { chosen, add: ['新'], remove: [] }),
      setStatus: () => person.ask(bankApi.setStatus, { chosen, status: 'retired' }),
      setDifficulty: () => person.ask(bankApi.setDifficulty, { chosen, difficulty: 1 }),
      setPoints: () => person.ask(bankApi.setPoints, { chosen, points: 2 }),
      createFolder: () => person.ask(bankApi.createFolder, { parentId: folderId, name: '新' }),
      renameFolder: () => person.ask(bankApi.renameFolder, { folderId, name: '名' }),
    },
    own: {
      deleteQuestions: () => person.ask(bankApi.deleteQuestions, { chosen }),
      moveFolder: () => person.ask(bankApi.moveFolder, { folderId, parentId: null }),
      deleteFolder: () => person.ask(bankApi.deleteFolder, { folderId }),
      getShares: () => person.ask(bankApi.getShares, { folderId }),
      shareFolder: () =>
        person.ask(bankApi.shareFolder, { folderId, with: { userId: person.id }, right: 'edit' }),
      endShare: () => person.ask(bankApi.endShare, { folderId, shareId: 1 }),
    },
  }
}

const answers = async (some: Record<string, () => Promise<{ envelope: { error?: string } }>>) => {
  const errors: Record<string, string | undefined> = {}
  for (const [name, ask] of Object.entries(some)) errors[name] = (await ask()).envelope.error
  return new Set(Object.values(errors))
}

test('nobody reads or changes what is not shared, and a question that is not there looks the same', async () => {
  const there = await bank()
  for (const kind of kindsOfPeople) {
    const person = kind === 'visitor' ? visitor : await newUser(kind)
    for (const part of Object.values(calls(person, there))) {
      for (const [name, ask] of Object.entries(part)) {
        const { status, envelope } = await ask()
        expect(envelope.error, `${kind} ${name}`).toMatch(
          /^(question\.(unknown|folderUnknown)|common\.(noToken|sessionEnded|roleNeeded|teachersOnly|tokenExpired))$/,
        )
        expect(envelope.data, `${kind} ${name}`).toBeNull()
        expect(status).toBeGreaterThanOrEqual(400)
      }
    }
  }
  const stranger = await newUser('teacher')
  const none = await stranger.ask(bankApi.getQuestion, { questionId: 999_999 })
  const other = await stranger.ask(bankApi.getQuestion, { questionId: there.questionId })
  expect({ ...none.envelope, msg: '' }).toEqual({ ...other.envelope, msg: '' })
  expect(titles(await stranger(bankApi.getQuestions, { view: 'shared' }))).toEqual([])
  expect(await stranger(bankApi.getFolders, {})).toMatchObject({ shared: [] })
  const found = { found: { folder: there.folderId } }
  await expect(stranger(bankApi.setPoints, { chosen: found, points: 9 })).rejects.toMatchObject(
    refusal('question.folderUnknown'),
  )
  expect(await there.owner(bankApi.getQuestion, { questionId: there.questionId })).toMatchObject({
    ...{ points: 1, status: 'ready', revision: 1 },
  })
})

test('a folder shared to read is read and copied, one shared to edit is edited, and only its owner deletes', async () => {
  const there = await bank()
  const { owner, outer, folderId, questionId, share } = there
  const reader = await newUser('unverified')
  await share('read', reader)
  expect(await answers(calls(reader, there).read)).toEqual(new Set([undefined]))
  expect(await answers(calls(reader, there).edit)).toEqual(
    new Set(['question.readOnly', 'question.folderReadOnly']),
  )
  expect(await answers(calls(reader, there).own)).toEqual(
    new Set(['question.notOwner', 'question.folderNotOwner']),
  )
  const list = await reader(bankApi.getQuestions, { view: 'shared' })
  expect(list).toMatchObject({ total: 1, right: 'read', items: [{ owner: { userId: owner.id } }] })
  expect(list.items[0]!.can.edit.why?.id).toBe('question.readOnly')
  const folders = await reader(bankApi.getFolders, {})
  expect(folders.shared).toMatchObject([
    { name: '外', depth: 0, right: 'read', questions: 1, owner: { userId: owner.id } },
    { name: '内', depth: 1 },
  ])
  expect(folders.counts).toMatchObject({ mine: 1, shared: 1 })

  const editor = await newUser('teacher')
  await share('edit', editor)
  expect(await answers(calls(editor, there).read)).toEqual(new Set([undefined]))
  expect(await answers(calls(editor, there).edit)).toEqual(new Set([undefined]))
  expect(await answers(calls(editor, there).own)).toEqual(
    new Set(['question.notOwner', 'question.folderNotOwner']),
  )
  // A question that an editor makes in a shared folder belongs to the owner of the folder.
  expect((await owner(bankApi.getQuestions, { folder: folderId })).total).toBe(2)
  await expect(
    editor(bankApi.moveQuestions, { chosen: { questionIds: [questionId] }, folderId: null }),
  ).rejects.toMatchObject(refusal('question.otherBank'))

  const { shares } = await owner(bankApi.getShares, { folderId: outer })
  expect(shares.map(({ right, teacher }) => [right, teacher?.userId])).toEqual([
    ['read', reader.id],
    ['edit', editor.id],
  ])
  expect((await owner(bankApi.getShares, { folderId })).around).toMatchObject([{ name: '外' }])
  await owner(bankApi.endShare, { folderId: outer, shareId: shares[0]!.shareId })
  await editor(bankApi.leaveFolder, { folderId: outer })
  for (const person of [reader, editor]) {
    await expect(person(bankApi.getQuestion, { questionId })).rejects.toMatchObject(
      refusal('question.unknown'),
    )
  }
})

test('tags of folders that are not shared are not shared either', async () => {
  const { owner, folderId, share } = await bank()
  const hidden = await makeFolder(owner, '不共享')
  await make(owner, choiceOf('别的题'), { folderId: hidden, tags: ['内部', '密'] })
  const reader = await newUser('teacher')
  await share('read', reader, folderId)
  const tags = async (person: Person) =>
    (await person(bankApi.getTags, { folder: folderId })).map(({ name, count }) => [name, count])
  expect(await tags(reader)).toEqual([['密', 1]])
  expect(await tags(owner)).toEqual([
    ['密', 2],
    ['内部', 1],
  ])
})

test('what an answer says one may do is what the act answers', async () => {
  const { owner, questionId, share } = await bank()
  const reader = await newUser('teacher')
  const editor = await newUser('teacher')
  await share('read', reader)
  await share('edit', editor)
  for (const person of [reader, editor, owner]) {
    const { can, revision } = await person(bankApi.getQuestion, { questionId })
    const body = saved(choiceOf(`由 ${person.id} 改`))
    expectAgreement(
      can.edit,
      await person.ask(bankApi.saveQuestion, { questionId, revision, ...body }),
    )
    const chosen = { questionIds: [questionId] }
    expectAgreement(can.delete, await person.ask(bankApi.deleteQuestions, { chosen }))
  }
})

test('a share with a school reaches its verified teachers and nobody else', async () => {
  const { owner, outer, questionId } = await bank()
  await db.insert(provinces).values({ id: 31, name: '上海', nameEn: 'Shanghai' })
  const [school] = await db
    .insert(schools)
    .values({ provinceId: 31, name: '上海测试大学', auditStatus: 'approved' })
    .returning()
  const share = () =>
    owner(bankApi.shareFolder, { folderId: outer, with: { school: true }, right: 'read' })
  await expect(share()).rejects.toMatchObject(refusal('question.noSchool'))
  const join = (person: Person, verified: boolean) =>
    db
      .update(users)
      .set({ schoolId: school!.id, verifiedAt: verified ? new Date() : null })
      .where(eq(users.id, person.id))
  await join(owner, true)
  expect(await share()).toEqual(await share())
  const colleague = await newUser('teacher')
  await join(colleague, true)
  const claimed = await newUser('unverified')
  await join(claimed, false)
  expect((await colleague(bankApi.getQuestion, { questionId })).can.edit.may).toBe(false)
  await expect(claimed(bankApi.getQuestion, { questionId })).rejects.toMatchObject(
    refusal('question.unknown'),
  )
})

test('a folder is shared by user name or by a search for names', async () => {
  const { owner, outer } = await bank()
  const other = await newUser('teacher', { realName: '欧阳海燕' })
  const student = await newUser('student', { realName: '欧阳海' })
  const found = await owner(bankApi.findTeachers, { name: '欧阳' })
  expect(found.map(({ userId }) => userId)).toEqual([other.id])
  expect(await owner(bankApi.findTeachers, { name: '%' })).toEqual([])
  const shareWith = (username: string) =>
    owner(bankApi.shareFolder, { folderId: outer, with: { username }, right: 'read' })
  await shareWith(other.username.toUpperCase())
  await expect(shareWith(student.username)).rejects.toMatchObject(refusal('question.noTeacher'))
  await expect(shareWith(owner.username)).rejects.toMatchObject(refusal('question.ownerAlready'))
})

test('pictures of a shared question are read and copied by its readers, and named by nobody else', async () => {
  const { owner, folderId, share } = await bank()
  const { userFileId } = await give(owner, '提单.png')
  const body = choiceOf(`<p>看图</p><img data-file="${userFileId}" alt="提单">`)
  const { questionId, versionId } = await make(owner, body, { folderId })
  expect(versionId).toBeGreaterThan(0)
  const [reader, stranger] = [await newUser('teacher'), await newUser('teacher')]
  await share('read', reader)
  const may = async (person: Person) => {
    const viewer = { ...(person as object), id: person.id, accountRole: '2', customRoles: [] }
    return (await readingOf({ db, ports, viewer: viewer as never, locale: 'zh-CN', userFileId }))
      .read
  }
  expect([await may(reader), await may(stranger)]).toEqual([true, false])
  await reader(bankApi.copyQuestion, { questionId, folderId: null })
  await make(reader, body)
  await expect(make(stranger, body)).rejects.toMatchObject(refusal(namingErrors.unknown.id))
  const film = choiceOf(`<div data-film="${userFileId}"></div>`)
  await expect(make(owner, film)).rejects.toMatchObject(refusal(namingErrors.otherType.id))
  const { uses, can } = await owner(fileApi.getFile, { userFileId })
  expect(can.delete.may).toBe(false)
  expect(uses.map(({ title, path }) => [title, path])).toEqual([
    ['其他教师的内容', null],
    ['其他教师的内容', null],
    ['看图 提单', bankPaths.question(questionId)],
  ])
})
