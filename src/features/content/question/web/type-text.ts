import { texts } from '#src/web/i18n.tsx'
import type { QuestionStatus, QuestionType } from '../types.ts'

/** The names of the types of questions, and each in a line, as a teacher chooses among them. */
export const typeText = texts({
  zh: {
    names: {
      single: '单选题',
      multiple: '多选题',
      trueFalse: '判断题',
      fillIn: '填空题',
      numeric: '数值题',
      matching: '连线题',
      ordering: '排序题',
      classification: '分类题',
      cloze: '综合填空题',
      hotspot: '图上定位题',
      dragText: '拖词填空题',
      form: '单证填制题',
      shortAnswer: '简答题',
      essay: '论述题',
      file: '文件题',
      spoken: '口语题',
      group: '材料题',
    },
    hints: {
      single: '从几个选项中选出一个正确答案',
      multiple: '选出所有正确的选项',
      trueFalse: '判断一句话是对还是错',
      fillIn: '在句中的空里填写，可设多个空、多种写法',
      numeric: '填写一个数，可设误差和单位',
      matching: '把左右两列一一对应起来',
      ordering: '把步骤或事项排成正确的顺序',
      classification: '把各项归入所属的类别',
      cloze: '一段文字里有填写、数值、日期、选择等多种空',
      hotspot: '在图片上点出正确的位置',
      dragText: '把给出的词语放进文中的空',
      form: '在发票、提单、信用证等空白单证上逐栏填写、逐栏评分',
      shortAnswer: '用几句话作答，由教师评分',
      essay: '写一篇有格式的文字，由教师评分',
      file: '上传文件作答，由教师评分',
      spoken: '在浏览器里录音作答，由教师评分',
      group: '一份材料（如一份信用证）下的多道小题',
    },
    groups: {
      choice: '选择',
      gaps: '填写',
      arrange: '排列与定位',
      open: '由教师评分',
      group: '题组',
    },
    statuses: { draft: '草稿', ready: '可用', retired: '已停用' },
    difficulties: { 1: '容易', 2: '中等', 3: '困难' },
  },
  en: {
    names: {
      single: 'Single choice',
      multiple: 'Multiple choice',
      trueFalse: 'True/false',
      fillIn: 'Fill-in',
      numeric: 'Numeric',
      matching: 'Matching',
      ordering: 'Ordering',
      classification: 'Classification',
      cloze: 'Cloze',
      hotspot: 'Hot spot',
      dragText: 'Drag into text',
      form: 'Document form',
      shortAnswer: 'Short answer',
      essay: 'Essay',
      file: 'File answer',
      spoken: 'Spoken answer',
      group: 'Question group',
    },
    hints: {
      single: 'Choose one correct answer from several options',
      multiple: 'Choose all correct options',
      trueFalse: 'Decide whether a statement is true or false',
      fillIn: 'Fill in the blanks of a sentence, each with any number of accepted answers',
      numeric: 'Give a number, with a tolerance and a unit where needed',
      matching: 'Match the items of two columns',
      ordering: 'Put steps or items into the correct order',
      classification: 'Sort items into their categories',
      cloze: 'A text with blanks of several kinds: words, numbers, dates, choices',
      hotspot: 'Mark the correct place on a picture',
      dragText: 'Move the given words into the blanks of a text',
      form: 'Fill in a blank invoice, bill of lading or letter of credit, marked box by box',
      shortAnswer: 'Answer in a few sentences, marked by the teacher',
      essay: 'Write a formatted text, marked by the teacher',
      file: 'Answer by uploading files, marked by the teacher',
      spoken: 'Record an answer in the browser, marked by the teacher',
      group: 'Several questions under common material, such as a letter of credit',
    },
    groups: {
      choice: 'Choose',
      gaps: 'Fill in',
      arrange: 'Arrange and locate',
      open: 'Marked by the teacher',
      group: 'Several questions',
    },
    statuses: { draft: 'Draft', ready: 'Ready', retired: 'Retired' },
    difficulties: { 1: 'Easy', 2: 'Medium', 3: 'Hard' },
  },
} satisfies { zh: Names; en: Names })

interface Names {
  names: Record<QuestionType, string>
  hints: Record<QuestionType, string>
  groups: Record<TypeGroup, string>
  statuses: Record<QuestionStatus, string>
  difficulties: Record<1 | 2 | 3, string>
}

export type TypeGroup = 'choice' | 'gaps' | 'arrange' | 'open' | 'group'

/** The types as a teacher finds them: by what a learner does. */
export const typeGroups: readonly { key: TypeGroup; types: readonly QuestionType[] }[] = [
  { key: 'choice', types: ['single', 'multiple', 'trueFalse'] },
  { key: 'gaps', types: ['fillIn', 'numeric', 'cloze', 'dragText', 'form'] },
  { key: 'arrange', types: ['matching', 'ordering', 'classification', 'hotspot'] },
  { key: 'open', types: ['shortAnswer', 'essay', 'file', 'spoken'] },
  { key: 'group', types: ['group'] },
]
