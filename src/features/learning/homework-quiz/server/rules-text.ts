import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { homeworkQuizApi as api } from '../contract.ts'
import { mayReadAttempts, mayReadQuiz, mayRedoQuiz, mayTakeQuiz } from './rules.ts'

export const homeworkQuizRules: ObjectRule[] = [
  {
    rule: mayReadQuiz,
    calls: [api.getQuiz],
    zh: '是需要完成该作业的学生，且作业已可见；有未交卷的作答时，离开班级、免交或作业撤回后仍可查看',
    en: 'The person is a student who is to do the homework, and it is shown; or has an open attempt, also after leaving the class, being excused, or the withdrawal of the homework',
  },
  {
    rule: mayTakeQuiz,
    calls: [api.start],
    zh: '是需要完成该作业的学生，未免交，作业已可见，班级未归档',
    en: 'The person is a student who is to do the homework and is not excused; it is shown, and the class is not archived',
  },
  {
    rule: mayRedoQuiz,
    calls: [api.redo],
    zh: '是需要完成该作业的学生，未免交，作业已可见，成绩尚未返还或作业被退回，班级未归档',
    en: 'The person is a student who is to do the homework and is not excused; it is shown, its mark is not returned yet or the work was given back, and the class is not archived',
  },
  {
    rule: mayReadAttempts,
    calls: [api.getAttempt],
    zh: '是班级的教师或助教',
    en: 'The person teaches the class or assists in it',
  },
]
