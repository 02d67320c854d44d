import { defineActs } from '#src/server/audit/acts.ts'

const subject = { zh: '分类、专业或方向', en: 'Subject' }
const list = {
  zh: '列表',
  en: 'list',
  values: {
    category: { zh: '课程分类', en: 'category' },
    major: { zh: '专业', en: 'major' },
    direction: { zh: '方向', en: 'direction' },
  },
}
const name = { zh: '名称', en: 'name' }
const nameEn = { zh: '英文名称', en: 'English name' }

export const subjectActs = defineActs('subject', {
  add: {
    zh: '添加了课程分类、专业或方向',
    en: 'Added a category, major or direction',
    subject,
    details: { list, name, nameEn },
  },
  rename: {
    zh: '修改了课程分类、专业或方向的名称',
    en: 'Renamed a category, major or direction',
    subject,
    details: { list, before: { zh: '原名称', en: 'before' }, name, nameEn },
  },
  move: {
    zh: '调整了课程分类、专业或方向的顺序',
    en: 'Moved a category, major or direction',
    subject,
    details: { list, name },
  },
  hide: {
    zh: '停用了课程分类、专业或方向',
    en: 'Hid a category, major or direction',
    subject,
    details: { list, name },
  },
  show: {
    zh: '启用了课程分类、专业或方向',
    en: 'Showed a category, major or direction',
    subject,
    details: { list, name },
  },
  delete: {
    zh: '删除了课程分类、专业或方向',
    en: 'Deleted a category, major or direction',
    subject,
    details: { list, name },
  },
  merge: {
    zh: '合并了课程分类、专业或方向',
    en: 'Merged a category, major or direction',
    subject,
    details: { list, name, into: { zh: '合并到', en: 'into' }, uses: { zh: '使用数', en: 'uses' } },
  },
})
