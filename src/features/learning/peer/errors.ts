import { defineErrors } from '#src/shared/errors.ts'

export const peerErrors = defineErrors('peer', {
  unknown: {
    kind: 'notFound',
    zh: '这份作业没有互评',
    en: 'This homework has no peer round',
  },
  reviewUnknown: {
    kind: 'notFound',
    zh: '这份作业已不需要您评阅',
    en: 'You are not asked to review this work',
  },
  hasWorks: {
    kind: 'refused',
    zh: '已有学生提交作业，不能再开启、关闭或修改互评，只能更改结束时间',
    en: 'Works were handed in: the peer round can no longer be set up, changed or removed; only its end can',
  },
  inGroups: {
    kind: 'refused',
    zh: '小组作业不能互评',
    en: 'Work in groups has no peer round',
  },
  datePassed: {
    kind: 'refused',
    zh: '作业已截止，不能再开启互评',
    en: 'The date of this homework has passed, so it can have no peer round',
  },
  endPassed: {
    kind: 'invalid',
    zh: '互评的结束时间须晚于现在',
    en: 'The peer round must end later than now',
  },
  notStarted: {
    kind: 'refused',
    zh: '互评尚未开始',
    en: 'The peer round has not started',
  },
  isStarted: {
    kind: 'refused',
    zh: '互评已经开始',
    en: 'The peer round has started already',
  },
  notEnded: {
    kind: 'refused',
    zh: '互评尚未结束',
    en: 'The peer round has not ended',
  },
  isEnded: {
    kind: 'refused',
    zh: '互评已结束，不能再修改',
    en: 'The peer round has ended, and nothing can be changed any more',
  },
  marksMissing: {
    kind: 'invalid',
    zh: '请先评完每一项，再提交',
    en: 'Give each mark before you hand in the review',
  },
  wordsMissing: {
    kind: 'invalid',
    zh: '请写下评语，再提交',
    en: 'Write some words before you hand in the review',
  },
  changedElsewhere: {
    kind: 'conflict',
    zh: '这份评阅在其他设备上修改过，请刷新后核对',
    en: 'This review was edited on another device. Reload the page and check it',
  },
  notReturned: {
    kind: 'refused',
    zh: '成绩返还后才能查看互评',
    en: 'The reviews can be seen once the mark is returned',
  },
  isDecided: {
    kind: 'refused',
    zh: '老师已处理这条异议',
    en: 'The teacher has decided on this objection',
  },
  noObjection: {
    kind: 'refused',
    zh: '这条互评没有异议',
    en: 'Nobody has objected to this review',
  },
})
