import { sql } from 'drizzle-orm'
import type { FavouriteAbout } from '#src/features/learning/favourite/contract.ts'
import { joinTable, type ThingNames } from '#src/features/learning/favourite/server/join-table.ts'
import type { FavouriteKind } from '#src/features/learning/favourite/server/kinds-port.ts'
import { favouritePart } from '#src/features/learning/favourite/server/personal-data.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { isAdmin } from '#src/shared/viewer.ts'
import { teachesCourse } from './teaches-course.ts'
import type { CourseCard } from '../contract.ts'
import { courseFavourites } from '../favourite-tables.ts'
import { coursePaths } from '../paths.ts'
import { cardsOf } from './cards.ts'
import { favouriteText as t } from './favourite-text.ts'

const table = joinTable(courseFavourites, courseFavourites.courseId)

/** Whether the page of the course `c` opens for this person, by the facts of `maySee`. */
const seenBy = (userId: number) => sql`(c.publish_status = 'published' or ${teachesCourse(userId)}
  or exists (select from course_learners l where l.course_id = c.id and l.user_id = ${userId}))`

/** Courses of both kinds as favourites. */
export const favouriteCourses: FavouriteKind = {
  kind: 'course',
  table,
  rows: (userId) => sql`
    select f.id as "favouriteId", f.course_id as "thingId", f.folder_id as "folderId", f.added_at as "addedAt",
      seen.fate, case seen.fate when 'here' then c.name else f.name end as name,
      case seen.fate when 'here' then c.name_en else f.name_en end as "nameEn"
    from course_favourites f left join courses c on c.id = f.course_id
    cross join lateral (select case when c.id is null or c.deleted_at is not null then 'deleted'
      when ${seenBy(userId)} then 'here' else 'unpublished' end as fate) seen
    where f.user_id = ${userId}`,
  async describe(db, { locale, thingIds }) {
    const cards = await cardsOf(db, locale, thingIds)
    return new Map(cards.map((card) => [card.courseId, aboutOf(card, locale)]))
  },
  async find(tx, { viewer, thingId }) {
    const seen = isAdmin(viewer) ? sql`true` : seenBy(viewer.id)
    const { rows } = await tx.execute<ThingNames & Record<string, unknown>>(sql`
      select c.name, c.name_en as "nameEn" from courses c
      where c.id = ${thingId} and c.deleted_at is null and ${seen} for key share of c`)
    return rows[0] ?? null
  },
}

export const favouriteCoursesPart = favouritePart(
  { id: 'favourite-courses', name: t.courses, table: 'course_favourites' },
  table,
)

function aboutOf(card: CourseCard, locale: Locale): FavouriteAbout {
  const format = new Intl.NumberFormat(locale)
  const { teachers } = card
  return {
    path: coursePaths.course(card),
    label: pick(t[card.kind], locale),
    by: locale === 'zh-CN' ? teachers.join(t.comma) : new Intl.ListFormat(locale).format(teachers),
    facts: [
      ...(card.score === null ? [] : [t.score(card.score.toFixed(1))]),
      t.learners(format.format(card.learnerCount)),
      card.fee === 0 ? t.free : t.coins(format.format(card.fee)),
    ].map((fact) => pick(fact, locale)),
    cover: { theme: card.coverTheme, category: card.category.slug, picture: card.cover },
  }
}
