import type { Records } from '#src/features/content/draft/record.ts'
import { childrenOf } from '#src/features/content/outline/tree.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import {
  type CourseHead,
  courseMost,
  type TeacherRecord,
} from '#src/features/learning/course/draft-records.ts'
import { lengthOf } from '#src/shared/length-of.ts'
import type { Both } from '#src/shared/locale.ts'
import type { OfferProblem as Problem } from '../offer-shapes.ts'
import { outlineKey } from '../outline-key.ts'
import { problemWords as words, tooLong, tooMany } from './problems-text.ts'

interface Given {
  offer: Records
  /** The outline has a chapter with content. */
  hasContent: boolean
  /** Accounts with a picture of their own. */
  pictured: ReadonlySet<number>
}

/** Returns what keeps an offer from review, in the order of its form. An empty list lets it be submitted. */
export function problemsOfOffer({ offer, hasContent, pictured }: Given): Problem[] {
  const head = offer.get(headKey) as unknown as CourseHead
  const teachers = childrenOf(offer, ['teacher']).get(null) ?? []
  return [
    ...problemsOfHead(head),
    ...(teachers.length === 0 ? [at('teachers', '', words.teachers)] : []),
    ...teachers.flatMap(({ key, record }) =>
      problemsOfTeacher(key, record as unknown as TeacherRecord, pictured),
    ),
    ...(hasContent ? [] : [at(outlineKey, '', words.outline)]),
  ]
}

const at = (key: string, field: string, { zh, en }: Both): Problem => ({ key, field, zh, en })

function problemsOfHead(head: CourseHead): Problem[] {
  const sides = head.offered === 'both' ? (['zh', 'en'] as const) : ([head.offered] as const)
  const missing = (field: string, isMissing: boolean, said: Both) =>
    isMissing ? [at(headKey, field, said)] : []
  const text = (field: 'name' | 'introduction', most: number) =>
    sides.flatMap((side) => {
      const typed = head[field][side].trim()
      if (typed === '') return [at(headKey, `${field}.${side}`, words[field])]
      return missing(`${field}.${side}`, lengthOf(typed) > most, tooLong(most))
    })
  return [
    ...text('name', courseMost.name),
    ...missing('coverFileId', head.coverFileId === null && head.coverTheme === '', words.cover),
    ...sides.flatMap((side) => {
      const kept = head.keywords[side]
      if (kept.length === 0) return [at(headKey, `keywords.${side}`, words.keywords)]
      return missing(
        `keywords.${side}`,
        kept.length > courseMost.keywords,
        tooMany(courseMost.keywords),
      )
    }),
    ...text('introduction', courseMost.introduction),
    ...sides.flatMap((side) =>
      missing(`content.${side}`, isEmptyHtml(head.content[side]), words.content),
    ),
    ...missing('categoryId', head.categoryId === null, words.category),
    ...missing('majorId', head.majorId === null, words.major),
    ...missing('directionId', head.directionId === null, words.direction),
    ...problemsOfFee(head),
  ]
}

function problemsOfFee({ payment, fee }: CourseHead): Problem[] {
  if (payment === 'free') return []
  if (fee.trim() === '') return [at(headKey, 'fee', words.fee)]
  const isWhole = /^[1-9]\d*$/.test(fee) && Number(fee) <= courseMost.fee
  return isWhole ? [] : [at(headKey, 'fee', words.feeNumber)]
}

function problemsOfTeacher(
  key: string,
  { name, introduction, userId, avatarFileId }: TeacherRecord,
  pictured: ReadonlySet<number>,
): Problem[] {
  const has = (text: { zh: string; en: string }) => text.zh.trim() !== '' || text.en.trim() !== ''
  const longest = ({ zh, en }: { zh: string; en: string }) => Math.max(lengthOf(zh), lengthOf(en))
  const isPictured = avatarFileId !== null || (userId !== null && pictured.has(userId))
  return [
    ...(has(name) ? [] : [at(key, 'name', words.teacherName)]),
    ...(longest(name) > courseMost.teacherName ? [at(key, 'name', words.teacherNameLong)] : []),
    ...(isPictured ? [] : [at(key, 'avatarFileId', words.avatar)]),
    ...(has(introduction) ? [] : [at(key, 'introduction', words.teacherIntroduction)]),
    ...(longest(introduction) > courseMost.teacherIntroduction
      ? [at(key, 'introduction', tooLong(courseMost.teacherIntroduction))]
      : []),
  ]
}

/** A text of pictures, films or formulas alone is not empty. */
const isEmptyHtml = (html: string) =>
  !/data-(file|film|document|formula)/.test(html) &&
  html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
