import { maySeeWorks, mayDo } from '#src/features/learning/homework/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { peerApi as api } from '../contract.ts'
import {
  mayBegin,
  mayDecideObjection,
  mayEnd,
  mayExtendRound,
  mayObject,
  mayRelease,
  mayReview,
  maySetRound,
} from './rules.ts'

export const peerRules: ObjectRule[] = [
  {
    rule: maySeeWorks,
    calls: [api.getRound, api.getReviews],
    zh: '是班级的教师或助教',
    en: 'The person teaches the class or assists in it',
  },
  {
    rule: maySetRound,
    calls: [api.set, api.remove],
    zh: '是班级负责人或合作教师，班级未归档，尚无学生提交，已发布的作业未截止',
    en: 'The person owns or co-teaches the class; it is not archived, no work was handed in, and the date of published homework has not passed',
  },
  {
    rule: mayExtendRound,
    calls: [api.set],
    zh: '或只更改结束时间，且互评未结束',
    en: 'Or only the end moves, and the peer round has not ended',
  },
  {
    rule: mayBegin,
    calls: [api.begin],
    zh: '是班级负责人或合作教师，班级未归档，作业已发布并已截止，互评尚未开始',
    en: 'The person owns or co-teaches the class; it is not archived, the homework is published and its date has passed, and the peer round has not started',
  },
  {
    rule: mayEnd,
    calls: [api.end],
    zh: '是班级负责人或合作教师，班级未归档，互评正在进行',
    en: 'The person owns or co-teaches the class; it is not archived, and the peer round runs',
  },
  {
    rule: mayRelease,
    calls: [api.release],
    zh: '是班级负责人或合作教师，班级未归档，互评已结束',
    en: 'The person owns or co-teaches the class; it is not archived, and the peer round has ended',
  },
  {
    rule: mayDecideObjection,
    calls: [api.decide],
    zh: '是班级负责人或合作教师，班级未归档，作业已发布',
    en: 'The person owns or co-teaches the class; it is not archived, and the homework is published',
  },
  {
    rule: mayDo,
    calls: [api.getOwn, api.save, api.object],
    zh: '是需要完成这份作业的学生，且作业已开放',
    en: 'The person is a student who is to do the homework, and it is shown',
  },
  {
    rule: mayReview,
    calls: [api.save],
    zh: '作业已分配给本人评阅，班级未归档，互评正在进行',
    en: 'The work was allocated to the person; the class is not archived, and the peer round runs',
  },
  {
    rule: mayObject,
    calls: [api.object],
    zh: '评阅的是本人的作业，成绩已返还，班级未归档',
    en: 'The review is of the person’s own work, whose mark was returned; the class is not archived',
  },
]
