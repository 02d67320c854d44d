import type { DraftRecord, Records } from '#src/features/content/draft/record.ts'
import { type Side, type SideState, stateOf } from '#src/features/content/editor/web/both-sides.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { chapterIntroductionMost, chapterNameMost, itemNameMost } from '../../records.ts'
import { outlineOf } from '../structure.ts'

/** A text of a kind of record that is written in both languages. */
export interface TextPart {
  field: string
  /** line – one line; lines – some; rich – formatted text, without which a draft is opened. */
  form: 'line' | 'lines' | 'rich'
  /** Characters at most. */
  most?: number
}
export type TextParts = Readonly<Record<string, readonly TextPart[]>>

/** The texts of outlines; the rooms of textbooks and courses add those of their heads. */
const ofOutline: TextParts = {
  chapter: [
    { field: 'name', form: 'line', most: chapterNameMost },
    { field: 'introduction', form: 'lines', most: chapterIntroductionMost },
  ],
  item: [{ field: 'name', form: 'line', most: itemNameMost }],
}
const body: TextPart = { field: 'body', form: 'rich' }

export interface Line extends TextPart {
  /** Names the line. */
  id: string
  key: string
  text: Bilingual
  /** The side that is to be written. */
  side: Side
  state: Exclude<SideState, 'empty'>
}

export interface LineGroup {
  /** 'head', 'teacher', or the key of a chapter. */
  key: string
  /** '1.2'; '' outside the outline. */
  number: string
  record: DraftRecord | undefined
  lines: Line[]
}

/** Lists the texts that are written in at least one language, grouped by chapter. */
export function linesOf(
  records: Records,
  { parts, languages }: { parts: TextParts; languages: readonly [Side, Side] },
): LineGroup[] {
  const linesOfRecord = (key: string, record: DraftRecord): Line[] =>
    partsOf(record, parts).flatMap((part) => {
      const text = textOf(record, part)
      const [own, other] = languages
      if (text.zh === '' && text.en === '') return []
      // The side to write is the other language, unless the course's own is what lacks.
      const side = isOpen(stateOf(text, own)) ? own : other
      const state = stateOf(text, side) as Line['state']
      return [{ ...part, id: `${key} ${part.field}`, key, text, side, state }]
    })
  const outlined = new Map<string, Line[]>()
  const groups: LineGroup[] = []
  for (const { key, kind, number, parent } of outlineOf(records).nodes) {
    const record = records.get(key)!
    const lines = linesOfRecord(key, record)
    if (kind === 'item') outlined.get(parent!)?.push(...lines)
    else {
      outlined.set(key, lines)
      groups.push({ key, number, record, lines })
    }
  }
  const before = [...records].filter(([, { kind }]) => kind !== 'chapter' && kind !== 'item')
  const heads = before.filter(([, { place }]) => place === undefined)
  const teachers = before
    .filter(([, { place }]) => place !== undefined)
    .toSorted(([, one], [, other]) => (one.place!.order < other.place!.order ? -1 : 1))
  const group = (key: string, of: typeof before): LineGroup => ({
    ...{ key, number: '', record: undefined },
    lines: of.flatMap(([one, record]) => linesOfRecord(one, record)),
  })
  return [group('head', heads), group('teacher', teachers), ...groups].filter(
    ({ lines }) => lines.length > 0,
  )
}

function partsOf(record: DraftRecord, parts: TextParts): readonly TextPart[] {
  const own = parts[record.kind] ?? ofOutline[record.kind] ?? []
  const isText = record['type'] === 'text' || record['type'] === 'task'
  return record.kind === 'item' && isText ? [...own, body] : own
}

/** A text as its states need it: a long one that is not read yet stands as its lengths. */
function textOf(record: DraftRecord, { field, form }: TextPart): Bilingual {
  const stored = record[field] as Partial<Bilingual> | undefined
  if (form !== 'rich') return { zh: '', en: '', ...stored }
  const length = record['length'] as { zh: number; en: number; outdated?: Side | null } | undefined
  const outdated =
    stored && 'outdated' in stored ? stored.outdated : (length?.outdated ?? undefined)
  const side = (one: Side) => stored?.[one] ?? (length?.[one] ? '…' : '')
  return { zh: side('zh'), en: side('en'), ...(outdated && { outdated }) }
}

const isOpen = (state: SideState) => state === 'missing' || state === 'outdated'

export const shows = ['open', 'missing', 'outdated', 'all'] as const
export type Show = (typeof shows)[number]

export const isShown = ({ state }: Line, show: Show): boolean =>
  show === 'all' || (show === 'open' ? isOpen(state) : state === show)
