import {
  coverAddresses,
  type PublicPicture,
  publicPicture,
} from '#src/features/content/picture/server/public-picture.ts'
import { sql } from 'drizzle-orm'
import { balanceOf } from '#src/features/money/coins/server/balance.ts'
import { mayPay } from '#src/features/money/coins/server/rules.ts'
import { inLanguage, isForeign } from '#src/server/database/in-language.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { mayCall } from '#src/server/http/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { courseApi, courseErrors, type offeredLanguages } from '../contract.ts'
import { type ItemKind, itemKinds } from '../outline-schema.ts'
import { visibleState } from './access.ts'
import { courseCertificate } from './certificate-port.ts'
import { type LearnerState } from './rules.ts'
import { type CardRow, cardColumns, cardsOf, cardTables, toCard } from './cards.ts'
import { schoolMadeAt } from './made-at.ts'
import { type OutlineChapter, readOutline } from './outline.ts'
import { courseProgress } from './progress-port.ts'
import { joinTeacher, readName, teacherName } from './teacher-names.ts'
import { actionOf, mayJoin, mayOpen, type Progress } from './rules.ts'

interface DetailRow extends CardRow {
  content: string
  keywords: string
  major: string
  direction: string
  offered: (typeof offeredLanguages)[number]
  published: boolean
  school: { schoolId: number; name: string } | null
  teacherCards: {
    name: string
    introduction: string
    foreign: boolean
    avatarId: number | null
    avatarName: string
    chosen: PublicPicture | null
  }[]
}

const relatedShown = 4
/** The answers of the study room, which builds on this one. */
const studying = { access: 'login' } as const

/** Returns one course as its page shows it, with the viewer's rights. */
export async function getCourse({
  db,
  ports,
  viewer,
  locale,
  input: { courseId },
}: Call<typeof courseApi.getCourse>): Promise<AnswerOf<typeof courseApi.getCourse>> {
  const state = await visibleState(db, courseId, viewer)
  const takesPart = viewer !== null && (state.joined || state.staff)
  const [row, outline, related, progress, balance, certificate] = await Promise.all([
    detail(db, locale, courseId),
    readOutline(db, courseId, locale),
    relatedCourses(db, locale, courseId),
    takesPart ? ports.get(courseProgress).ofCourses(db, viewer.id, [courseId]) : undefined,
    viewer && !state.joined && state.fee > 0 ? balanceOf(db, viewer.id) : null,
    ports.get(courseCertificate).ofCourse(db, courseId),
  ])
  const items = outline.flatMap((chapter) => chapter.items)
  const mine = progress?.get(courseId)
  const lacking = afford(state, balance)
  const { content, keywords, major, direction, offered, published, school, teacherCards } = row
  return {
    ...toCard(row, locale),
    content,
    keywords: keywords
      .split(/[,，]/)
      .map((word) => word.trim())
      .filter(Boolean),
    major,
    direction,
    offered,
    published,
    school,
    teacherCards: teacherCards.map(({ avatarId, avatarName, chosen, ...teacher }) => ({
      ...teacher,
      name: readName(teacher.name, locale),
      avatarUrl:
        coverAddresses(chosen)?.src ??
        (avatarId === null ? null : publicFileUrl({ id: avatarId, name: avatarName })),
    })),
    counts: countKinds(items),
    action: actionOf(state, viewer, mine, lacking === null),
    can: {
      join: canOf(mayCall(courseApi.join, viewer) ?? mayJoin(state) ?? lacking),
      studyAll: canOf(mayCall(studying, viewer) ?? mayOpen(state, { trial: false })),
    },
    itemId: entryItem(items, takesPart, mine),
    hasTrial: items.some((item) => item.trial),
    progress: mine ? { done: mine.done, total: mine.total } : null,
    balance,
    certificate,
    related,
  }
}

/** Learners have already paid. */
const afford = ({ joined, fee }: LearnerState, balance: number | null) =>
  joined ? null : mayPay(balance ?? 0, fee)

const givenId = sql`${sql.placeholder('courseId')}::int`

const detailIn = (name: string, locale: Locale) =>
  prepared<DetailRow>(
    name,
    sql`
      select ${cardColumns(locale)},
        ${inLanguage(locale, 'c', 'content')} as content,
        ${inLanguage(locale, 'c', 'keywords')} as keywords,
        coalesce(${inLanguage(locale, 'major', 'name')}, '') as major,
        coalesce(${inLanguage(locale, 'direction', 'name')}, '') as direction,
        c.offered, c.publish_status = 'published' as published, ${schoolMadeAt(locale)} as school,
        coalesce((
          select json_agg(json_build_object('name', ${teacherName(locale)},
            'introduction', ${inLanguage(locale, 't', 'introduction')},
            'foreign', ${isForeign(locale, 't', 'introduction')},
            'avatarId', a.id, 'avatarName', a.name, 'chosen', ${publicPicture(sql`chosen.file_id`)}) order by t.position)
          from course_teachers t left join files a on a.id = t.avatar_file_id
          left join user_files chosen on chosen.id = t.avatar_user_file_id ${joinTeacher(locale)}
          where t.course_id = c.id), '[]') as "teacherCards"
      from courses c ${cardTables}
      left join subject_majors major on major.id = c.major_id
      left join subject_directions direction on direction.id = c.direction_id
      where c.id = ${givenId}`,
  )
const details = {
  'zh-CN': detailIn('course_detail_zh', 'zh-CN'),
  'en-US': detailIn('course_detail_en', 'en-US'),
}

async function detail(db: Db, locale: Locale, courseId: number): Promise<DetailRow> {
  const [row] = await details[locale](db, { courseId })
  if (!row) throw new AppError(courseErrors.notFound)
  return row
}

/** Courses of the same category, of either kind, most learners first. */
const readRelated = prepared<{ id: number }>(
  'course_related',
  sql`
    select c.id from courses c join courses this on this.id = ${givenId}
    where c.category_id = this.category_id and c.id <> this.id and c.publish_status = 'published'
    order by c.learner_count desc, c.id desc limit ${sql.raw(String(relatedShown))}`,
)

async function relatedCourses(db: Db, locale: Locale, courseId: number) {
  const rows = await readRelated(db, { courseId })
  return cardsOf(
    db,
    locale,
    rows.map((row) => row.id),
  )
}

type Items = OutlineChapter['items']

function countKinds(items: Items) {
  const of = (kind: ItemKind) => items.filter((item) => item.kind === kind).length
  return Object.fromEntries(itemKinds.map((kind) => [kind, of(kind)])) as Record<ItemKind, number>
}

/** The button's target: the item opened last, else the first; for others the first trial item. */
function entryItem(items: Items, takesPart: boolean, progress: Progress | undefined) {
  if (!takesPart) return items.find((item) => item.trial)?.itemId ?? null
  return progress?.placeItemId ?? items[0]?.itemId ?? null
}
