import { mayOpen, maySee } from '#src/features/learning/course/server/rules.ts'
import { isResult } from '#src/features/learning/quiz/server/rules.ts'
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
    zh: '已加入课程且学期已开始；试学内容无需加入，课程的教师与管理员不受限制',
    en: 'The course is joined and its semester has begun; trial items need no joining, and staff and administrators are not bound by it',
  },
  {
    rule: isResult,
    calls: [studyApi.redoQuiz],
    zh: '是本人的作答；已交卷且未重做过的重新开始，否则返回当前的作答',
    en: 'It is the person’s own attempt; a result not redone yet begins again, else the attempt that counts is answered',
  },
]
