import { defineErrors } from '#src/shared/errors.ts'

export const classMaterialErrors = defineErrors('classMaterial', {
  unknown: { kind: 'refused', zh: '资料已被移除', en: 'This material has been removed' },
  full: {
    kind: 'refused',
    zh: '一个班级最多 {most} 份资料',
    en: 'A class can have {most} materials',
  },
  nothingToPack: {
    kind: 'refused',
    zh: '班级还没有可下载的资料',
    en: 'The class has no materials to download yet',
  },
  tooLargeToPack: {
    kind: 'refused',
    zh: '全部资料超过 8 GB，请逐个下载',
    en: 'All materials together exceed 8 GB. Please download them one by one',
  },
  badAddress: {
    kind: 'invalid',
    zh: '请输入以 http:// 或 https:// 开头的网址',
    en: 'Please enter an address that begins with http:// or https://',
  },
  orderChanged: {
    kind: 'conflict',
    zh: '资料列表已变动，请重新调整顺序',
    en: 'The list of materials has changed. Please order it again',
  },
})
