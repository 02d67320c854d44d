import { defineErrors } from '#src/shared/errors.ts'

export const reviewErrors = defineErrors('review', {
  notFound: {
    kind: 'notFound',
    zh: '评价不存在或已被删除',
    en: 'This review does not exist or was deleted',
  },
  notJoined: { kind: 'forbidden', zh: '未加入课程', en: 'Course not joined' },
  ownCourse: {
    kind: 'forbidden',
    zh: '不能评价自己任教的课程',
    en: 'You cannot review a course that you teach',
  },
  ownReview: {
    kind: 'refused',
    zh: '这是您自己的评价',
    en: 'This review is your own',
  },
  hidden: {
    kind: 'refused',
    zh: '该评价已被隐藏，可以修改，不能删除',
    en: 'This review is hidden. You can edit it but not delete it',
  },
  notTeacher: {
    kind: 'forbidden',
    zh: '只有课程所有者和有编辑权限的合作教师可以回复',
    en: 'Only the owner of the course and co-teachers who may edit it can reply',
  },
})
