import { mayRead as mayReadAnnouncement } from '#src/features/learning/announcement/server/rules.ts'
import { mayOpen } from '#src/features/learning/class/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { discussionApi as api } from '../contract.ts'
import {
  mayBeMore,
  mayBeOneMoreReply,
  mayCloseComments,
  mayComment,
  mayDelete,
  mayEdit,
  mayFollow,
  mayFollowTalk,
  mayModerate,
  mayRead,
  mayReadComments,
  mayReply,
  mayReport,
  maySetOff,
  mayWrite,
} from './rules.ts'

export const discussionRules: ObjectRule[] = [
  {
    rule: mayOpen,
    calls: [api.getTopics, api.setSeen],
    zh: '是班级的成员；讨论停用时，学生看不到话题',
    en: 'The person is a member of the class; while the discussion is switched off, students find no topics',
  },
  {
    rule: mayFollowTalk,
    calls: [api.getTopics],
    zh: '讨论未停用，或是班级的教师、助教',
    en: 'The discussion is switched on, or the person looks after the class',
  },
  {
    rule: mayRead,
    calls: [
      ...[api.getTopic, api.reply, api.setPinned, api.setClosed, api.setFollowed, api.report],
      ...[api.edit, api.editReply, api.deleteReply, api.reportReply],
    ],
    zh: '是班级的成员，讨论停用时须为教师或助教；被隐藏的内容仅作者可见',
    en: 'The person is a member of the class, and while the discussion is switched off teaches or assists; what is hidden is seen by its author only',
  },
  {
    rule: mayReadAnnouncement,
    calls: [api.getComments, api.comment, api.setCommentsFollowed, api.setCommentsClosed],
    zh: '可以查看该公告',
    en: 'The person may read the announcement',
  },
  {
    rule: mayReadComments,
    calls: [api.getComments, api.editReply, api.deleteReply, api.reportReply],
    zh: '评论：讨论停用时，须为教师或助教',
    en: 'Comments: while the discussion is switched off, the person teaches or assists',
  },
  {
    rule: mayWrite,
    calls: [
      ...[api.create, api.beginPicture, api.reply, api.comment, api.edit, api.editReply],
      api.setCommentsFollowed,
    ],
    zh: '班级讨论未停用，且班级未归档',
    en: 'The discussion is switched on, and the class is not archived',
  },
  {
    rule: mayReply,
    calls: [api.reply],
    zh: '话题未被关闭、删除或隐藏',
    en: 'The topic is neither closed nor deleted nor hidden',
  },
  {
    rule: mayComment,
    calls: [api.comment],
    zh: '公告已发布，且评论未关闭',
    en: 'The announcement is published, and its comments are not closed',
  },
  {
    rule: mayEdit,
    calls: [api.edit, api.editReply],
    zh: '是本人的内容，且未被删除',
    en: 'The text is the person’s own and not deleted',
  },
  {
    rule: mayDelete,
    calls: [api.delete, api.deleteReply],
    zh: '是本人的内容，或本人是班级的教师或助教；内容未被隐藏，班级未归档',
    en: 'The text is the person’s own, or the person teaches the class or assists in it; the text is not hidden, and the class is not archived',
  },
  {
    rule: mayModerate,
    calls: [api.setPinned, api.setClosed],
    zh: '是班级的教师或助教，班级未归档，话题未被删除',
    en: 'The person teaches the class or assists in it, the class is not archived, and the topic is not deleted',
  },
  {
    rule: mayFollow,
    calls: [api.setFollowed],
    zh: '班级未归档，话题未被删除',
    en: 'The class is not archived, and the topic is not deleted',
  },
  {
    rule: mayCloseComments,
    calls: [api.setCommentsClosed],
    zh: '是班级的教师，或发布该公告的助教，且班级未归档',
    en: 'The person teaches the class, or assists in it and wrote the announcement, and the class is not archived',
  },
  {
    rule: maySetOff,
    calls: [api.setOff],
    zh: '是班级的负责人或合作教师，且班级未归档',
    en: 'The person owns or co-teaches the class, and it is not archived',
  },
  {
    rule: mayReport,
    calls: [api.report, api.reportReply],
    zh: '不是本人的内容，且未被删除',
    en: 'The text is another person’s and not deleted',
  },
  {
    rule: mayBeMore,
    calls: [api.create],
    zh: '班级和本人的话题数未达上限',
    en: 'The class and the person have fewer topics in it than the limits',
  },
  {
    rule: mayBeOneMoreReply,
    calls: [api.reply, api.comment],
    zh: '话题的回复或公告的评论未达上限',
    en: 'The topic has fewer replies, or the announcement fewer comments, than the limit',
  },
]
