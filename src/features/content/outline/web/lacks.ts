import type { Change, DraftRecord } from '#src/features/content/draft/record.ts'
import { edited, type Side, stateOf } from '#src/features/content/editor/web/both-sides.ts'
import { lengthOf } from '#src/shared/length-of.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import {
  chapterIntroductionMost,
  chapterNameMost,
  itemNameMost,
  type OutlineRecord,
} from '../records.ts'

/** What a chapter or an item lacks before it can be released, or before readers find it whole. */
export type Lack =
  | 'name'
  | 'nameLong'
  | 'introduction'
  | 'introductionLong'
  | 'translation'
  | 'outdated'
  | 'empty'
  | 'file'

export const nameMostOf = (record: DraftRecord) =>
  record.kind === 'chapter' ? chapterNameMost : itemNameMost

export const textOfRecord = (record: DraftRecord, field: 'name' | 'introduction'): Bilingual =>
  (record[field] as Bilingual | undefined) ?? { zh: '', en: '' }

/** The name as it is shown: in the draft's own language, else in the other one. */
export function nameOf(record: DraftRecord | undefined, languages: readonly Side[]): string {
  if (!record) return ''
  const name = textOfRecord(record, 'name')
  return [...languages, 'zh' as const, 'en' as const].map((side) => name[side]).find(Boolean) ?? ''
}

/** The error of a text in one language; undefined where it is well. */
export function faultOf(text: string, most: number): 'empty' | 'long' | undefined {
  if (text.trim() === '') return 'empty'
  return lengthOf(text) > most ? 'long' : undefined
}

/** Whether an item waits for its file. */
export const lacksFile = (record: OutlineRecord): boolean =>
  record.kind === 'item' &&
  (record.type === 'video' || record.type === 'courseware') &&
  record.body.userFileId === null

export function lacksOf(
  record: OutlineRecord,
  languages: readonly Side[],
  isEmpty: boolean,
): Lack[] {
  const [own] = languages as [Side]
  const lacks: Lack[] = []
  const texts: [Bilingual, number, Lack, Lack][] = [
    [record.name, nameMostOf(record), 'name', 'nameLong'],
  ]
  if (record.kind === 'chapter') {
    const { introduction } = record
    texts.push([introduction, chapterIntroductionMost, 'introduction', 'introductionLong'])
  }
  for (const [text, most, empty, long] of texts) {
    if (text[own].trim() === '') lacks.push(empty)
    if (languages.some((side) => lengthOf(text[side]) > most)) lacks.push(long)
  }
  if (languages.length > 1) {
    const states = texts.flatMap(([text]) => languages.map((side) => stateOf(text, side)))
    const isMissing = languages.some(
      (side) => side !== own && stateOf(record.name, side) === 'missing',
    )
    if (isMissing || states.includes('missing')) lacks.push('translation')
    else if (states.includes('outdated')) lacks.push('outdated')
  }
  if (record.kind === 'chapter' && isEmpty) lacks.push('empty')
  if (lacksFile(record)) lacks.push('file')
  return lacks
}

/** Returns the changes of typing one side of a text: the other side is outdated by it. */
export function typing(
  key: string,
  field: 'name' | 'introduction',
  { text, before, side, value }: { text: Bilingual; before: Bilingual; side: Side; value: string },
): Change[] {
  const next = edited(text, before, side, value)
  const changes: Change[] = [{ key, field: `${field}.${side}`, value }]
  if (next.outdated !== text.outdated) {
    changes.push({ key, field: `${field}.outdated`, value: next.outdated })
  }
  return changes
}
