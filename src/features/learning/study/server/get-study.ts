import { sql } from 'drizzle-orm'
import { courseErrors, type CourseKind } from '#src/features/learning/course/contract.ts'
import { type CourseDownloads } from '#src/features/learning/course/settings-api.ts'
import { mayChange, visibleState } from '#src/features/learning/course/server/access.ts'
import { openingDays } from '#src/features/learning/course/server/opening-days.ts'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { mayOpen } from '#src/features/learning/course/server/rules.ts'
import { mayFly } from '#src/features/learning/bullet/server/rules.ts'
import { mayTakePart } from '#src/features/learning/interaction/server/rules.ts'
import { mayNote } from '#src/features/learning/note/server/rules.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { studyApi } from '../contract.ts'
import { lockedChapters } from './locked-chapters.ts'
import { itemProgress } from './progress.ts'

/** Returns a course's outline with the viewer's progress. Refuses a viewer who may open none of its items. */
export async function getStudy({
  db,
  viewer,
  locale,
  input: { courseId },
}: Call<typeof studyApi.getStudy>): Promise<AnswerOf<typeof studyApi.getStudy>> {
  const state = await visibleState(db, courseId, viewer)
  const [outline, progress, course, change, locked] = await Promise.all([
    readOutline(db, courseId, locale),
    itemProgress(db, viewer.id, courseId),
    readPlace(db, { courseId, userId: viewer.id, locale }),
    mayChange(db, state, viewer),
    lockedChapters(db, state, viewer.id),
  ])
  const days = await openingDays(db, state, outline)
  const chapters = outline.map((chapter) => ({
    ...chapter,
    items: chapter.items.map((item) => ({
      ...item,
      progress: progress.get(item.itemId) ?? { done: false, share: 0 },
      can: {
        open: canOf(
          mayOpen(state, {
            ...item,
            opensOn: days.get(chapter.chapterId) ?? null,
            locked: locked.has(chapter.chapterId),
          }),
        ),
      },
    })),
  }))
  const items = chapters.flatMap((chapter) => chapter.items)
  const open = items.filter((item) => item.can.open.may)
  if (open.length === 0) must(mayOpen(state, { trial: false }))
  const place = open.find((item) => item.itemId === course.placeItemId) ?? open[0]
  return {
    courseId,
    kind: course.kind,
    name: course.name,
    joined: state.joined,
    done: items.filter((item) => item.progress.done).length,
    items: items.length,
    currentItemId: place?.itemId ?? null,
    chapters,
    downloads: course.downloads,
    rules: {
      ...{ noSkipping: state.noSkipping, inOrder: state.inOrder },
      bulletComments: state.bulletComments,
    },
    can: {
      changeSettings: canOf(change),
      note: canOf(mayNote(state)),
      discuss: canOf(mayTakePart(state)),
      fly: canOf(mayFly(state)),
    },
  }
}

interface Place {
  kind: CourseKind
  name: string
  downloads: CourseDownloads
  placeItemId: number | null
}

const places = preparedIn<Place>(
  'study_place',
  (locale) => sql`
    select c.kind, c.downloads, ${inLanguage(locale, 'c', 'name')} as name, p.item_id as "placeItemId"
    from courses c
    left join study_places p on p.course_id = c.id and p.user_id = ${sql.placeholder('userId')}::int
    where c.id = ${sql.placeholder('courseId')}::int`,
)

async function readPlace(
  db: Db,
  { locale, ...asked }: { courseId: number; userId: number; locale: Locale },
) {
  const [row] = await places(db, locale, asked)
  if (!row) throw new AppError(courseErrors.notFound)
  return row
}
