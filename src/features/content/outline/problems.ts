import type { Records } from '#src/features/content/draft/record.ts'
import { lengthOf } from '#src/shared/length-of.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { FileFact, QuestionFact } from './contract.ts'
import {
  chapterIntroductionMost,
  chapterNameMost,
  type ChapterRecord,
  itemNameMost,
  type ItemBodies,
  type ItemRecord,
} from './records.ts'
import { asksSomething, hasShortDraw, hasWrongDates, type PoolFact } from './quiz-problems.ts'
import { childrenOf, inReadingOrder } from './tree.ts'

export type Side = 'zh' | 'en'

/** Problems that keep a course from review, because a reader would meet something broken. */
export const blockingProblems = [
  'chapterNameMissing',
  'chapterNameLong',
  'introductionMissing',
  'introductionLong',
  'itemNameMissing',
  'itemNameLong',
  'fileFailed',
  'fileGone',
  'questionIncomplete',
  'quizDates',
  'quizDraw',
  'noContent',
] as const
/** Problems that a teacher may leave. */
export const warningProblems = [
  'chapterEmpty',
  'filmMissing',
  'documentMissing',
  'fileWorking',
  'noSubtitles',
  'textMissing',
  'quizEmpty',
  'questionDeleted',
  'questionNewer',
  'drawFolder',
  'translationMissing',
  'translationOutdated',
  'linkDead',
] as const
export type OutlineProblemCode =
  (typeof blockingProblems)[number] | (typeof warningProblems)[number]

/** A place of an outline, and what is wrong there. */
export interface OutlineProblem {
  code: OutlineProblemCode
  /** The key of the chapter or item; '' for the whole outline. */
  key: string
  /** 'name.zh', 'body'; '' for the whole record. */
  field: string
  side?: Side
  /** A name in the words: of a file, of a question; an address. */
  about?: string
}

export interface OutlineFacts {
  files: ReadonlyMap<number, FileFact>
  questions: ReadonlyMap<number, QuestionFact>
  /** Of the draws by a rule, by the key of their quiz. */
  pools?: ReadonlyMap<string, readonly PoolFact[]>
}

interface Given {
  records: Records
  /** The languages in which it is offered, its own first. */
  sides: readonly Side[]
  facts: OutlineFacts
  /** The addresses in a text that lead to no page of this site. */
  deadLinks: (html: string) => readonly string[]
}

/** Returns what is wrong in an outline, in its order. */
export function problemsOfOutline(given: Given): OutlineProblem[] {
  const { records } = given
  const chapters = childrenOf(records, ['chapter'])
  const items = childrenOf(records, ['item'])
  const found = inReadingOrder(chapters).flatMap(({ key, record }) => {
    const own = items.get(key) ?? []
    const isEmpty = own.length === 0 && !chapters.has(key)
    return [
      ...problemsOfChapter(key, record as unknown as ChapterRecord, given),
      ...(isEmpty ? [{ code: 'chapterEmpty', key, field: '' } as const] : []),
      ...own.flatMap((item) =>
        problemsOfItem(item.key, item.record as unknown as ItemRecord, given),
      ),
    ]
  })
  const hasContent = [...items.values()].flat().some(({ record }) => {
    return isFilled(record as unknown as ItemRecord)
  })
  return hasContent ? found : [{ code: 'noContent', key: '', field: '' }, ...found]
}

/** An item that shows a reader something. */
export function isFilled(item: ItemRecord): boolean {
  if (item.type === 'video' || item.type === 'courseware') return item.body.userFileId !== null
  if (item.type === 'quiz') return asksSomething(item.body)
  return item.body.zh !== '' || item.body.en !== ''
}

const at = (
  key: string,
  field: string,
  code: OutlineProblemCode,
  more: Pick<OutlineProblem, 'side' | 'about'> = {},
): OutlineProblem => ({ code, key, field, ...more })

interface Line {
  key: string
  field: string
  text: Bilingual
  most: number
  missing?: OutlineProblemCode
  long: OutlineProblemCode
  /** The languages that are required; in the others it is a translation. */
  required: readonly Side[]
}

function problemsOfLine(
  { key, field, text, most, missing, long, required }: Line,
  { sides }: Given,
) {
  return sides.flatMap((side): OutlineProblem[] => {
    const place = `${field}.${side}`
    const length = lengthOf(text[side].trim())
    if (length > most) return [at(key, place, long, { side })]
    if (length === 0 && required.includes(side))
      return missing ? [at(key, place, missing, { side })] : []
    return translation(key, place, text, side, sides)
  })
}

/** A language that is offered, and lacks its text or has an older one. */
function translation(
  key: string,
  field: string,
  text: Bilingual,
  side: Side,
  sides: readonly Side[],
): OutlineProblem[] {
  if (sides.length < 2) return []
  const isThere = text[side].trim() !== ''
  if (!isThere && text[side === 'zh' ? 'en' : 'zh'].trim() !== '')
    return [at(key, field, 'translationMissing', { side })]
  return isThere && text.outdated === side ? [at(key, field, 'translationOutdated', { side })] : []
}

