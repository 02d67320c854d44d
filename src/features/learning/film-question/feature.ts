import { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { filmQuestionApi } from './contract.ts'
import { addPoint } from './server/add-point.ts'
import { answer } from './server/answer.ts'
import { deletePoint } from './server/delete-point.ts'
import { filmUses } from './server/film-uses.ts'
import { getPoints } from './server/get-points.ts'
import { getQuestions } from './server/get-questions.ts'
import { movePoint } from './server/move-point.ts'
import { filmQuestionParts } from './server/personal-data.ts'
import { filmQuestionRules } from './server/rules-text.ts'

/** Questions that a film of a course asks at a second. */
export const filmQuestionFeature = feature({
  name: 'learning/film-question',
  title: { zh: '视频中的题目', en: 'Questions in films' },
  calls: [
    [filmQuestionApi.getQuestions, getQuestions],
    [filmQuestionApi.answer, answer],
    [filmQuestionApi.getPoints, getPoints],
    [filmQuestionApi.addPoint, addPoint],
    [filmQuestionApi.movePoint, movePoint],
    [filmQuestionApi.deletePoint, deletePoint],
  ],
  personalData: filmQuestionParts,
  rules: filmQuestionRules,
  provides: [provide(questionUses, filmUses)],
})
