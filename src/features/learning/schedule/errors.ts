import { defineErrors } from '#src/shared/errors.ts'

export const scheduleErrors = defineErrors('schedule', {
  noTerm: {
    kind: 'refused',
    zh: '学期不存在，请刷新后重试',
    en: 'This semester does not exist. Please refresh the page',
  },
  noLesson: { kind: 'notFound', zh: '课程安排不存在', en: 'This lesson does not exist' },
  noSuchDay: {
    kind: 'refused',
    zh: '这一天没有这次课，请刷新后重试',
    en: 'There is no such lesson on this day. Please refresh the page',
  },
  weeksWrong: {
    kind: 'invalid',
    zh: '请输入学期内的周次，如 1-8,10-16',
    en: 'Please enter weeks of the semester, such as 1-8,10-16',
  },
  sectionsWrong: {
    kind: 'invalid',
    zh: '请选择作息时间内的节次，结束节次不能早于开始节次',
    en: 'Please choose sections of the day; the last must not come before the first',
  },
  noTeacher: {
    kind: 'invalid',
    zh: '请选择班级的教师',
    en: 'Please choose a teacher of the class',
  },
  tooManyLessons: {
    kind: 'refused',
    zh: '一个班级每学期最多 {most} 条课程安排',
    en: 'A class can have {most} recurring lessons in a semester',
  },
  outsideTerm: {
    kind: 'invalid',
    zh: '请选择学期内的日期',
    en: 'Please choose a day of the semester',
  },
  onHoliday: {
    kind: 'invalid',
    zh: '这一天放假，请选择其他日期',
    en: 'This day is a holiday. Please choose another one',
  },
  samePlace: {
    kind: 'refused',
    zh: '时间和教室都没有变化',
    en: 'Neither the time nor the room is different',
  },
  notMonday: {
    kind: 'invalid',
    zh: '第 1 周须从星期一开始',
    en: 'Week 1 begins on a Monday',
  },
  termExists: {
    kind: 'conflict',
    zh: '该学期已设置',
    en: 'This semester has been added already',
  },
  termsMeet: {
    kind: 'refused',
    zh: '与其他学期的日期重叠',
    en: 'The days of this semester overlap those of another one',
  },
  termInUse: {
    kind: 'refused',
    zh: '该学期已有课程安排，不能删除',
    en: 'This semester has lessons and cannot be deleted',
  },
  weeksInUse: {
    kind: 'refused',
    zh: '第 {week} 周已有课程安排，学期不能少于 {week} 周',
    en: 'There are lessons in week {week}, so that the semester has at least {week} weeks',
  },
  tooManyTerms: {
    kind: 'refused',
    zh: '最多保留 {most} 个学期',
    en: 'There can be {most} semesters',
  },
  timesWrong: {
    kind: 'invalid',
    zh: '各节时间须依次排列，不能重叠',
    en: 'The sections must follow one another without overlapping',
  },
  sectionsInUse: {
    kind: 'refused',
    zh: '第 {section} 节已有课程安排，节数不能少于 {section}',
    en: 'There are lessons in section {section}, so that a day has at least {section} sections',
  },
  replacesWrong: {
    kind: 'invalid',
    zh: '请选择一个尚未补课的放假日',
    en: 'Please choose a holiday that is not made up yet',
  },
  tooManyDays: {
    kind: 'refused',
    zh: '一年最多 {most} 个放假和调休日',
    en: 'A year can have {most} holidays and make-up days',
  },
  yearUnknown: {
    kind: 'refused',
    zh: '系统自带的节假日表还没有 {year} 年的安排，请手动添加',
    en: 'The list that comes with the site does not have {year} yet. Please add its days by hand',
  },
  fileUnreadable: {
    kind: 'refused',
    zh: '无法读取文件，请使用模板填写并另存为 xlsx',
    en: 'The file could not be read. Please fill in the template and save it as xlsx',
  },
  fileEmpty: {
    kind: 'refused',
    zh: '文件中没有课程安排，请检查表头是否与模板一致',
    en: 'The file has no lessons. Please check that its headings are those of the template',
  },
  tooManyRows: {
    kind: 'refused',
    zh: '一次最多导入 {most} 行',
    en: 'At most {most} rows can be imported at a time',
  },
  rowsWrong: {
    kind: 'refused',
    zh: '还有 {count} 行需要修改，没有导入任何内容',
    en: '{count} rows still need changes. Nothing was imported',
  },
})
