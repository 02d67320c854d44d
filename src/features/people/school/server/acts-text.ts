import { defineActs } from '#src/server/audit/acts.ts'

const name = { zh: '名称', en: 'name' }
const saved = {
  name,
  nameEn: { zh: '英文名称', en: 'English name' },
  provinceId: { zh: '省份', en: 'province' },
}
const subject = { zh: '学校', en: 'School' }
const decided = { name, people: { zh: '涉及人数', en: 'people concerned' } }

export const schoolActs = defineActs('school', {
  add: { zh: '添加了学校', en: 'Added a school', details: saved, subject },
  change: { zh: '修改了学校', en: 'Changed a school', details: saved, subject },
  approve: { zh: '学校审核通过', en: 'Approved a school', details: decided, subject },
  reject: { zh: '学校审核不通过', en: 'Rejected a school', details: decided, subject },
  merge: {
    zh: '合并了学校',
    en: 'Merged a school into another',
    subject,
    details: { ...decided, into: { zh: '并入', en: 'into' } },
  },
})
