import type { Both } from '#src/shared/locale.ts'

/** The columns whose change is on record; payment details have an act of their own. */
export const changedFields = {
  realName: { zh: '姓名', en: 'name' },
  realNameEn: { zh: '英文姓名', en: 'name in English' },
  nickname: { zh: '昵称', en: 'nickname' },
  gender: { zh: '性别', en: 'gender' },
  schoolId: { zh: '学校', en: 'school' },
  college: { zh: '学院（系）', en: 'college or department' },
  major: { zh: '专业', en: 'major' },
  studentNumber: { zh: '学号', en: 'student number' },
  coursesTaught: { zh: '讲授课程', en: 'courses taught' },
  introduction: { zh: '中文简介', en: 'introduction in Chinese' },
  introductionEn: { zh: '英文简介', en: 'introduction in English' },
  avatarFileId: { zh: '头像', en: 'picture' },
} satisfies Record<string, Both>
export const profileColumns = Object.keys(changedFields) as (keyof typeof changedFields)[]
