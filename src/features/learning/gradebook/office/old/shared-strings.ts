import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import type { Splice } from '../office-sheets.ts'
import { dataMost, type OldRecord, recordOf, recordTypes as types } from './records.ts'

/** The table of texts of a workbook: cells name a text by its index. */
export interface SharedStrings {
  /** The record of the table with those that continue it. */
  records: OldRecord[]
  /** The index of texts by their place, with what continues it: Excel finds a text by it without reading all. */
  index: OldRecord[]
  texts: string[]
  /** The indexes of texts without formats inside. */
  plain: Map<string, number>
  /** The record and the place of each text. */
  places: { record: number; at: number }[]
  /** Whether nothing stands behind the last text. */
  isWhole: boolean
}

const broken = () => new UnreadableFile('fileBroken')

/** Reads the table of texts, where a workbook has one. @throws UnreadableFile */
export function readSharedStrings(
  stream: Buffer,
  globals: readonly OldRecord[],
): SharedStrings | null {
  const records = withContinued(globals, types.sst)
  if (records.length === 0) return null
  const first = records[0]!
  if (first.end - first.at < 12) throw broken()
  const unique = stream.readUInt32LE(first.at + 8)
  const strings: SharedStrings = {
    ...{ records, index: withContinued(globals, types.extSst), texts: [] },
    ...{ plain: new Map(), places: [], isWhole: false },
  }
  const reader = new Reader(stream, records)
  reader.skip(8)
  while (strings.texts.length < unique && !reader.isDone) {
    strings.places.push(reader.place)
    const length = reader.number(2)
    const flags = reader.number(1)
    const formats = flags & 8 ? reader.number(2) : 0
    const more = flags & 4 ? reader.number(4) : 0
    const text = reader.letters(length, (flags & 1) === 1)
    reader.skip(formats * 4 + more)
    if (formats === 0 && more === 0 && !strings.plain.has(text))
      strings.plain.set(text, strings.texts.length)
    strings.texts.push(text)
  }
  strings.isWhole = reader.isDone
  return strings
}

/** The first record of a type with those that continue it. */
function withContinued(globals: readonly OldRecord[], type: number): OldRecord[] {
  const from = globals.findIndex((one) => one.type === type)
  if (from < 0) return []
  const rest = globals.slice(from + 1)
  const until = rest.findIndex((one) => one.type !== types.continue)
  return [globals[from]!, ...rest.slice(0, until < 0 ? undefined : until)]
}

/** Reads the data of records that continue each other. */
class Reader {
  readonly #stream: Buffer
  readonly #records: readonly OldRecord[]
  #record = 0
  #at: number

  constructor(stream: Buffer, records: readonly OldRecord[]) {
    this.#stream = stream
    this.#records = records
    this.#at = records[0]!.at + 4
  }

