import { feature } from '#src/server/feature.ts'
import { classApi as api } from './contract.ts'
import { classActs } from './server/acts-text.ts'
import { answerInvitation } from './server/answer-invitation.ts'
import { renewCode, setCode } from './server/change-code.ts'
import { createGroup, deleteGroup, renameGroup, setGroup } from './server/change-groups.ts'
import { archiveClass, completeClass, restoreClass } from './server/change-state.ts'
import { copyClass } from './server/copy-class.ts'
import { createClass, editClass } from './server/create-class.ts'
import { decideRequests } from './server/decide-requests.ts'
import { deleteClass } from './server/delete-class.ts'
import { drawGroups } from './server/draw-groups.ts'
import { findByCode } from './server/find-by-code.ts'
import { getClass } from './server/get-class.ts'
import { getCode } from './server/get-code.ts'
import { getCopy } from './server/get-copy.ts'
import { getHistory } from './server/get-history.ts'
import { getMembers } from './server/get-members.ts'
import { getMine } from './server/get-mine.ts'
import { invitePerson } from './server/invite-person.ts'
import { joinClass } from './server/join-class.ts'
import { classParts } from './server/personal-data.ts'
import { quitClass } from './server/quit-class.ts'
import { removeMembers } from './server/remove-members.ts'
import { classRules } from './server/rules-text.ts'
import { setNumber } from './server/set-number.ts'
import { tellJob } from './server/tell.ts'
import { answerOffer, offerClass } from './server/transfer-class.ts'

/** Classes: their people, code, groups and history. */
export const classFeature = feature({
  name: 'learning/class',
  title: { zh: '班级', en: 'Classes' },
  calls: [
    [api.getMine, getMine],
    [api.getClass, getClass],
    [api.getHistory, getHistory],
    [api.create, createClass],
    [api.edit, editClass],
    [api.setCode, setCode],
    [api.renewCode, renewCode],
    [api.complete, completeClass],
    [api.archive, archiveClass],
    [api.restore, restoreClass],
    [api.getCopy, getCopy],
    [api.copy, copyClass],
    [api.delete, deleteClass],
    [api.offer, offerClass],
    [api.answerOffer, answerOffer],
    [api.getCode, getCode],
    [api.findByCode, findByCode],
    [api.join, joinClass],
    [api.decideRequests, decideRequests],
    [api.quit, quitClass],
    [api.getMembers, getMembers],
    [api.invite, invitePerson],
    [api.answerInvitation, answerInvitation],
    [api.removeMembers, removeMembers],
    [api.setNumber, setNumber],
    [api.createGroup, createGroup],
    [api.renameGroup, renameGroup],
    [api.deleteGroup, deleteGroup],
    [api.setGroup, setGroup],
    [api.drawGroups, drawGroups],
  ],
  jobs: [tellJob],
  personalData: classParts,
  rules: classRules,
  audit: classActs,
})
