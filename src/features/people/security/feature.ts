import { feature } from '#src/server/feature.ts'
import { securityApi } from './contract.ts'
import { securityActs } from './server/acts-text.ts'
import { securityTemplates } from './server/templates-text.ts'
import {
  bindEmail,
  bindPhone,
  getAccount,
  sendBindCode,
  unbindContact,
} from './server/bind-contact.ts'
import { updatePassword } from './server/change-password.ts'
import { endOtherSessions, endSession } from './server/end-my-sessions.ts'
import { getSessions } from './server/list-sessions.ts'
import { securityPosts } from './server/page-posts.ts'
import { securityParts } from './server/personal-data.ts'
import {
  resetByLink,
  resetPassword,
  sendFindPasswordCode,
  showResetLink,
} from './server/recover-password.ts'
import { securityRules } from './server/rules-text.ts'
import { tidySecurityJob } from './server/tidy.ts'

/** Passwords, contacts and devices. */
export const securityFeature = feature({
  name: 'people/security',
  title: { zh: '账号安全', en: 'Account security' },
  calls: [
    [securityApi.getFindPwdCode, sendFindPasswordCode],
    [securityApi.resetPassword, resetPassword],
    [securityApi.readResetLink, showResetLink],
    [securityApi.resetByLink, resetByLink],
    [securityApi.getAccount, getAccount],
    [securityApi.getBindCode, sendBindCode],
    [securityApi.updatePassword, updatePassword],
    [securityApi.bindPhone, bindPhone],
    [securityApi.bindEmail, bindEmail],
    [securityApi.unbindContact, unbindContact],
    [securityApi.getSessions, getSessions],
    [securityApi.endSession, endSession],
    [securityApi.endOtherSessions, endOtherSessions],
  ],
  pagePosts: securityPosts,
  jobs: [tidySecurityJob],
  personalData: securityParts,
  audit: securityActs,
  templates: securityTemplates,
  rules: securityRules,
})
