import type { Both } from '#src/shared/locale.ts'

/** Words for what an offer lacks (specification, section 5). */
export const problemWords = {
  name: { zh: '请输入课程名称', en: 'Please enter course name' },
  cover: { zh: '请上传课程封面', en: 'Please upload course cover' },
  keywords: { zh: '请输入搜索关键词', en: 'Please enter search keywords' },
  introduction: { zh: '请输入课程简介', en: 'Please enter course description' },
  content: { zh: '请输入课程内容', en: 'Please enter course content' },
  category: { zh: '请选择课程分类', en: 'Please select course category' },
  major: { zh: '请选择课程专业', en: 'Please select course major' },
  direction: { zh: '请选择专业方向', en: 'Please select major direction' },
  fee: { zh: '请输入课程费用', en: 'Please enter course fee' },
  feeNumber: { zh: '请输入有效的数字', en: 'Please enter a valid number' },
  teachers: { zh: '请至少添加一位课程教师', en: 'Please add a course teacher' },
  teacherName: { zh: '请输入教师姓名', en: 'Please enter the name of the teacher' },
  teacherNameLong: { zh: '名称不能超过 30 个字符', en: 'Name cannot exceed 30 characters' },
  avatar: { zh: '请上传教师头像', en: 'Please upload a picture of the teacher' },
  teacherIntroduction: { zh: '请输入教师简介', en: 'Please enter the introduction of the teacher' },
  outline: {
    zh: '请至少添加一个有内容的章节',
    en: 'Please add at least one chapter with content',
  },
} as const satisfies Record<string, Both>

export const tooLong = (most: number): Both => ({
  zh: `不能超过 ${most} 个字符`,
  en: `No more than ${most} characters`,
})

export const tooMany = (most: number): Both => ({
  zh: `不能超过 ${most} 个`,
  en: `No more than ${most}`,
})
