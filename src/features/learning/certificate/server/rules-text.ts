import { mayManage, maySee } from '#src/features/learning/course/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { certificateApi as api } from '../contract.ts'
import {
  mayAsk,
  mayAskFee,
  mayClaim,
  mayConfirm,
  mayDecide,
  mayReissue,
  mayRevoke,
} from './rules.ts'

export const certificateRules: ObjectRule[] = [
  {
    rule: maySee,
    calls: [api.claim],
    zh: '课程对该用户可见',
    en: 'The person may see the course',
  },
  {
    rule: mayManage,
    calls: [
      api.getOffer,
      api.saveOffer,
      api.previewOffer,
      api.getIssued,
      api.revoke,
      api.reissue,
      api.decline,
    ],
    zh: '是课程的所有者、合作教师或管理员；更改需要编辑或发布权限；课程彻底删除后由管理员处理',
    en: 'The person owns or co-teaches the course, or is an administrator; changes need the right to edit or release. Certificates of a removed course are up to administrators',
  },
  {
    rule: mayAskFee,
    calls: [api.saveOffer],
    zh: '只有开放课程的证书可以收费',
    en: 'Only the certificate of an open course has a fee',
  },
  {
    rule: mayClaim,
    calls: [api.claim],
    zh: '课程颁发证书，该用户已学完课程、已填写真实姓名，且金币足够',
    en: 'The course offers a certificate, and the person has completed it, has a real name and enough coins',
  },
  {
    rule: mayConfirm,
    calls: [api.claim],
    zh: '确认的姓名和费用与当前一致',
    en: 'The confirmed name and fee are the present ones',
  },
  {
    rule: mayRevoke,
    calls: [api.revoke],
    zh: '证书尚未撤销',
    en: 'The certificate has not been revoked',
  },
  {
    rule: mayAsk,
    calls: [api.ask],
    zh: '是自己的证书，未撤销，且个人资料中的姓名与证书不同',
    en: 'The certificate is the person’s own and not revoked, and the name in the profile differs from it',
  },
  {
    rule: mayReissue,
    calls: [api.reissue],
    zh: '学员申请的姓名与教师核对时相同',
    en: 'The holder still asks for the name that the teacher has checked',
  },
  {
    rule: mayDecide,
    calls: [api.reissue, api.decline],
    zh: '证书未撤销，且学员的更名申请尚待处理',
    en: 'The certificate is not revoked, and its holder’s wish for another name waits',
  },
]
