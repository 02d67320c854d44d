import { readFile } from 'node:fs/promises'
import { quizToWrite } from '#src/features/content/exchange/server/quiz-to-write.ts'
import { withWritten } from '#src/features/content/exchange/server/write-export.ts'
import { getReport } from '#src/features/learning/analysis/server/get-report.ts'
import { analysisErrors } from '#src/features/learning/analysis/errors.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Pack } from './pack.ts'
import { shortName } from './pack-homework.ts'
import { quizzesOfClass } from './quizzes-of-class.ts'

/** Steps of progress that a quiz counts for; a report of a student is one. */
export const quizSteps = 3

/** Packs papers and analyses of the quizzes that the teacher manages, in the courses of the class and as its homework. */
export async function packQuizzes(pack: Pack): Promise<void> {
  const { kernel, viewer, standing, order, words, packing, step } = pack
  if (!order.quizzes) return
  const asked = { classId: standing.classId, viewerId: viewer.id, locale: order.language }
  for (const [at, quiz] of (await quizzesOfClass(kernel.db, asked)).entries()) {
    const folder = `${words.quizzes}/${String(at + 1).padStart(2, '0')} ${shortName(quiz.title)}`
    const list = (label: string, path: string) =>
      packing.list({ part: `${words.quizzes} · ${quiz.course} · ${quiz.title}`, label, path })
    try {
      await addPaper(pack, quiz.quizId, folder, list)
      await addAnalysis(pack, quiz.quizId, folder, list)
    } catch (error) {
      pack.signal.throwIfAborted()
      // One quiz that cannot be written must not cost the whole archive; its contents say so.
      kernel.log.warn({ err: error, quizId: quiz.quizId }, 'a quiz is left out of an archive')
      list(words.quizFailed, '')
    }
    await step(quizSteps)
  }
}

type List = (label: string, path: string) => void

/** The paper, its answer sheet and its answers as Word files. */
async function addPaper(
  { kernel, viewer, order, packing, signal }: Pack,
  quizId: number,
  folder: string,
  list: List,
): Promise<void> {
  const language = order.language === 'en-US' ? 'en' : 'zh'
  const { questions } = await quizToWrite(kernel, viewer, { quizId, language })
  if (questions.length === 0) return
  const what = { kind: 'quiz' as const, quizId }
  await withWritten(
    kernel,
    // These are the Word files from which a PDF would be made.
    { ownerId: viewer.id, order: { what, format: 'pdf', language } },
    signal,
    async (made) => {
      for (const { name, path } of made) {
        const to = `${folder}/${shortName(name.replace(/\.docx$/, ''))}.docx`
        packing.bytes(to, await readFile(path))
        list(name, to)
      }
    },
  )
}

async function addAnalysis(
  { kernel, viewer, order, words, packing }: Pack,
  quizId: number,
  folder: string,
  list: List,
): Promise<void> {
  try {
    const { base64 } = await getReport({
      ...{ db: kernel.db, ports: kernel.ports, viewer, locale: order.language },
      input: { quizId, attempts: 'counted', year: 'all', format: 'xlsx' },
    })
    const path = `${folder}/${words.analysis}.xlsx`
    packing.bytes(path, Buffer.from(base64, 'base64'))
    list(words.analysis, path)
  } catch (error) {
    const isEmpty = error instanceof AppError && error.known.id === analysisErrors.noAnswers.id
    if (!isEmpty) throw error
    list(words.notAnswered, '')
  }
}
