import { feature } from '#src/server/feature.ts'
import { analysisApi as api } from './contract.ts'
import { getAnalysis } from './server/get-analysis.ts'
import { getOwn } from './server/get-own.ts'
import { getQuestion } from './server/get-question.ts'
import { getReport } from './server/get-report.ts'
import { analysisParts } from './server/personal-data.ts'
import { analysisRules } from './server/rules-text.ts'

/** The room computes the statistics of quizzes and their questions, on pages and in files. */
export const analysisFeature = feature({
  name: 'learning/analysis',
  title: { zh: '试卷分析', en: 'Quiz statistics' },
  calls: [
    [api.getAnalysis, getAnalysis],
    [api.getQuestion, getQuestion],
    [api.getReport, getReport],
    [api.getOwn, getOwn],
  ],
  personalData: analysisParts,
  rules: analysisRules,
})
