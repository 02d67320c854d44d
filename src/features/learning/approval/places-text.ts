import type { Both } from '#src/shared/locale.ts'
import type { HeadField, ReasonCode, TeacherField } from './states.ts'

/** Fields of an offer, as screens and messages name them. */
export const headFieldWords: Record<HeadField, Both> = {
  name: { zh: '课程名称', en: 'Course name' },
  coverFileId: { zh: '课程封面', en: 'Course cover' },
  keywords: { zh: '搜索关键词', en: 'Search keywords' },
  introduction: { zh: '课程简介', en: 'Course description' },
  content: { zh: '课程内容', en: 'Course content' },
  categoryId: { zh: '课程分类', en: 'Category' },
  majorId: { zh: '课程专业', en: 'Major' },
  directionId: { zh: '专业方向', en: 'Direction' },
  difficulty: { zh: '难度', en: 'Difficulty' },
  language: { zh: '教学语言', en: 'Teaching language' },
  offered: { zh: '提供的语言', en: 'Languages offered' },
  fee: { zh: '课程费用', en: 'Course fee' },
  textbookId: { zh: '教材', en: 'Textbook' },
}

export const teacherFieldWords: Record<TeacherField, Both> = {
  name: { zh: '姓名', en: 'Name' },
  avatarFileId: { zh: '头像', en: 'Picture' },
  introduction: { zh: '个人简介', en: 'Introduction' },
}

export const placeWords = {
  teacher: { zh: '课程教师', en: 'Course teacher' },
  outline: { zh: '章节与内容', en: 'Chapters and content' },
  chapter: { zh: '章节', en: 'Chapter' },
  item: { zh: '学习内容', en: 'Item' },
  gone: { zh: '已删除的内容', en: 'Deleted content' },
} as const satisfies Record<string, Both>

/** Common reasons, as the teacher reads them. */
export const reasonWords: Record<ReasonCode, Both> = {
  incomplete: { zh: '内容不完整', en: 'It is incomplete' },
  unclear: { zh: '表述不清楚', en: 'It is not clear' },
  incorrect: { zh: '存在错误', en: 'It contains mistakes' },
  language: { zh: '有错别字或语言问题', en: 'Spelling or wording needs correction' },
  picture: { zh: '图片不清晰或不合适', en: 'The picture is unclear or not suitable' },
  copyright: { zh: '可能侵犯他人权利', en: 'It may infringe the rights of others' },
  mismatch: { zh: '与课程实际内容不符', en: 'It does not match what the course offers' },
  fee: { zh: '费用不合理', en: 'The fee is not reasonable' },
  other: { zh: '其他原因', en: 'Another reason' },
}

/** '课程教师“陈海燕”的头像' */
export const placeOf = (place: Both, name: Both, field: Both | undefined): Both => ({
  zh: `${place.zh}“${name.zh}”${field ? `的${field.zh}` : ''}`,
  en: `${place.en} “${name.en}”${field ? `: ${field.en.toLowerCase()}` : ''}`,
})
