import { defineErrors } from '#src/shared/errors.ts'

export const semesterErrors = defineErrors('semester', {
  unknown: { kind: 'notFound', zh: '学期不存在', en: 'This semester does not exist' },
  premium: {
    kind: 'refused',
    zh: '精品课程长期开放，不设学期',
    en: 'A premium course is always open and has no semesters',
  },
  overlap: {
    kind: 'conflict',
    zh: '与“{name}”的时间重叠',
    en: 'These days overlap with “{name}”',
  },
  hasLearners: {
    kind: 'refused',
    zh: '本学期已有 {count} 名学员，不能删除',
    en: 'Learners have joined this semester ({count}), so it cannot be deleted',
  },
  ended: { kind: 'refused', zh: '该学期已结束，不能加入', en: 'This semester has ended' },
  same: { kind: 'refused', zh: '您已在该学期中', en: 'You are in this semester already' },
})
