import { feature } from '#src/server/feature.ts'
import { peopleApi } from './contract.ts'
import { peopleActs } from './server/acts-text.ts'
import { peopleTemplates } from './server/templates-text.ts'
import { packDataOf } from './server/pack-data-of.ts'
import { cancelDeletionOf, requestDeletionOf } from './server/request-deletion-of.ts'
import { endSessionsOf } from './server/end-sessions-of.ts'
import { getPeople } from './server/get-people.ts'
import { getPerson } from './server/get-person.ts'
import { holdDeletion, releaseDeletion } from './server/hold-deletion.ts'
import { lockPerson, unlockPerson } from './server/lock-person.ts'
import { makeResetLinkOf } from './server/make-reset-link-of.ts'
import { peopleRules } from './server/rules-text.ts'
import { setAccountRole } from './server/set-account-role.ts'
import { setCustomRoles } from './server/set-custom-roles.ts'
import { updatePerson } from './server/update-person.ts'

/** Administrators find people and change their accounts. */
export const peopleFeature = feature({
  name: 'office/people',
  title: { zh: '用户管理', en: 'People' },
  calls: [
    [peopleApi.getPeople, getPeople],
    [peopleApi.getPerson, getPerson],
    [peopleApi.updatePerson, updatePerson],
    [peopleApi.setCustomRoles, setCustomRoles],
    [peopleApi.setAccountRole, setAccountRole],
    [peopleApi.lockPerson, lockPerson],
    [peopleApi.unlockPerson, unlockPerson],
    [peopleApi.endSessionsOf, endSessionsOf],
    [peopleApi.makeResetLink, makeResetLinkOf],
    [peopleApi.packDataOf, packDataOf],
    [peopleApi.requestDeletionOf, requestDeletionOf],
    [peopleApi.cancelDeletionOf, cancelDeletionOf],
    [peopleApi.holdDeletion, holdDeletion],
    [peopleApi.releaseDeletion, releaseDeletion],
  ],
  rules: peopleRules,
  audit: peopleActs,
  templates: peopleTemplates,
})
