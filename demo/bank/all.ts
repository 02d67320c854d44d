import { choiceQuestions } from './choices.ts'
import { groupQuestions } from './groups.ts'
import type { BankQuestion } from './make.ts'
import { pricingQuestions } from './pricing.ts'
import { procedureQuestions } from './procedures.ts'
import { termQuestions } from './terms.ts'
import { writingQuestions } from './writing.ts'

/** The questions of the demo bank that no quiz uses; those of quizzes are in demo/questions. */
export const bankQuestions: BankQuestion[] = [
  ...choiceQuestions,
  ...termQuestions,
  ...procedureQuestions,
  ...pricingQuestions,
  ...writingQuestions,
  ...groupQuestions,
]

/** The folder of each topic. */
export const bankTopics: Record<string, string> = {
  basics: '综合练习',
  terms: '术语与分类',
  procedures: '业务流程',
  pricing: '价格核算',
  writing: '写作与口语',
  cases: '材料与案例',
  forms: '单证填制',
}
