import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { classTalk } from '#src/features/learning/class/server/talk-port.ts'
import { liveGroups } from '#src/features/people/message/server/live-groups-port.ts'
import { reportedThings } from '#src/features/people/report/server/reports-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { discussionApi as api } from './contract.ts'
import { beginPicture } from './server/begin-picture.ts'
import { comment } from './server/comment.ts'
import { create } from './server/create.ts'
import { deleteReply } from './server/delete-reply.ts'
import { deleteTopic } from './server/delete.ts'
import { dropPicturesJob } from './server/drop-pictures.ts'
import { editReply } from './server/edit-reply.ts'
import { edit } from './server/edit.ts'
import { getComments } from './server/get-comments.ts'
import { getTopic } from './server/get-topic.ts'
import { getTopics } from './server/get-topics.ts'
import { discussionParts } from './server/personal-data.ts'
import { pictureReadings, pictureUses } from './server/picture-uses.ts'
import { reply } from './server/reply.ts'
import { reportReply } from './server/report-reply.ts'
import { report } from './server/report.ts'
import { reportedReplies, reportedTopics } from './server/reported.ts'
import { discussionRules } from './server/rules-text.ts'
import { setClosed } from './server/set-closed.ts'
import { setCommentsClosed } from './server/set-comments-closed.ts'
import { setCommentsFollowed } from './server/set-comments-followed.ts'
import { setFollowed } from './server/set-followed.ts'
import { setOff } from './server/set-off.ts'
import { setPinned } from './server/set-pinned.ts'
import { setSeen } from './server/set-seen.ts'
import { tellAuthorsJob } from './server/tell-authors.ts'
import { classGroup } from './server/tell-pages.ts'
import { tellFollowersJob } from './server/tell-people.ts'
import { unreadOfClass } from './server/unread.ts'

/** The discussion of a class: topics with replies, and comments on announcements. */
export const discussionFeature = feature({
  name: 'learning/discussion',
  title: { zh: '班级讨论', en: 'Class discussion' },
  calls: [
    [api.getTopics, getTopics],
    [api.getTopic, getTopic],
    [api.getComments, getComments],
    [api.setSeen, setSeen],
    [api.beginPicture, beginPicture],
    [api.create, create],
    [api.edit, edit],
    [api.delete, deleteTopic],
    [api.setPinned, setPinned],
    [api.setClosed, setClosed],
    [api.reply, reply],
    [api.comment, comment],
    [api.editReply, editReply],
    [api.deleteReply, deleteReply],
    [api.setFollowed, setFollowed],
    [api.setCommentsFollowed, setCommentsFollowed],
    [api.setCommentsClosed, setCommentsClosed],
    [api.setOff, setOff],
    [api.report, report],
    [api.reportReply, reportReply],
  ],
  jobs: [tellFollowersJob, tellAuthorsJob, dropPicturesJob],
  personalData: discussionParts,
  provides: [
    provide(classTalk, unreadOfClass),
    provide(liveGroups, classGroup),
    provide(fileUses, pictureUses),
    provide(fileReadings, pictureReadings),
    provide(reportedThings, reportedTopics),
    provide(reportedThings, reportedReplies),
  ],
  rules: discussionRules,
})
