import { visibleState } from '#src/features/learning/course/server/access.ts'
import { openingDays } from '#src/features/learning/course/server/opening-days.ts'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { itemProgress } from '#src/features/learning/study/server/progress.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { progressApi } from '../contract.ts'
import type { OwnQuiz } from '../own-schema.ts'
import { forecastOf } from './forecast.ts'
import { type Attempts, readAttempts, readOwn } from './read-own.ts'
import { mayHaveProgress } from './rules.ts'

/** Returns the viewer's progress in a joined course. */
export async function getOwn({
  db,
  viewer,
  locale,
  input: { courseId },
}: Call<typeof progressApi.getOwn>): Promise<AnswerOf<typeof progressApi.getOwn>> {
  const state = await visibleState(db, courseId, viewer)
  must(mayHaveProgress(state))
  const asked = { courseId, userId: viewer.id }
  const [outline, progress, own, attempts] = await Promise.all([
    readOutline(db, courseId, locale),
    itemProgress(db, viewer.id, courseId),
    readOwn(db, { ...asked, locale }),
    readAttempts(db, asked),
  ])
  const days = await openingDays(db, state, outline)
  const today = schoolDay()
  const isDone = ({ itemId }: { itemId: number }) => progress.get(itemId)?.done ?? false
  const attemptsOf = new Map(attempts.map((one) => [one.itemId, one]))
  const placed = outline.flatMap((chapter) => chapter.items.map((item) => ({ item, chapter })))
  const place = placed.find(({ item }) => item.itemId === own.placeItemId)
  const items = placed.map(({ item }) => item)
  const done = items.filter(isDone).length
  return {
    ...{ courseId, kind: own.kind, name: own.name },
    joinedAt: new Date(own.joinedAt).toISOString(),
    ...{ done, items: items.length },
    completedAt: own.completedAt === null ? null : new Date(own.completedAt).toISOString(),
    ...{ filmSeconds: own.filmSeconds, watchedSeconds: own.watchedTenths / 10 },
    place:
      place && own.visitedAt !== null
        ? {
            ...{ itemId: place.item.itemId, name: place.item.name },
            chapter: `${place.chapter.number} ${place.chapter.name}`,
            visitedAt: new Date(own.visitedAt).toISOString(),
          }
        : null,
    forecast: forecastOf({
      ...{ left: items.length - done, recent: own.recent, joinedDays: own.joinedDays, today },
    }),
    endsOn: own.endsOn,
    chapters: outline
      .filter((chapter) => chapter.items.length > 0)
      .map((chapter) => {
        const opensOn = days.get(chapter.chapterId) ?? null
        return {
          ...{ chapterId: chapter.chapterId, number: chapter.number, name: chapter.name },
          ...{ foreign: chapter.foreign.includes('name'), items: chapter.items.length },
          done: chapter.items.filter(isDone).length,
          opensOn: opensOn !== null && opensOn > today ? opensOn : null,
          left: chapter.items
            .filter((item) => !isDone(item))
            .map(({ itemId, name, foreign, kind }) => ({ itemId, name, foreign, kind })),
        }
      }),
    quizzes: items
      .filter(({ kind }) => kind === 'quiz')
      .map(({ itemId, name, foreign }) => ({
        ...{ itemId, name, foreign },
        ...markOf(attemptsOf.get(itemId), progress.get(itemId)),
      })),
  }
}

/** The mark that the learner may see; nothing of one that is not released. */
function markOf(
  given: Attempts | undefined,
  progress: { done: boolean; share: number } | undefined,
): Pick<OwnQuiz, 'attempts' | 'state' | 'share'> {
  const { attempts = 0, unmarked = 0, visible = false } = given ?? {}
  const { done = false, share = 0 } = progress ?? {}
  if (attempts === 0) return { attempts, state: 'none', share: null }
  if (!visible) return { attempts, state: 'hidden', share: null }
  if (done) return { attempts, state: 'passed', share }
  return share === 0 && unmarked > 0
    ? { attempts, state: 'marking', share: null }
    : { attempts, state: 'failed', share }
}
