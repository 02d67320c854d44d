import { defineErrors } from '#src/shared/errors.ts'

export const classCourseErrors = defineErrors('classCourse', {
  unknown: { kind: 'notFound', zh: '班级中没有这门课程', en: 'This course is not in the class' },
  noCourse: {
    kind: 'notFound',
    zh: '课程不存在或未发布',
    en: 'This course does not exist or is not published',
  },
  isThere: {
    kind: 'conflict',
    zh: '这门课程已在班级中',
    en: 'This course is in the class already',
  },
  full: {
    kind: 'refused',
    zh: '一个班级最多 {most} 门课程',
    en: 'A class can have {most} courses',
  },
  notVerified: {
    kind: 'refused',
    zh: '通过教师认证后才能让班级使用未审核的课程',
    en: 'Only verified teachers can give a class a course that is not approved',
  },
  unfinished: {
    kind: 'refused',
    zh: '课程还有 {count} 处需要完善，请先在课程的“检查”页处理',
    en: 'The check of this course names {count} things to complete first',
  },
  orderChanged: {
    kind: 'conflict',
    zh: '课程列表已变动，请重新调整顺序',
    en: 'The list of courses has changed. Please order it again',
  },
})
