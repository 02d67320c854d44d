import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { createPaper } from '#src/features/content/paper/server/create-paper.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'
import { quizAsPaper } from './quiz-paper.ts'

/** Keeps the sections, questions and points of a quiz as a paper of the person's bank. */
export async function saveAsPaper({
  db,
  ports,
  viewer,
  locale,
  input: { quizId },
}: Call<typeof invigilationApi.saveAsPaper>) {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return db.transaction(async (tx) => {
    const paper = await quizAsPaper({ db: tx, ports }, { quizId, viewer })
    if (!paper || paper.questions.length === 0) throw new AppError(quizErrors.noQuestions)
    const { name, nameEn, questions, sections } = paper
    const html = (text: string) => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`)
    const paperId = await createPaper(tx, {
      ...{ ownerId: viewer.id, name, nameEn, printedTotal: null, questions },
      sections: sections.map((one) => ({
        ...{ name: one.name.zh, nameEn: one.name.en, printedTotal: null },
        ...{ intro: html(one.intro.zh), introEn: html(one.intro.en) },
      })),
    })
    return { paperId }
  })
}