  /** Steps into the next record at the end of one. */
  #arrive(): void {
    while (
      this.#at >= this.#records[this.#record]!.end &&
      this.#record + 1 < this.#records.length
    ) {
      this.#record += 1
      this.#at = this.#records[this.#record]!.at + 4
    }
  }

  get #room(): number {
    return this.#records[this.#record]!.end - this.#at
  }

  get isDone(): boolean {
    this.#arrive()
    return this.#room <= 0
  }

  get place() {
    this.#arrive()
    return { record: this.#record, at: this.#at }
  }

  number(bytes: number): number {
    let value = 0
    for (let n = 0; n < bytes; n += 1) {
      if (this.isDone) throw broken()
      value += this.#stream[this.#at]! * 256 ** n
      this.#at += 1
    }
    return value
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0;) {
      if (this.isDone) throw broken()
      const step = Math.min(left, this.#room)
      this.#at += step
      left -= step
    }
  }

  /** Letters: a record that continues them begins with the number of their bytes. */
  letters(length: number, wide: boolean): string {
    let text = ''
    let isWide = wide
    while (text.length < length) {
      if (this.#room <= 0) {
        if (this.isDone) throw broken()
        isWide = (this.number(1) & 1) === 1
      }
      const each = isWide ? 2 : 1
      const count = Math.min(length - text.length, Math.floor(this.#room / each))
      if (count === 0) throw broken()
      const end = this.#at + count * each
      text += this.#stream.toString(isWide ? 'utf16le' : 'latin1', this.#at, end)
      this.#at = end
    }
    return text
  }
}

/**
 * Puts words at the end of the table, and returns what changes in the stream. Words that the table has already get the index that
 * they have there.
 * @param more how many more cells name a text than before
 */
export function addStrings(
  stream: Buffer,
  strings: SharedStrings,
  { words, more }: { words: readonly string[]; more: number },
): { indexOf: Map<string, number>; splices: Splice<Buffer>[] } {
  const indexOf = new Map<string, number>()
  const added: Buffer[] = []
  const last = strings.records.at(-1)!
  const sizes = () => added.reduce((sum, { length }) => sum + length, 0)
  const newWords = [...new Set(words)].filter((word) => !strings.plain.has(word))
  const isFull =
    last.end - last.at - 4 + newWords.join('').length * 2 + newWords.length * 3 > dataMost
  const places = [...strings.places]
  for (const word of new Set(words)) {
    const own = strings.plain.get(word)
    indexOf.set(word, own ?? strings.texts.length + added.length)
    if (own !== undefined) continue
    // A text begins at the head of a record that continues the table, or behind the last one.
    const at = last.end + (isFull ? 4 : 0) + sizes()
    places.push({ record: isFull ? strings.records.length : strings.records.length - 1, at })
    added.push(sharedText(word))
  }
  const first = strings.records[0]!
  const counts = Buffer.alloc(8)
  counts.writeUInt32LE(Math.max(0, stream.readUInt32LE(first.at + 4) + more), 0)
  counts.writeUInt32LE(strings.texts.length + added.length, 4)
  const splices: Splice<Buffer>[] = [{ start: first.at + 4, end: first.at + 12, is: counts }]
  if (added.length === 0) {
    stream.copy(counts, 4, first.at + 8, first.at + 12)
    return { indexOf, splices }
  }
  if (!strings.isWhole) throw broken()
  const content = Buffer.concat(added)
  if (isFull) {
    splices.push({ start: last.end, end: last.end, is: recordOf(types.continue, content) })
  } else {
    const length = Buffer.alloc(2)
    length.writeUInt16LE(last.end - last.at - 4 + content.length)
    splices.push({ start: last.at + 2, end: last.at + 4, is: length })
    splices.push({ start: last.end, end: last.end, is: content })
  }
  return { indexOf, splices: [...splices, ...indexSplice(stream, strings, places)] }
}

function sharedText(word: string): Buffer {
  const head = Buffer.alloc(3)
  head.writeUInt16LE(word.length, 0)
  head[2] = 1
  return Buffer.concat([head, Buffer.from(word, 'utf16le')])
}

/** The index names each n-th text by its place in the stream and in its record. */
function indexSplice(
  stream: Buffer,
  { records, index }: SharedStrings,
  places: SharedStrings['places'],
): Splice<Buffer>[] {
  const first = index[0]
  if (!first || first.end - first.at < 6) return []
  const most = Math.floor((dataMost - 2) / 8)
  const each = Math.max(8, stream.readUInt16LE(first.at + 4), Math.ceil(places.length / most))
  const named = places.filter((_, n) => n % each === 0)
  const data = Buffer.alloc(2 + named.length * 8)
  data.writeUInt16LE(each, 0)
  for (const [n, { record, at }] of named.entries()) {
    const head = records[record]?.at ?? records.at(-1)!.end
    data.writeUInt32LE(at, 2 + n * 8)
    data.writeUInt16LE(at - head, 6 + n * 8)
  }
  return [{ start: first.at, end: index.at(-1)!.end, is: recordOf(types.extSst, data) }]
}
