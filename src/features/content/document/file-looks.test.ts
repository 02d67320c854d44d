import { expect, test } from 'vitest'
import { fileApi } from '#src/features/content/file/contract.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { filmPosters } from '#src/features/content/film/tables.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { documents } from './tables.ts'

const world = await openWorld()
const { app, newUser } = world
const { kernel } = app
const { give, read } = testFiles(world)

/** Something that was made of a file; each of its parts says which it is. */
async function make(fileId: number, kind: string, count: number, about?: unknown) {
  const parts = Array.from({ length: count }, (_, n) => Buffer.from(`${kind} ${n}`))
  await saveRendition(kernel, {
    ...{ fileId, kind, about, mime: 'image/webp', bytes: Buffer.concat(parts) },
    parts: parts.map(({ length }) => length),
  })
}

async function giveFilm(owner: Person, name: string, smallFrames: boolean) {
  const { userFileId, file } = await give(owner, name)
  await make(file.id, 'posters', 3, { proposed: 1, width: 640, height: 360 })
  if (smallFrames) await make(file.id, 'posters-small', 3)
  return userFileId
}

async function givePicture(owner: Person, name: string) {
  const { userFileId, file } = await give(owner, name)
  for (const width of [480, 960, 1600]) {
    await make(file.id, `picture-${width}.webp`, 1, { width, height: width / 2, crop: null })
  }
  return userFileId
}

async function giveDocument(owner: Person, name: string) {
  const { userFileId, file } = await give(owner, name)
  await make(file.id, 'thumbs', 2)
  await make(file.id, 'pages-800', 2)
  const facts = { firstText: '', outline: [], sheets: [], firstRows: [], media: [] }
  const pages = [{ width: 595, height: 842 }] as never
  await kernel.db.insert(documents).values({
    ...{ fileId: file.id, kind: 'pages' },
    facts: { ...facts, pages, encoding: null, isBegun: false, isCut: false },
  })
  return userFileId
}

test('files show their posters, first pages and pictures in the list and on their page', async () => {
  const teacher = await newUser('teacher')
  const film = await giveFilm(teacher, 'film.mp4', true)
  const old = await giveFilm(teacher, 'old.mp4', false)
  const [owns, picture] = [
    await giveFilm(teacher, 'own.mp4', true),
    await givePicture(teacher, 'a.png'),
  ]
  const slides = await giveDocument(teacher, 'slides.pdf')
  const plain = (await give(teacher, 'plain.pdf')).userFileId
  await kernel.db.insert(filmPosters).values([
    { userFileId: film, frame: 2 },
    // A frame of an earlier film that this one does not have.
    { userFileId: old, frame: 7 },
    { userFileId: owns, pictureId: picture },
  ])
  const { items } = await teacher(fileApi.getFiles, {})
  const shown = new Map(
    await Promise.all(
      items.map(
        async ({ userFileId, thumb }) => [userFileId, thumb && (await read(thumb))] as const,
      ),
    ),
  )
  expect(shown.get(film)).toBe('posters-small 2')
  expect(shown.get(old)).toBe('posters 1')
  expect(shown.get(owns)).toBe('picture-480.webp 0')
  expect(shown.get(picture)).toBe('picture-480.webp 0')
  expect(shown.get(slides)).toBe('thumbs 0')
  expect(shown.get(plain)).toBeNull()
  const look = async (userFileId: number) => {
    const { look: one } = await teacher(fileApi.getFile, { userFileId })
    return one && [await read(one.url), one.width, one.height]
  }
  expect(await look(film)).toEqual(['posters 2', 640, 360])
  expect(await look(picture)).toEqual(['picture-960.webp 0', 960, 480])
  expect(await look(slides)).toEqual(['pages-800 0', 595, 842])
  expect(await look(plain)).toBeNull()
})

test('a page of files asks for the pictures of all its files at once', async () => {
  const teacher = await newUser('teacher')
  const queries = async () => {
    let count = 0
    const own = kernel.db.$client as unknown as { query: (...given: unknown[]) => unknown }
    const query = own.query
    own.query = function counted(...given) {
      count += 1
      return query.apply(own, given)
    }
    try {
      await teacher(fileApi.getFiles, {})
    } finally {
      own.query = query
    }
    return count
  }
  await giveFilm(teacher, '1.mp4', true)
  await giveDocument(teacher, '1.pdf')
  await queries()
  const few = await queries()
  for (const n of [2, 3, 4]) {
    await giveFilm(teacher, `${n}.mp4`, true)
    await giveDocument(teacher, `${n}.pdf`)
  }
  expect(few).toBeGreaterThan(1)
  expect(await queries()).toBe(few)
})
