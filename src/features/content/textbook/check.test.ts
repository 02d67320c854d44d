import { expect, test } from 'vitest'
import { set } from '#src/features/content/draft/test-drafts.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { textbookApi } from './contract.ts'
import { completeTextbook } from './test-textbooks.ts'

const { newUser } = await openWorld()

async function checked(...changes: Parameters<typeof set>[]) {
  const teacher = await newUser('teacher')
  const { textbookId, page } = await completeTextbook(teacher)
  await page.save(changes.map((change) => set(...change)))
  const { problems } = await teacher(textbookApi.getCheck, { textbookId })
  const lines = problems.map(({ key, field, en, blocks }) =>
    `${blocks ? 'blocks' : 'warns'} ${key} ${field} ${en}`.replaceAll('  ', ' '),
  )
  return { teacher, textbookId, page, problems, lines }
}

test('a complete textbook may still be told that a chapter is empty', async () => {
  const { lines, problems } = await checked()
  expect(lines).toEqual(['warns c-3 The chapter is empty'])
  expect(problems[0]).toMatchObject({ chapter: 'c-3', number: '1.1.1', name: { zh: '货交承运人' } })
})

test('both fields of a chapter are required in each language offered, with the words of the specification', async () => {
  const long = '字'.repeat(201)
  const { lines } = await checked(
    ['head', 'offered', 'both'],
    ['head', 'name.en', 'Trade'],
    ['c-1', 'name.zh', ''],
    ['c-1', 'name.en', 'x'.repeat(31)],
    ['c-1', 'introduction.zh', long],
  )
  expect(lines.filter((line) => / c-1 /.test(line))).toEqual([
    'blocks c-1 name.zh Chapter name cannot be empty',
    'blocks c-1 name.en Name cannot exceed 30 characters',
    'blocks c-1 introduction.zh Content cannot exceed 200 characters',
    'blocks c-1 introduction.en Content introduction cannot be empty',
  ])
  expect(lines).toContain('blocks c-2 name.en Chapter name cannot be empty')
})

test('fields of the form, an older translation and an item without its file have lines of their own', async () => {
  const { lines, page, teacher, textbookId } = await checked(
    ['head', 'isbn', '123'],
    ['head', 'author', ''],
    ['head', 'offered', 'both'],
    ['head', 'name.en', 'Trade'],
    ['head', 'name.outdated', 'en'],
  )
  expect(lines.slice(0, 3)).toEqual([
    'blocks head isbn ISBN must be exactly 13 digits',
    'blocks head author Please enter author name',
    'warns head name.en The translation is outdated',
  ])
  await page.save([
    set('i-1', '', {
      ...{ kind: 'item', type: 'video', trial: false, body: { userFileId: null } },
      ...{ place: { parent: 'c-3', order: 'a0' }, name: { zh: '装船', en: '' } },
    }),
  ])
  const { problems } = await teacher(textbookApi.getCheck, { textbookId })
  expect(problems).toContainEqual(
    expect.objectContaining({ key: 'i-1', field: 'body', chapter: 'c-3', group: 'media' }),
  )
  expect(problems.some(({ en }) => en === 'The chapter is empty')).toBe(false)
})

test('a textbook without chapters says so; only its owner checks it', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await teacher(textbookApi.createTextbook, { name: '外贸单证' })
  const { problems } = await teacher(textbookApi.getCheck, { textbookId })
  expect(problems.map(({ en }) => en)).toContain('Add at least one chapter')
  const other = await newUser('teacher')
  await expect(other(textbookApi.getCheck, { textbookId })).rejects.toMatchObject(
    refusal('textbook.unknown'),
  )
})
