import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { createMemoryDraft } from '#src/features/content/draft/web/memory-draft.ts'

type Entry = [key: string, record: DraftRecord]

/** Fractional indexes in their order; each has two digits. */
const orderOf = (index: number) => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  return index < 62
    ? `a${digits[index]}`
    : `b${digits[Math.floor(index / 62) - 1]}${digits[index % 62]}`
}
const both = (zh: string, en = '') => ({ zh, en })

function chapter(
  key: string,
  parent: string | null,
  index: number,
  texts: Partial<Pick<DraftRecord, 'name' | 'introduction'>>,
): Entry {
  const place = { parent, order: orderOf(index) }
  return [key, { kind: 'chapter', place, name: both(''), introduction: both(''), ...texts }]
}

function item(key: string, parent: string, index: number, type: string, name: string): Entry {
  const isFile = type === 'video' || type === 'courseware'
  const quiz = { questions: [], passPercent: 60 }
  const text = type === 'quiz' ? quiz : both('…')
  const body = isFile ? { userFileId: key.startsWith('f-') ? 1 : null } : text
  const place = { parent, order: orderOf(index) }
  return [key, { kind: 'item', type, place, name: both(name, name), trial: false, body }]
}

interface Names {
  chapters: readonly string[]
  sections: readonly string[]
  items: readonly string[]
  introduction: string
  longName: string
}

/** An outline with each state that a row can be in. */
export function exampleOutline({ chapters, sections, items, introduction, longName }: Names) {
  const done = { introduction: both(introduction, introduction) }
  const name = (text = '') => ({ name: both(text, text) })
  const entries: Entry[] = [
    chapter('c-1', null, 0, { ...name(chapters[0]), ...done }),
    item('f-1', 'c-1', 0, 'video', items[0]!),
    item('i-1', 'c-1', 1, 'courseware', items[1]!),
    item('f-3', 'c-1', 2, 'text', items[2]!),
    item('f-4', 'c-1', 3, 'task', items[3]!),
    item('f-5', 'c-1', 4, 'quiz', items[4]!),
    chapter('c-2', 'c-1', 0, { ...name(sections[0]), ...done }),
    chapter('c-3', 'c-1', 1, { name: both(sections[1]!), ...done }),
    chapter('c-4', 'c-3', 0, name(sections[2])),
    chapter('c-5', null, 1, {
      name: { ...both(chapters[1]!, chapters[1]), outdated: 'en' },
      ...done,
    }),
    item('i-2', 'c-5', 0, 'courseware', items[5]!),
    item('i-6', 'c-5', 1, 'video', items[6]!),
    item('i-7', 'c-5', 2, 'video', items[0]!),
    chapter('c-6', null, 2, { name: both(longName, longName), ...done }),
    chapter('c-7', null, 3, {}),
  ]
  const records = new Map(entries)
  // Readers have the first chapter as it is; the others differ.
  const released = new Map(entries.filter(([key]) => key !== 'c-5' && key !== 'f-4'))
  return createMemoryDraft(records, released)
}

/** A textbook of 1,000 chapters with 500 items. */
export function largeOutline(nameOf: (n: number) => string) {
  const entries: Entry[] = []
  const add = (key: string, parent: string | null, index: number, n: number) =>
    entries.push(
      chapter(key, parent, index, { name: both(nameOf(n)), introduction: both(nameOf(n)) }),
    )
  let n = 0
  for (let one = 0; one < 40; one++) {
    add(`l-${one}`, null, one, ++n)
    for (let two = 0; two < 4; two++) {
      add(`l-${one}-${two}`, `l-${one}`, two, ++n)
      for (let three = 0; three < 5; three++) {
        add(`l-${one}-${two}-${three}`, `l-${one}-${two}`, three, ++n)
      }
    }
  }
  for (let at = 0; at < 500; at++) {
    const [one, two, three] = [at % 40, Math.floor(at / 40) % 4, Math.floor(at / 160) % 5]
    entries.push(item(`f-${at}`, `l-${one}-${two}-${three}`, at % 7, 'video', nameOf(at + 1)))
  }
  return createMemoryDraft(new Map(entries))
}

export const emptyOutline = () => createMemoryDraft(new Map())
