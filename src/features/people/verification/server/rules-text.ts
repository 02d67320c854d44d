import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { verificationApi } from '../contract.ts'
import {
  mayApproveSchool,
  mayBeVerified,
  mayDecide,
  mayLoseVerification,
  mayMergeSchool,
  mayRejectSchool,
  maySubmit,
  mayWithdraw,
} from './rules.ts'

export const verificationRules: ObjectRule[] = [
  {
    rule: maySubmit,
    calls: [verificationApi.submitVerification],
    zh: '身份是教师，尚未通过认证，也没有待审核的申请',
    en: 'The person is a teacher, not verified yet, and has no pending application',
  },
  {
    rule: mayWithdraw,
    calls: [verificationApi.withdrawVerification],
    zh: '是本人的申请，且尚未处理',
    en: 'It is the person’s own application, and not decided yet',
  },
  {
    rule: mayDecide,
    calls: [verificationApi.decideVerification],
    zh: '是他人的申请，且尚未处理',
    en: 'It is another person’s application, and not decided yet',
  },
  {
    rule: mayBeVerified,
    calls: [verificationApi.decideVerification],
    zh: '通过认证时，申请人目前是教师身份',
    en: 'To approve it, the applicant is a teacher at present',
  },
  {
    rule: mayLoseVerification,
    calls: [verificationApi.revokeVerification],
    zh: '对方目前已通过教师认证',
    en: 'The person is verified at present',
  },
  {
    rule: mayApproveSchool,
    calls: [verificationApi.decideSchool],
    zh: '通过：学校尚未通过',
    en: 'To approve: the school is not approved yet',
  },
  {
    rule: mayRejectSchool,
    calls: [verificationApi.decideSchool],
    zh: '不通过：学校待审核',
    en: 'To reject: the school is pending',
  },
  {
    rule: mayMergeSchool,
    calls: [verificationApi.decideSchool],
    zh: '合并：学校尚未合并到其他学校',
    en: 'To merge: the school was not merged before',
  },
]