const problemsOfChapter = (
  key: string,
  { name, introduction }: ChapterRecord,
  given: Given,
): OutlineProblem[] => [
  ...problemsOfLine(
    {
      ...{ key, field: 'name', text: name, most: chapterNameMost },
      ...{ missing: 'chapterNameMissing', long: 'chapterNameLong', required: given.sides },
    },
    given,
  ),
  ...problemsOfLine(
    {
      ...{ key, field: 'introduction', text: introduction, most: chapterIntroductionMost },
      ...{ missing: 'introductionMissing', long: 'introductionLong', required: given.sides },
    },
    given,
  ),
]

function problemsOfItem(key: string, item: ItemRecord, given: Given): OutlineProblem[] {
  const name: Line = {
    ...{ key, field: 'name', text: item.name, most: itemNameMost },
    ...{ missing: 'itemNameMissing', long: 'itemNameLong', required: given.sides.slice(0, 1) },
  }
  return [...problemsOfLine(name, given), ...problemsOfBody(key, item, given)]
}

function problemsOfBody(key: string, item: ItemRecord, given: Given): OutlineProblem[] {
  switch (item.type) {
    case 'video':
    case 'courseware':
      return problemsOfFile(key, item, given)
    case 'text':
    case 'task':
      return problemsOfText(key, item.body, given)
    case 'quiz':
      return problemsOfQuiz(key, item.body, given)
  }
}

function problemsOfFile(
  key: string,
  { type, body }: Extract<ItemRecord, { type: 'video' | 'courseware' }>,
  { facts }: Given,
): OutlineProblem[] {
  if (body.userFileId === null)
    return [at(key, 'body', type === 'video' ? 'filmMissing' : 'documentMissing')]
  const file = facts.files.get(body.userFileId)
  if (!file) return [at(key, 'body', 'fileGone')]
  const about = file.name
  if (file.state === 'failed') return [at(key, 'body', 'fileFailed', { about })]
  return [
    ...(file.state === 'working' ? [at(key, 'body', 'fileWorking', { about })] : []),
    ...(type === 'video' && file.subtitles.length === 0
      ? [at(key, 'body', 'noSubtitles', { about })]
      : []),
  ]
}

function problemsOfText(
  key: string,
  body: Bilingual,
  { sides, facts, deadLinks }: Given,
): OutlineProblem[] {
  const [own] = sides as readonly [Side]
  const states = sides.flatMap((side) => translation(key, `body.${side}`, body, side, sides))
  const isEmpty = sides.every((side) => body[side] === '')
  return [
    ...(isEmpty ? [at(key, `body.${own}`, 'textMissing', { side: own })] : states),
    ...sides.flatMap((side) => [
      ...deadLinks(body[side]).map((about) => at(key, `body.${side}`, 'linkDead', { side, about })),
      ...idsIn(body[side]).flatMap((id) => {
        const file = facts.files.get(id)
        if (!file) return [at(key, `body.${side}`, 'fileGone', { side })]
        if (file.state !== 'failed') return []
        return [at(key, `body.${side}`, 'fileFailed', { side, about: file.name })]
      }),
    ]),
  ]
}

const idsIn = (html: string): number[] => [
  ...new Set(
    [...html.matchAll(/ data-(?:file|film|document)="(\d+)"/g)].map(([, id]) => Number(id)),
  ),
]

function problemsOfQuiz(key: string, body: ItemBodies['quiz'], { facts }: Given): OutlineProblem[] {
  if (!asksSomething(body)) return [at(key, 'body', 'quizEmpty')]
  const pools = facts.pools?.get(key) ?? []
  const problems = [
    ...(hasWrongDates(body) ? [at(key, 'body', 'quizDates')] : []),
    ...(hasShortDraw(body, pools) ? [at(key, 'body', 'quizDraw')] : []),
    ...(pools.some(({ isOpen }) => !isOpen) ? [at(key, 'body', 'drawFolder')] : []),
  ]
  // The release renews a pool by its rule, which finds ready questions in their present versions.
  const isRenewed = (draw: string | undefined) =>
    pools.some((one) => one.key === draw && one.isOpen)
  const asked = body.questions.filter(({ draw }) => !isRenewed(draw))
  const ofQuestions = asked.flatMap(({ questionId, versionId }) => {
    const fact = facts.questions.get(questionId)
    const version = fact?.named.find((one) => one.versionId === versionId)
    if (!fact || !version) return [at(key, 'body', 'questionDeleted')]
    const about = version.title
    if (!version.complete) return [at(key, 'body', 'questionIncomplete', { about })]
    if (fact.deleted) return [at(key, 'body', 'questionDeleted', { about })]
    const isNewer = fact.present.versionId !== versionId && fact.present.complete
    return isNewer ? [at(key, 'body', 'questionNewer', { about })] : []
  })
  return [...problems, ...ofQuestions]
}
