import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { liveGroups } from '#src/features/people/message/server/live-groups-port.ts'
import { reportedThings } from '#src/features/people/report/server/reports-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { interactionApi as api } from './contract.ts'
import { ask } from './server/ask.ts'
import { beginPicture } from './server/begin-picture.ts'
import { deleteInteraction, deleteReply } from './server/delete.ts'
import { dropPicturesJob } from './server/drop-pictures.ts'
import { edit, editReply } from './server/edit.ts'
import { findSimilar } from './server/find-similar.ts'
import { getCourse } from './server/get-course.ts'
import { getItemQuestions } from './server/get-item-questions.ts'
import { getMine } from './server/get-mine.ts'
import { getQuestion } from './server/get-question.ts'
import { interactionParts } from './server/personal-data.ts'
import { pictureReadings, pictureUses } from './server/picture-uses.ts'
import { reply } from './server/reply.ts'
import { report, reportReply } from './server/report.ts'
import { reportedInteractions, reportedReplies } from './server/reported.ts'
import { interactionRules } from './server/rules-text.ts'
import { setAccepted } from './server/set-accepted.ts'
import { setFollowed } from './server/set-followed.ts'
import { setMeToo } from './server/set-me-too.ts'
import { courseGroup } from './server/tell-pages.ts'
import { tellFollowersJob } from './server/tell-people.ts'

/** Questions about places of a course, and replies of its learners and teachers. */
export const interactionFeature = feature({
  name: 'learning/interaction',
  title: { zh: '教学互动', en: 'Interaction' },
  calls: [
    [api.getItemQuestions, getItemQuestions],
    [api.getQuestion, getQuestion],
    [api.getCourse, getCourse],
    [api.getMine, getMine],
    [api.findSimilar, findSimilar],
    [api.beginPicture, beginPicture],
    [api.ask, ask],
    [api.edit, edit],
    [api.delete, deleteInteraction],
    [api.reply, reply],
    [api.editReply, editReply],
    [api.deleteReply, deleteReply],
    [api.setAccepted, setAccepted],
    [api.setMeToo, setMeToo],
    [api.setFollowed, setFollowed],
    [api.report, report],
    [api.reportReply, reportReply],
  ],
  jobs: [tellFollowersJob, dropPicturesJob],
  personalData: interactionParts,
  provides: [
    provide(liveGroups, courseGroup),
    provide(fileUses, pictureUses),
    provide(fileReadings, pictureReadings),
    provide(reportedThings, reportedInteractions),
    provide(reportedThings, reportedReplies),
  ],
  rules: interactionRules,
})
