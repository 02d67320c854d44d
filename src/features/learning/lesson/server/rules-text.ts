import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { lessonApi as api } from '../contract.ts'
import {
  mayAnswer,
  mayAskLeave,
  mayAttend,
  mayBegin,
  mayCheckIn,
  mayDecideLeave,
  mayMark,
  mayReview,
  maySeeAll,
  maySeeRoll,
  mayWithdrawLeave,
} from './rules.ts'

export const lessonRules: ObjectRule[] = [
  {
    rule: mayAttend,
    calls: [api.getRunning, api.getAttendance, api.getLeaves, api.getWords],
    zh: '是班级的成员；学生只看到自己的考勤和请假',
    en: 'The person is a member of the class; students see their own attendance and leave only',
  },
  {
    rule: mayBegin,
    calls: [api.begin],
    zh: '是进行中班级的负责人或合作教师',
    en: 'The person owns or co-teaches the class, which is active',
  },
  {
    rule: maySeeAll,
    calls: [api.getAttendanceTable],
    zh: '是班级的教师或助教',
    en: 'The person teaches the class or assists in it',
  },
  {
    rule: maySeeRoll,
    calls: [api.getCode, api.getRoll, api.getQuestion],
    zh: '是课堂所在班级的教师或助教',
    en: 'The person teaches the class of the lesson or assists in it',
  },
  {
    rule: mayReview,
    calls: [api.getQuestions],
    zh: '是课堂所在班级的成员；学生只看到自己的回答',
    en: 'The person is a member of the class of the lesson; students see their own answers only',
  },
  {
    rule: mayMark,
    calls: [
      ...[api.setState, api.setLate, api.edit, api.callStudent, api.endCall, api.endRoll, api.end],
      ...[api.askQuestion, api.closeQuestion, api.showKey, api.deleteQuestion],
    ],
    zh: '是课堂所在班级的教师或助教，且班级未归档',
    en: 'The person teaches the class of the lesson or assists in it, and the class is not archived',
  },
  {
    rule: mayCheckIn,
    calls: [api.getTicket, api.checkIn, api.checkInByFigures],
    zh: '是进行中班级的学生，且签到正在进行',
    en: 'The person is a student of the class, which is active and has an open roll call',
  },
  {
    rule: mayAnswer,
    calls: [api.answerQuestion],
    zh: '是进行中班级的学生',
    en: 'The person is a student of the class, which is active',
  },
  {
    rule: mayAskLeave,
    calls: [api.beginLeavePicture, api.askLeave],
    zh: '是进行中班级的学生；图片只有本人和班级的教师、助教能看到',
    en: 'The person is a student of the class, which is active; pictures are seen by the student and those who look after the class',
  },
  {
    rule: mayWithdrawLeave,
    calls: [api.withdrawLeave],
    zh: '是本人的申请，且尚未处理',
    en: 'The request is the person’s own and waits',
  },
  {
    rule: mayDecideLeave,
    calls: [api.decideLeaves],
    zh: '是班级的教师或助教，且班级未归档',
    en: 'The person teaches the class or assists in it, and the class is not archived',
  },
]
