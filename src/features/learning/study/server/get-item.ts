import { describeDocument } from '#src/features/content/document/server/describe-document.ts'
import { openTexts } from '#src/features/content/editor/server/open-texts.ts'
import { grantOf } from '#src/features/content/file/server/reading-right.ts'
import { readUserFile } from '#src/features/content/file/server/open-user-file.ts'
import { readFilm } from '#src/features/content/film/server/film-view.ts'
import { mayChangeFilm } from '#src/features/content/film/server/rules.ts'
import { tracksOf } from '#src/features/content/film/server/subtitle-tracks.ts'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import { openingDays } from '#src/features/learning/course/server/opening-days.ts'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { offersDownload, mayOpen } from '#src/features/learning/course/server/rules.ts'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { type CourseDownloads } from '#src/features/learning/course/settings-api.ts'
import { quizFacts } from '#src/features/learning/quiz/server/quiz-facts.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { isAdmin } from '#src/shared/viewer.ts'
import type { studyApi } from '../contract.ts'
import { type ItemDetail, readItem } from './item-detail.ts'
import { lockedChapters } from './locked-chapters.ts'
import { resumeAt } from './resume-at.ts'
import { toParts } from './watched.ts'

type Answer = AnswerOf<typeof studyApi.getItem>

/** Returns one item for the player, with signed addresses of its files. */
export async function getItem(call: Call<typeof studyApi.getItem>): Promise<Answer> {
  const { db, viewer, locale } = call
  const { courseId, itemId } = call.input
  const state = await visibleState(db, courseId, viewer)
  const [outline, locked, detail] = await Promise.all([
    readOutline(db, courseId, locale),
    lockedChapters(db, state, viewer.id),
    readItem(db, { itemId, userId: viewer.id, locale }),
  ])
  const flat = outline.flatMap((chapter) => chapter.items.map((item) => ({ ...item, chapter })))
  const item = flat.find((one) => one.itemId === itemId)
  if (!item || !detail) throw new AppError(courseErrors.itemNotFound)
  const days = await openingDays(db, state, outline)
  const opening = ({ chapter: { chapterId }, trial }: (typeof flat)[number]) =>
    mayOpen(state, {
      ...{ trial, opensOn: days.get(chapterId) ?? null, locked: locked.has(chapterId) },
    })
  must(opening(item))
  const open = flat.filter((one) => opening(one) === null)
  const place = open.indexOf(item)
  return {
    itemId,
    courseId,
    name: item.name,
    foreign: item.foreign,
    chapter: {
      chapterId: item.chapter.chapterId,
      number: item.chapter.number,
      name: item.chapter.name,
      foreign: item.chapter.foreign.includes('name'),
    },
    kind: item.kind,
    previousItemId: open[place - 1]?.itemId ?? null,
    nextItemId: open[place + 1]?.itemId ?? null,
    progress: { done: detail.done, share: detail.share },
    video:
      item.kind === 'video'
        ? await toVideo(call, detail, { noSkipping: state.noSkipping && !state.staff })
        : null,
    courseware:
      item.kind === 'courseware'
        ? await toCourseware(call, detail, (downloads) => offersDownload(state, item, downloads))
        : null,
    text: await toText(call, detail),
    task: item.kind === 'task' ? { handsIn: detail.handsIn, answered: detail.answered } : null,
    quiz:
      detail.quizId === null
        ? null
        : await quizFacts(db, {
            ...{ quizId: detail.quizId, userId: viewer.id, trial: state.staff && !state.joined },
          }),
  }
}

async function toVideo(
  call: Call<typeof studyApi.getItem>,
  { file, userFileId, ownerId, ...detail }: ItemDetail,
  rules: { noSkipping: boolean },
): Promise<Answer['video']> {
  if (!file || userFileId === null) return null
  const facts = { isOwner: ownerId === call.viewer.id, isAdmin: isAdmin(call.viewer) }
  const [{ view }, tracks] = await Promise.all([
    readFilm(call, { userFileId, file, isOwner: facts.isOwner }),
    tracksOf(call, { userFileId, fileId: file.id }),
  ])
  const watched = toParts(detail.watched)
  return {
    userFileId,
    can: { changeSubtitles: canOf(mayChangeFilm(facts)) },
    film: { ...view, duration: detail.durationSeconds ?? view.duration },
    tracks,
    position: resumeAt(detail, { ...rules, watched }),
    watched,
    hasQuestions: detail.hasQuestions,
    ...rules,
  }
}

async function toText(
  call: Call<typeof studyApi.getItem>,
  { body, bodyForeign, textFiles }: ItemDetail,
): Promise<Answer['text']> {
  if (body === null) return null
  const open = await openTexts(call, call.viewer, [body], new Set(textFiles))
  return { html: open(body), foreign: bodyForeign }
}

async function toCourseware(
  call: Call<typeof studyApi.getItem>,
  { userFileId, downloads }: ItemDetail,
  may: (downloads: CourseDownloads) => boolean,
): Promise<Answer['courseware']> {
  const found = userFileId === null ? undefined : await readUserFile(call.db, userFileId)
  if (!found) return null
  const grant = grantOf({ download: may(downloads) })
  return describeDocument(call, { ...found, grant })
}
