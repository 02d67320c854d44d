import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { releaseResults } from '#src/features/learning/quiz/server/release-results.ts'
import { seedAttempt } from '#src/features/learning/quiz/server/seed-attempt.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { courses } from './courses.ts'
import { chance } from './load-media.ts'
import { missedSpellings } from './load-remarking.ts'
import type { DemoCourse, DemoQuizSet } from './types.ts'
import { photoWords, writtenAnswers, writtenQuestions } from './written.ts'

interface Learner extends Record<string, unknown> {
  userId: number
  username: string
  quizId: number
  joinedAt: string
}

/** Stores a page that a learner has photographed, before the transaction, as blobs are. */
export const storePhoto = async (kernel: Kernel): Promise<FileRow> =>
  saveFile(kernel, {
    ...{ name: '答题纸.jpg', mime: 'image/jpeg', visibility: 'private', ownerId: null },
    bytes: await readFile(new URL('media/answers/fob-to-cif.jpg', import.meta.url)),
  })

/** The quizzes whose attempts are loaded, by course and name. */
const wanted = (course: DemoCourse): { name: string; set: DemoQuizSet; questions: string[] }[] =>
  course.chapters.flatMap(({ items = [] }) =>
    items.flatMap((item) =>
      item.kind === 'quiz' && item.set
        ? [{ name: item.name.zh, set: item.set, questions: item.questions }]
        : [],
    ),
  )

/**
 * Attempts of the demo's learners, from which statistics and the wrong-question set speak. The shown student has none.
 * @param earlier the version that a former school year was asked, by the id of its question
 * @param photo the page that one learner has photographed
 */
export async function loadAttempts(
  tx: Tx,
  ports: Ports,
  { earlier, photo }: { earlier: ReadonlyMap<number, number>; photo: FileRow },
): Promise<void> {
  let left: FileRow | undefined = photo
  for (const course of courses) {
    for (const { name, set, questions } of wanted(course)) {
      const { rows } = await tx.execute<Learner>(sql`
        select l.user_id as "userId", u.username, i.quiz_id as "quizId", l.joined_at as "joinedAt"
        from courses c join course_items i on i.course_id = c.id and i.kind = 'quiz' and i.name = ${name}
        join course_learners l on l.course_id = c.id join users u on u.id = l.user_id
        where c.name = ${course.name.zh} order by u.username`)
      const taking = rows.filter(({ username }) => chance(`taken:${name}:${username}`) < set.taken)
      const takesPhoto = questions.some((one) => one in writtenQuestions)
      for (const learner of taking) {
        const { userId: ownerId } = learner
        // One of them has written on paper.
        const photos = left && takesPhoto ? [await newUserFile(tx, { ownerId, file: left })] : []
        if (photos.length > 0) left = undefined
        await loadAttempt(tx, ports, { learner: { ...learner, photos }, name, earlier })
      }
      const quizId = rows[0]?.quizId
      if (set.released && quizId !== undefined) {
        for (const what of ['marks', 'keys'] as const) {
          await releaseResults(tx, ports, { quizId, what, released: true })
        }
      }
    }
  }
}

/** The first day of this school year, which begins in September. */
function thisSchoolYear(): number {
  const now = new Date()
  const year = now.getUTCFullYear() - (now.getUTCMonth() < 8 ? 1 : 0)
  return Date.UTC(year, 8, 1)
}

async function loadAttempt(
  tx: Tx,
  ports: Ports,
  {
    learner,
    name,
    earlier,
  }: {
    learner: Learner & { photos: number[] }
    name: string
    earlier: ReadonlyMap<number, number>
  },
): Promise<void> {
  const { userId, username, quizId, photos } = learner
  const begun = Date.parse(learner.joinedAt)
  const startedAt = new Date(begun + (Date.now() - begun) * 0.9 * chance(`at:${name}:${username}`))
  const isFormer = startedAt.getTime() < thisSchoolYear()
  // The course was harder in its first year.
  const ability = 0.35 + 0.6 * chance(`ability:${username}`) - (isFormer ? 0.2 : 0)
  await seedAttempt(tx, ports, {
    ...{ quizId, userId, startedAt, ...(isFormer && { versions: earlier }) },
    minutes: 5 + Math.round(40 * chance(`minutes:${name}:${username}`)),
    answer: (body, at) => {
      if (body.type === 'shortAnswer' && photos.length > 0) {
        return { type: 'shortAnswer', text: photoWords, photos }
      }
      const luck = chance(`answer:${name}:${username}:${at}`)
      // The last questions are left out now and then, and each is harder than the one before.
      if (luck > 0.97) return null
      return answerOf(body, luck < ability - at * 0.03, Math.floor(luck * 1000))
    },
  })
}

/** The words in a gap: the right ones; else a spelling that the key misses, or none that fits. */
const writtenIn = (accepted: string, { right, choice }: { right: boolean; choice: number }) => {
  const missed = choice % 2 === 0 ? missedSpellings[accepted] : undefined
  return right ? accepted : (missed ?? '不确定')
}

/** A right answer, or one of the wrong ones. */
export function answerOf(
  body: QuestionBody,
  right: boolean,
  choice: number,
): QuestionAnswer | null {
  switch (body.type) {
    case 'single': {
      const options = body.options.filter((option) => option.right === right)
      return { type: 'single', choice: options[choice % options.length]?.id ?? null }
    }
    case 'multiple': {
      const good = body.options.filter((option) => option.right).map(({ id }) => id)
      return { type: 'multiple', choices: right ? good : good.slice(0, 1) }
    }
    case 'trueFalse':
      return { type: 'trueFalse', value: body.right === right }
    case 'fillIn':
      return {
        type: 'fillIn',
        gaps: Object.fromEntries(
          body.gaps.map((gap) => [
            gap.id,
            writtenIn(gap.kind === 'text' ? (gap.accepted[0]?.text ?? '') : '', { right, choice }),
          ]),
        ),
      }
    case 'shortAnswer':
      return { type: 'shortAnswer', text: writtenAnswers[choice % writtenAnswers.length]! }
    default:
      return null
  }
}
