import { texts } from '#src/web/i18n.tsx'

export const schoolText = texts({
  zh: {
    school: '学校',
    schoolFirst: '请先选择省份',
    schoolPlaceholder: '输入学校名称查找',
    noSchool: '没有匹配的学校，可直接填写校名',
    schoolsFailed: '学校列表加载失败',
    retry: '重试',
    nameSchool: '找不到学校？填写校名',
    options: '展开选项',
  },
  en: {
    school: 'School',
    schoolFirst: 'Choose a province first',
    schoolPlaceholder: 'Type to find your school',
    noSchool: 'No matching school. You can enter its name instead',
    schoolsFailed: 'The schools could not be loaded',
    retry: 'Try again',
    nameSchool: 'School not listed? Enter its name',
    options: 'Show options',
  },
})
