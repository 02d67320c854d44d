import { expect, test } from 'vitest'
import { mergeTexts } from '../server/merge-texts.ts'
import { type Acknowledged, createNoteQueue, type NoteState } from './note-queue.ts'
import type { KeptNote, NoteStore } from './note-store.ts'

const place = { courseId: 1, chapterId: 2, itemId: 3, anchor: { kind: 'item' as const } }
const p = (...words: string[]) => words.map((word) => `<p>${word}</p>`).join('')

function memoryStore(): NoteStore {
  const rows = new Map<string, KeptNote>()
  return {
    all: () => [...rows.values()],
    get: (key) => rows.get(key),
    set: (kept) => void rows.set(kept.key, kept),
    remove: (key) => void rows.delete(key),
    windows: () => [],
    adopt: () => {},
  }
}

/** The note as the server keeps it, for saves of all devices. */
function serverOf() {
  const row = { revision: 0, body: '', saves: new Set<string>() }
  return {
    row,
    save({ save, base, body }: NonNullable<KeptNote['sending']>): Acknowledged {
      if (!row.saves.has(save)) {
        row.saves.add(save)
        const isNewest = row.revision === 0 || base?.revision === row.revision
        row.body = isNewest ? body : mergeTexts(base?.body ?? '', row.body, body)
        row.revision += 1
      }
      return { revision: row.revision, body: row.body, merged: row.body !== body }
    },
  }
}

function device(server: ReturnType<typeof serverOf>) {
  const states: NoteState[] = []
  const adopted: Acknowledged[] = []
  const given = {
    /** The fate of the next call: it never arrives, its answer never comes back, or it is refused. */
    network: 'on' as 'on' | 'cut' | 'answerLost' | 'refuses',
    during: () => {},
  }
  let saves = 0
  const id = Math.random()
  const store = memoryStore()
  const queue = createNoteQueue({
    store,
    window: 'w',
    send(_kept, sending) {
      if (given.network === 'cut') return Promise.reject(new Error('no network'))
      if (given.network === 'refuses') return Promise.reject(new RangeError())
      const answer = server.save(sending)
      given.during()
      if (given.network === 'answerLost') return Promise.reject(new Error('no answer'))
      return Promise.resolve(answer)
    },
    refusalOf: (error) => (error instanceof RangeError ? 'note.tooLong' : undefined),
    changed: (_key, state) => states.push(state),
    saved: (_kept, now) => adopted.push(now),
    newSave: () => `${id}-${(saves += 1)}`,
    now: () => '',
    later: () => () => {},
  })
  return { queue, store, states, adopted, given }
}

test('what is typed while a save is on its way follows it', async () => {
  const server = serverOf()
  const one = device(server)
  one.queue.write('n', place, null, p('a'))
  one.given.during = () => {
    one.given.during = () => {}
    one.queue.write('n', place, null, p('a b'))
  }
  expect(await one.queue.flush()).toBe(true)
  expect(server.row).toMatchObject({ revision: 2, body: p('a b') })
  expect(one.store.all()).toEqual([])
  expect(one.states.at(-1)).toBe('saved')
})

test('a save whose answer was lost counts once, though more was typed in the same paragraph', async () => {
  const server = serverOf()
  const one = device(server)
  one.queue.write('n', place, null, p('a'))
  one.given.network = 'answerLost'
  expect(await one.queue.flush()).toBe(false)
  one.queue.write('n', place, null, p('a b'))
  one.given.network = 'on'
  expect(await one.queue.wake()).toBe(true)
  expect(server.row.body).toBe(p('a b'))
})

test('two devices write over the same text with the network cut: both texts are there', async () => {
  const server = serverOf()
  const [one, two] = [device(server), device(server)]
  one.queue.write('n', place, null, p('a'))
  await one.queue.flush()
  const base = { revision: 1, body: p('a') }
  one.given.network = two.given.network = 'cut'
  one.queue.write('n', place, base, p('a one'))
  two.queue.write('n', place, base, p('a', 'two'))
  await Promise.all([one.queue.flush(), two.queue.flush()])
  expect([one.states.at(-1), two.states.at(-1)]).toEqual(['kept', 'kept'])
  one.given.network = two.given.network = 'on'
  await one.queue.wake()
  await two.queue.wake()
  expect(server.row.body).toBe(p('a one', 'two'))
  expect(two.adopted).toEqual([{ revision: 3, body: p('a one', 'two'), merged: true }])
})

test('a device that goes on typing over its own text does not undo what another one wrote', async () => {
  const server = serverOf()
  const one = device(server)
  one.queue.write('n', place, null, p('a'))
  await one.queue.flush()
  server.save({ save: 'other', base: { revision: 1, body: p('a') }, body: p('a', 'other') })
  one.queue.write('n', place, { revision: 1, body: p('a') }, p('a 1'))
  one.given.during = () => {
    one.given.during = () => {}
    one.queue.write('n', place, null, p('a 1 2'))
  }
  await one.queue.flush()
  expect(server.row.body).toBe(p('a 1 2', 'other'))
})

test('an empty note is not sent, and a refused one stays on the device until it is changed', async () => {
  const server = serverOf()
  const one = device(server)
  one.queue.write('n', place, null, '<p></p>')
  expect(await one.queue.flush()).toBe(true)
  expect(server.row.revision).toBe(0)
  one.queue.write('n', place, null, p('long'))
  one.given.network = 'refuses'
  await one.queue.flush()
  expect(one.states.at(-1)).toBe('refused')
  expect(one.store.get('n')).toMatchObject({ body: p('long'), refused: 'note.tooLong' })
  one.given.network = 'on'
  one.queue.write('n', place, null, p('short'))
  await one.queue.flush()
  expect(server.row.body).toBe(p('short'))
})
