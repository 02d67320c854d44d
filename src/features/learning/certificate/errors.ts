import { defineErrors } from '#src/shared/errors.ts'

export const certificateErrors = defineErrors('certificate', {
  unknownCode: {
    kind: 'notFound',
    zh: '没有这个编号的证书',
    en: 'There is no certificate with this code',
  },
  mistypedCode: {
    kind: 'notFound',
    zh: '编号有误，请对照证书检查每一位',
    en: 'This code has a typing error. Please compare each character with the certificate',
  },
  notFound: {
    kind: 'notFound',
    zh: '证书不存在',
    en: 'This certificate does not exist',
  },
  notOffered: {
    kind: 'refused',
    zh: '该课程目前不颁发证书',
    en: 'This course does not issue certificates at present',
  },
  notCompleted: {
    kind: 'refused',
    zh: '学完课程后才能领取证书',
    en: 'Complete the course to claim its certificate',
  },
  nameMissing: {
    kind: 'refused',
    zh: '请先在个人资料中填写真实姓名',
    en: 'Please enter your real name in your profile first',
  },
  nameChanged: {
    kind: 'conflict',
    zh: '个人资料中的姓名已更改，请重新确认',
    en: 'The name in your profile has changed. Please check it again',
  },
  feeChanged: {
    kind: 'conflict',
    zh: '证书费用已变更为 {fee} 金币，请重新确认',
    en: 'The fee of the certificate is now {fee} coins. Please check it again',
  },
  premiumFee: {
    kind: 'refused',
    zh: '精品课程在加入时付费，证书不另收费',
    en: 'A premium course is paid for on joining; its certificate has no fee of its own',
  },
  isRevoked: {
    kind: 'refused',
    zh: '证书已撤销',
    en: 'This certificate has been revoked',
  },
  sameName: {
    kind: 'refused',
    zh: '个人资料中的姓名与证书相同，请先更正个人资料',
    en: 'The name in your profile is the same as on the certificate. Please correct your profile first',
  },
  notAsked: {
    kind: 'refused',
    zh: '学员没有申请更正姓名，或申请已处理',
    en: 'The learner has not asked for a new name, or the request has been decided',
  },
  wishChanged: {
    kind: 'conflict',
    zh: '学员已修改申请的姓名，请重新核对',
    en: 'The learner now asks for another name. Please check it again',
  },
  wordsNeeded: {
    kind: 'invalid',
    zh: '请填写原因',
    en: 'Please write the reason',
  },
  previewBusy: {
    kind: 'refused',
    zh: '正在生成其他预览，请稍后再试',
    en: 'Other previews are being drawn. Please try again in a moment',
  },
  notPicture: {
    kind: 'refused',
    zh: '无法读取该图片，请使用 PNG 或 JPEG 图片',
    en: 'This picture cannot be read. Please use a PNG or JPEG',
  },
})
