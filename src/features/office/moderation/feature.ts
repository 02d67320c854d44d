import { feature } from '#src/server/feature.ts'
import { moderationApi } from './contract.ts'
import { moderationActs } from './server/acts-text.ts'
import { decideReports, restoreHidden } from './server/decide.ts'
import { getReports } from './server/get-reports.ts'
import { moderationRules } from './server/rules-text.ts'

/** The queue of reports in the back office: what people reported in all rooms, and the decisions about it. */
export const moderationFeature = feature({
  name: 'office/moderation',
  title: { zh: '举报处理', en: 'Reports' },
  calls: [
    [moderationApi.getReports, getReports],
    [
      moderationApi.hideReported,
      (call) => decideReports(call, { reason: call.input.reason, words: call.input.words }),
    ],
    [moderationApi.dismissReports, (call) => decideReports(call, null)],
    [moderationApi.restoreHidden, restoreHidden],
  ],
  audit: moderationActs,
  rules: moderationRules,
})
