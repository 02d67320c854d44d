import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { questionUses } from '../bank/server/questions-port.ts'
import { paperApi } from './contract.ts'
import { deletePaper } from './server/delete-paper.ts'
import { getPaper } from './server/get-paper.ts'
import { getPapers } from './server/get-papers.ts'
import { getTwins } from './server/get-twins.ts'
import { makeTwins } from './server/make-twins.ts'
import { recentPapers } from './server/choose-twins.ts'
import { recentUses } from './server/recent-port.ts'
import { paperParts } from './server/personal-data.ts'
import { paperUses } from './server/question-uses.ts'
import { paperRules } from './server/rules-text.ts'
import { savePaper } from './server/save-paper.ts'
import { updateQuestions } from './server/update-questions.ts'

/** Papers: sections, order and points of questions, kept as one thing. */
export const paperFeature = feature({
  name: 'content/paper',
  title: { zh: '试卷', en: 'Papers' },
  calls: [
    [paperApi.getPapers, getPapers],
    [paperApi.getPaper, getPaper],
    [paperApi.savePaper, savePaper],
    [paperApi.updateQuestions, updateQuestions],
    [paperApi.deletePaper, deletePaper],
    [paperApi.getTwins, getTwins],
    [paperApi.makeTwins, makeTwins],
  ],
  personalData: paperParts,
  provides: [provide(questionUses, paperUses), provide(recentUses, recentPapers)],
  rules: paperRules,
})
