import { readOutline } from '#src/features/learning/course/server/outline.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Figures, progressApi } from '../contract.ts'
import { progressErrors } from '../errors.ts'
import { byTopChapter } from './due-items.ts'
import { findCourse, type FoundCourse, named } from './find-course.ts'
import { readFilm, readSteps } from './read-figures.ts'
import { snapshotOf } from './snapshot.ts'

export async function getFigures({
  db,
  events,
  viewer,
  locale,
  input: { courseId, semester, film, fresh },
}: Call<typeof progressApi.getFigures>): Promise<AnswerOf<typeof progressApi.getFigures>> {
  const course = await findCourse(db, { courseId, viewer, locale })
  const { takenAt, value } = await snapshotOf(
    { db, events },
    { key: `figures ${courseId} ${semester ?? ''} ${film ?? ''} ${locale}`, fresh },
    () => figuresOf(db, course, { semester, film, locale }),
  )
  return { ...value, course: named(course), takenAt }
}

/** Counts how far the learners of a course come. */
export async function figuresOf(
  db: Db,
  course: FoundCourse,
  given: { semester: number | undefined; film: number | undefined; locale: Locale },
): Promise<Omit<Figures, 'course' | 'takenAt'>> {
  const { courseId } = course
  const { semester, locale } = given
  const outline = await readOutline(db, courseId, locale)
  const tops = byTopChapter(outline)
  const films = outline
    .flatMap((chapter) => chapter.items)
    .filter(({ kind, durationSeconds }) => kind === 'video' && (durationSeconds ?? 0) > 0)
  const film = given.film === undefined ? films[0] : films.find((one) => one.itemId === given.film)
  if (given.film !== undefined && !film) throw new AppError(progressErrors.noFilm)
  const chosen = film && { itemId: film.itemId, name: film.name, seconds: film.durationSeconds! }
  const [steps, seen] = await Promise.all([
    readSteps(db, { courseId, semester }, tops),
    chosen ? readFilm(db, { courseId, semester }, chosen) : null,
  ])
  const counted = new Map(steps.chapters.map((one) => [one.place, one]))
  return {
    funnel: steps.funnel,
    chapters: tops
      .map(({ chapter, itemIds }, place) => ({
        ...{ chapterId: chapter.chapterId, number: chapter.number, name: chapter.name },
        items: itemIds.length,
        begun: counted.get(place)?.begun ?? 0,
        done: counted.get(place)?.done ?? 0,
      }))
      .filter(({ items }) => items > 0),
    films: films.map(({ itemId, name }) => ({ itemId, name })),
    film: chosen && seen ? { ...chosen, ...seen } : null,
  }
}
