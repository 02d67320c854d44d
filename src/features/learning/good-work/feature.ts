import { goodWorksOfOwn } from '#src/features/learning/homework/server/good-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { goodWorkApi as api } from './contract.ts'
import { answerProposal } from './server/answer.ts'
import { endShowing } from './server/end.ts'
import { getList } from './server/get-list.ts'
import { getProposal } from './server/get-proposal.ts'
import { goodWorksOfOwnWork } from './server/own-port.ts'
import { goodWorkParts } from './server/personal-data.ts'
import { proposeWork } from './server/propose.ts'
import { goodWorkRules } from './server/rules-text.ts'

/** Good works of homework, which a class sees with the consent of their students. */
export const goodWorkFeature = feature({
  name: 'learning/good-work',
  title: { zh: '优秀作业', en: 'Good works' },
  calls: [
    [api.getList, getList],
    [api.getProposal, getProposal],
    [api.propose, proposeWork],
    [api.answer, answerProposal],
    [api.end, endShowing],
  ],
  personalData: goodWorkParts,
  provides: [provide(goodWorksOfOwn, goodWorksOfOwnWork)],
  rules: goodWorkRules,
})
