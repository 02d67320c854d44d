import { answersMarked, answersRemarked } from '#src/features/learning/quiz/server/marked-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { revisionApi } from './contract.ts'
import { answer } from './server/answer.ts'
import { getChoices } from './server/get-choices.ts'
import { getForecast } from './server/get-forecast.ts'
import { getPractice } from './server/get-practice.ts'
import { getPrint } from './server/get-print.ts'
import { getQuestion } from './server/get-question.ts'
import { getQuestions } from './server/get-questions.ts'
import { getSimilar } from './server/get-similar.ts'
import { getToday } from './server/get-today.ts'
import { judge } from './server/judge.ts'
import { revisionParts } from './server/personal-data.ts'
import { revisionRules } from './server/rules-text.ts'
import { setExam } from './server/set-exam.ts'
import { setMistake } from './server/set-mistake.ts'
import { takeMarked } from './server/take-marked.ts'
import { takeRemarked } from './server/take-remarked.ts'

/** The wrong-question set: today's cards by FSRS-6, the list, practice, print. */
export const revisionFeature = feature({
  name: 'learning/revision',
  title: { zh: '错题集', en: 'Wrong-question set' },
  calls: [
    [revisionApi.getToday, getToday],
    [revisionApi.getForecast, getForecast],
    [revisionApi.getQuestions, getQuestions],
    [revisionApi.getChoices, getChoices],
    [revisionApi.getQuestion, getQuestion],
    [revisionApi.getSimilar, getSimilar],
    [revisionApi.getPractice, getPractice],
    [revisionApi.getPrint, getPrint],
    [revisionApi.answer, answer],
    [revisionApi.judge, judge],
    [revisionApi.setMistake, setMistake],
    [revisionApi.setExam, setExam],
  ],
  personalData: revisionParts,
  rules: revisionRules,
  provides: [provide(answersMarked, takeMarked), provide(answersRemarked, takeRemarked)],
})
