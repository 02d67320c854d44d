import { sql } from 'drizzle-orm'
import { newSubtitle } from '#src/features/content/film/server/new-subtitle.ts'
import { readSubtitles } from '#src/features/content/film/subtitle-file.ts'
import {
  createCourse,
  type NewChapter,
  type NewItem,
} from '#src/features/learning/course/server/create-course.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { quizOf } from './quiz-of.ts'
import { createQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import type { Tx } from '#src/server/database/db.ts'
import { type LoadedSemester, loadSemesters } from './load-semesters.ts'
import type { DemoSubjects } from './load-subjects.ts'
import type { Media } from './load-media.ts'
import type { TeacherFiles } from './load-user-files.ts'
import { people } from './people.ts'
import type { DemoChapter, DemoCourse, DemoItem } from './types.ts'

export interface Loaded {
  course: DemoCourse
  courseId: number
  itemIds: number[]
  publishedAt: Date
  /** The earliest first. */
  semesters: LoadedSemester[]
}

interface Given extends Pick<Kernel, 'config'> {
  userIds: Map<string, number>
  subjects: DemoSubjects
  questionIds: Map<string, number>
  media: Media
  files: TeacherFiles
}

/** Whose files the films and courseware of a course are, and their folder. */
interface Place {
  ownerId: number
  folder: string
}

const day = 86_400_000

/** Loads one course, approved and published. */
export async function loadCourse(tx: Tx, course: DemoCourse, given: Given): Promise<Loaded> {
  const publishedAt = new Date(Date.now() - course.publishedDaysAgo * day)
  const { subjects } = given
  const ownerId = need(given.userIds, course.teachers[0] ?? '')
  const { courseId, itemIds } = await createCourse(tx, {
    kind: course.kind,
    ownerId,
    categoryId: need(subjects.categoryIds, course.category),
    name: course.name.zh,
    nameEn: course.name.en,
    introduction: course.introduction.zh,
    introductionEn: course.introduction.en,
    content: course.content.zh,
    contentEn: course.content.en,
    keywords: course.keywords.zh,
    keywordsEn: course.keywords.en,
    language: course.language,
    majorId: need(subjects.majorIds, course.major.zh),
    directionId: need(subjects.directionIds, `${course.major.zh}/${course.direction.zh}`),
    difficulty: course.difficulty,
    fee: course.fee,
    coverTheme: course.cover,
    auditStatus: 'approved',
    publishStatus: 'published',
    publishedAt,
    createdAt: new Date(publishedAt.getTime() - 14 * day),
    teachers: course.teachers.map((username) => teacherOf(username, given.userIds)),
    chapters: await chaptersOf(tx, course.chapters, {
      ...given,
      ...{ ownerId, folder: course.name.zh },
    }),
  })
  // Nothing of it is new to those who have studied it since.
  await tx.execute(sql`
    update course_items set added_at = ${publishedAt.toISOString()} where course_id = ${courseId}`)
  const semesters = await loadSemesters(tx, courseId, course.semesters ?? [])
  return { course, courseId, itemIds, publishedAt, semesters }
}

function teacherOf(username: string, userIds: Map<string, number>) {
  const person = people.find((one) => one.username === username)
  return {
    userId: need(userIds, username),
    name: person?.realName ?? username,
    introduction: person?.introduction?.zh ?? '',
    introductionEn: person?.introduction?.en ?? null,
  }
}

async function chaptersOf(
  tx: Tx,
  chapters: DemoChapter[],
  given: Given & Place,
): Promise<NewChapter[]> {
  const made: NewChapter[] = []
  for (const chapter of chapters) {
    const items: NewItem[] = []
    for (const item of chapter.items ?? []) items.push(await itemOf(tx, item, given))
    made.push({
      name: chapter.name.zh,
      nameEn: chapter.name.en,
      introduction: chapter.introduction.zh,
      introductionEn: chapter.introduction.en,
      items,
      children: await chaptersOf(tx, chapter.children ?? [], given),
    })
  }
  return made
}

async function itemOf(
  tx: Tx,
  item: DemoItem,
  { config, media, files, questionIds, ownerId, folder }: Given & Place,
): Promise<NewItem> {
  const userFile = (path: string) => files.idOf(media.file(path), { ownerId, folder })
  const name = { name: item.name.zh, nameEn: item.name.en }
  switch (item.kind) {
    case 'video': {
      const userFileId = await userFile(`${item.media}.mp4`)
      for (const language of ['zh', 'en'] as const) {
        const { cues } = readSubtitles(media.text(`${item.media}.${language}.vtt`))
        await newSubtitle(tx, { userFileId, language, cues })
      }
      return {
        ...name,
        kind: 'video',
        userFileId,
        durationSeconds: Math.round(media.seconds(item.media)),
      }
    }
    case 'courseware':
      return {
        ...name,
        kind: 'courseware',
        userFileId: await userFile(item.file),
        pages: media.pages(item.file),
      }
    case 'text':
      return { ...name, kind: item.kind, body: item.body.zh, bodyEn: item.body.en }
    case 'task':
      return {
        ...{ ...name, kind: item.kind, body: item.body.zh, bodyEn: item.body.en },
        handsIn: item.handsIn ?? false,
      }
    case 'quiz':
      return {
        ...name,
        kind: 'quiz',
        quizId: await createQuiz(tx, { config }, quizOf(item, questionIds)),
      }
  }
}

function need(ids: Map<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo names ${name}, which does not exist`)
  return id
}
