import { defineErrors } from '#src/shared/errors.ts'

export const courseErrors = defineErrors('course', {
  noId: { kind: 'invalid', zh: '课程 ID 不能为空', en: 'Course ID cannot be empty' },
  notFound: {
    kind: 'notFound',
    zh: '课程不存在或已下架',
    en: 'This course does not exist or is no longer offered',
  },
  notPublished: {
    kind: 'refused',
    zh: '课程尚未发布，暂时不能加入',
    en: 'This course is not published and cannot be joined',
  },
  notJoined: {
    kind: 'forbidden',
    zh: '您尚未加入该课程',
    en: 'You have not joined this course',
  },
  enrolmentEarly: {
    kind: 'refused',
    zh: '报名将于{dayZh}开始',
    en: 'Enrolment opens on {dayEn}',
  },
  enrolmentOver: {
    kind: 'refused',
    zh: '本期报名已截止',
    en: 'Enrolment for this semester has closed',
  },
  notYetOpen: {
    kind: 'refused',
    zh: '本章将于{dayZh}开放',
    en: 'This chapter opens on {dayEn}',
  },
  chapterLocked: {
    kind: 'refused',
    zh: '请先完成前面章节的内容',
    en: 'Finish the chapters before this one first',
  },
  ended: { kind: 'refused', zh: '本期课程已结束', en: 'This semester has ended' },
  notStarted: {
    kind: 'refused',
    zh: '课程将于{dayZh}开课',
    en: 'This course starts on {dayEn}',
  },
  feeChanged: {
    kind: 'conflict',
    zh: '课程费用已变更为 {fee} 金币，请确认后再加入',
    en: 'The fee is now {fee} coins. Please confirm and join again',
  },
  notTeacher: {
    kind: 'forbidden',
    zh: '只有本课程的教师可以更改',
    en: 'Only the teachers of this course may change this',
  },
  itemNotFound: {
    kind: 'notFound',
    zh: '未找到该章节的视频，请查看其他资源',
    en: 'No video found for this chapter, please see the other resources',
  },
})
