import { mayOpen, maySee } from '#src/features/learning/course/server/rules.ts'
import { fitsPassword, mayStart, mayTry } from '#src/features/learning/quiz/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { studyApi } from '../contract.ts'

export const studyRules: ObjectRule[] = [
  {
    rule: maySee,
    calls: [studyApi.getStudy],
    zh: '对课程可见：课程已发布，或本人是其所有者、课程教师、管理员、已加入的学员',
    en: 'The course is visible to this person: published, or own, taught, joined, or as an administrator',
  },
  {
    rule: mayOpen,
    calls: [
      studyApi.getItem,
      studyApi.visitItem,
      studyApi.reportWatched,
      studyApi.reportPages,
      studyApi.reportRead,
      studyApi.setTaskDone,
      studyApi.startQuiz,
      studyApi.redoQuiz,
    ],
    zh: '已加入课程且学期已开始；按章节顺序学习的课程，前面的章节已完成；试学内容无需加入，课程的教师与管理员不受限制',
    en: 'The course is joined and its semester has begun; where chapters are learned in order, those before are done; trial items need no joining, and staff and administrators are not bound by it',
  },
  {
    rule: mayStart,
    calls: [studyApi.startQuiz, studyApi.redoQuiz],
    zh: '测验在开放时间内，次数没有用完，已过两次作答之间的间隔',
    en: 'The quiz is open, attempts are left, and the wait after the last one has passed',
  },
  {
    rule: mayTry,
    calls: [studyApi.startQuiz, studyApi.redoQuiz],
    zh: '课程的教师可以随时试做有题目的测验',
    en: 'The teachers of the course may take a quiz that has questions at any time',
  },
  {
    rule: fitsPassword,
    calls: [studyApi.startQuiz, studyApi.redoQuiz],
    zh: '设有密码的测验，密码正确',
    en: 'Where the quiz has a password, it is given',
  },
]
