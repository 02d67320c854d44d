import { feature } from '#src/server/feature.ts'
import { analysisApi as api } from './contract.ts'
import { getAnalysis } from './server/get-analysis.ts'
import { getQuestion } from './server/get-question.ts'
import { getReport } from './server/get-report.ts'
import { analysisRules } from './server/rules-text.ts'

/** What the answers to a quiz say about it and its questions. */
export const analysisFeature = feature({
  name: 'learning/analysis',
  title: { zh: '试卷分析', en: 'Quiz statistics' },
  calls: [
    [api.getAnalysis, getAnalysis],
    [api.getQuestion, getQuestion],
    [api.getReport, getReport],
  ],
  rules: analysisRules,
})
