import { eq, sql } from 'drizzle-orm'
import type { DraftRecord, Records } from '#src/features/content/draft/record.ts'
import { hostOf } from '#src/features/content/draft/server/draft-host.ts'
import { drafts } from '#src/features/content/draft/tables.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { checkGroups, CheckProblem } from '../check-shapes.ts'
import {
  type OutlineProblem,
  type OutlineProblemCode,
  problemsOfOutline,
  type Side,
} from '../problems.ts'
import { outlineProblemWords } from '../problems-text.ts'
import type { ItemRecord, OutlineRecord } from '../records.ts'
import { childrenOf, inReadingOrder } from '../tree.ts'
import { findDeadLinks, type RowPages } from './dead-links.ts'
import { textsOfItem } from './items/stored-kinds.ts'
import { findPools } from './find-pools.ts'
import { filesOfDraft, readFileFacts } from './read-file-facts.ts'
import { readQuestionFacts } from './read-question-facts.ts'

export type CheckGiven = Pick<Kernel, 'secret' | 'works' | 'ports' | 'pageRows'> & {
  db: Db | Tx
  viewer: Viewer
  locale: Locale
}

interface Checked {
  draftId: number
  records: Records
  /** The languages in which it is offered, its own first. */
  sides: readonly Side[]
  /** Formatted texts beside those of the items, whose links are looked at too. */
  texts?: readonly string[]
  rowPages: readonly RowPages[]
}

/** Finds what is wrong in the outline of a draft. The caller has checked the right to read it. */
export async function checkOutline(
  given: CheckGiven,
  { draftId, records, sides, texts = [], rowPages }: Checked,
) {
  const { db, viewer, locale } = given
  const ofItems = [...records.values()].flatMap((record) =>
    record.kind === 'item' ? textsOfItem(record as unknown as ItemRecord) : [],
  )
  // One after another, because a submission reads within its transaction.
  const files = await readFileFacts(given, filesOfDraft(draftId), { pictures: false })
  const questions = await readQuestionFacts(
    db,
    { viewer, locale, draftId },
    sql`select question_id from draft_questions where draft_id = ${draftId}`,
  )
  const deadLinks = await findDeadLinks(db, given, [...ofItems, ...texts], rowPages)
  const pools = await poolsOfDraft(given, draftId, records)
  const problems = problemsOfOutline({
    ...{ records, sides, deadLinks },
    facts: {
      files: new Map(files.map((file) => [file.userFileId, file])),
      questions: new Map(questions.map((question) => [question.questionId, question])),
      pools,
    },
  })
  return { problems, deadLinks }
}

/** The pools of draws by a rule as their rules find them now, by the keys of the quizzes. */
async function poolsOfDraft(given: CheckGiven, draftId: number, records: Records) {
  const quizzes = [...records].flatMap(([key, record]) => {
    const item = record as unknown as ItemRecord
    return item.kind === 'item' && item.type === 'quiz' ? [{ key, ...item.body }] : []
  })
  if (!quizzes.some(({ draws = [] }) => draws.some(({ rule }) => rule !== undefined)))
    return new Map()
  const { db, viewer } = given
  const [draft] = await db.select({ kind: drafts.kind }).from(drafts).where(eq(drafts.id, draftId))
  const teachers = (await hostOf(given, draft!.kind).teachersOf?.(db, draftId)) ?? [viewer.id]
  const found = await findPools(db, teachers, quizzes)
  return new Map(
    found.map((pools, at) => [
      quizzes[at]!.key,
      pools.map(({ key, isOpen, questions }) => ({ key, isOpen, size: questions.length })),
    ]),
  )
}

/** The name of a record in both languages, each by the other where it has none. */
export const bothNamesOf = (record: DraftRecord | undefined) => {
  const { zh, en } = (record?.['name'] as Bilingual | undefined) ?? { zh: '', en: '' }
  return { zh: zh || en, en: en || zh }
}

const groups: Partial<Record<OutlineProblemCode, (typeof checkGroups)[number]>> = {
  ...{ fileFailed: 'media', fileGone: 'media', fileWorking: 'media', noSubtitles: 'media' },
  ...{ filmMissing: 'media', documentMissing: 'media' },
  ...{
    questionIncomplete: 'questions',
    quizEmpty: 'questions',
    quizDates: 'questions',
    quizDraw: 'questions',
    drawFolder: 'questions',
  },
  ...{ questionDeleted: 'questions', questionNewer: 'questions' },
  ...{ translationMissing: 'languages', translationOutdated: 'languages', linkDead: 'links' },
}

/** Puts problems of an outline into words, with their places. */
export function presentOutline(
  problems: readonly OutlineProblem[],
  records: Records,
  { blocking, whole }: { blocking: ReadonlySet<string>; whole: string },
): CheckProblem[] {
  const rows = inReadingOrder(childrenOf(records, ['chapter']))
  const numbers = new Map(rows.map(({ key, number }) => [key, number]))
  return problems.map((problem) => {
    const record = records.get(problem.key) as unknown as OutlineRecord | undefined
    const chapter = record?.kind === 'item' ? record.place.parent : record ? problem.key : null
    return {
      ...{ key: problem.key || whole, field: problem.field },
      ...outlineProblemWords(problem),
      ...{ group: groups[problem.code] ?? 'outline', blocks: blocking.has(problem.code) },
      ...{ chapter, number: numbers.get(chapter ?? '') ?? '' },
      name: bothNamesOf(record),
    }
  })
}
