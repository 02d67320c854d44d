import { deletionIsHeld } from '#src/features/people/account/server/deletion-hold.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { privacyApi } from './contract.ts'
import { privacyActs } from './server/acts-text.ts'
import { hasHold } from './server/deletion-holds.ts'
import { openExport } from './server/export-link.ts'
import { getPersonalData } from './server/get-personal-data.ts'
import { privacyJobs } from './server/jobs.ts'
import { privacyParts } from './server/personal-data.ts'
import { cancelDeletion, requestDeletion } from './server/request-deletion.ts'
import { requestExport } from './server/request-export.ts'
import { privacyRules } from './server/rules-text.ts'
import { privacyTemplates } from './server/templates-text.ts'

/** Personal data: shown, packed and erased. */
export const privacyFeature = feature({
  name: 'people/privacy',
  title: { zh: '个人数据', en: 'Personal data' },
  calls: [
    [privacyApi.getPersonalData, getPersonalData],
    [privacyApi.requestExport, requestExport],
    [privacyApi.openExport, openExport],
    [privacyApi.requestDeletion, requestDeletion],
    [privacyApi.cancelDeletion, cancelDeletion],
  ],
  jobs: privacyJobs,
  provides: [provide(deletionIsHeld, hasHold)],
  personalData: privacyParts,
  audit: privacyActs,
  templates: privacyTemplates,
  rules: privacyRules,
})
