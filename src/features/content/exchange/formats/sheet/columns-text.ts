import type { QuestionType } from '../../../question/types.ts'

/** The columns of the spreadsheet template, with the headings that are written and those that are understood. */
export const columnKeys = [
  'type',
  'stem',
  'stemEn',
  'answer',
  'explanation',
  'explanationEn',
  'difficulty',
  'tags',
  'points',
  'section',
  'inGroup',
  'details',
] as const
export type ColumnKey = (typeof columnKeys)[number]

export const columnNames: Record<ColumnKey, { zh: string; en: string; also: RegExp }> = {
  type: { zh: '题型', en: 'Type', also: /^(题目类型|试题类型|类型|question ?type)$/ },
  stem: {
    zh: '题干',
    en: 'Stem',
    also: /^(题目|试题|题目内容|题干内容|问题|question|text|stem ?\(zh\))$/,
  },
  stemEn: { zh: '题干（英文）', en: 'Stem (English)', also: /^(英文题干|stem ?\(en\))$/ },
  answer: {
    zh: '答案',
    en: 'Answer',
    also: /^(正确答案|标准答案|参考答案|key|correct( answer)?|answers)$/,
  },
  explanation: {
    zh: '解析',
    en: 'Explanation',
    also: /^(答案解析|试题解析|说明|feedback|comment)$/,
  },
  explanationEn: {
    zh: '解析（英文）',
    en: 'Explanation (English)',
    also: /^(英文解析|explanation ?\(en\))$/,
  },
  difficulty: { zh: '难度', en: 'Difficulty', also: /^(难易度|难易程度|难度系数|level)$/ },
  tags: {
    zh: '标签',
    en: 'Tags',
    also: /^(知识点|关键词|关键字|tag|topic|keywords?|category|分类)$/,
  },
  points: { zh: '分值', en: 'Points', also: /^(分数|得分|题目分数|score|marks?|grade)$/ },
  section: { zh: '大题', en: 'Section', also: /^(所属大题|部分|part)$/ },
  inGroup: {
    zh: '属于上面的材料',
    en: 'Belongs to the material above',
    also: /^(材料子题|子题|in ?group)$/,
  },
  details: { zh: '详细', en: 'Details', also: /^(详细信息|details)$/ },
}

/** 选项A, Option A, A; 选项A（英文）, Option A (English). */
export const optionHeading =
  /^(?:选项|option|choice|answer)? ?([a-z])(?: ?\/ ?option \1)?(?<english> ?\((?:英文|english|en)\))?$/
/** 选项A / Option A: the first of both says all. */
export const bothOptionNames = /^(选项[a-z](?:\(英文\))?) \/ .*/
export const optionName = (letter: string, isEnglish: boolean): string =>
  isEnglish
    ? `选项${letter}（英文） / Option ${letter} (English)`
    : `选项${letter} / Option ${letter}`

export const sheetNames = {
  questions: '题目 Questions',
  examples: '示例 Examples',
  help: '填写说明 Instructions',
}
/** Sheets that hold no questions to be read. */
export const otherSheet = /^lists$|示例|说明|example|instruction|help/i

export const typeNames: Record<QuestionType, { zh: string; en: string; also: RegExp }> = {
  single: {
    zh: '单选题',
    en: 'Single choice',
    also: /^(单选|单项选择|单项选择题|选择题|multiple ?choice|mcq|single)$/,
  },
  multiple: {
    zh: '多选题',
    en: 'Multiple choice',
    also: /^(多选|多项选择|多项选择题|不定项|不定项选择题|multiple ?(answer|response)s?|checkbox(es)?|multiple)$/,
  },
  trueFalse: {
    zh: '判断题',
    en: 'True or false',
    also: /^(判断|是非题|true ?\/? ?false|tf|boolean)$/,
  },
  fillIn: {
    zh: '填空题',
    en: 'Fill in the blanks',
    also: /^(填空|fill ?in|fill ?in ?the ?blanks?|blank|short ?text|fillin)$/,
  },
  numeric: { zh: '数值题', en: 'Numeric', also: /^(计算题|计算|数字题|number|numerical)$/ },
  matching: { zh: '连线题', en: 'Matching', also: /^(匹配题|连线|配对题|配对|匹配|match)$/ },
  ordering: { zh: '排序题', en: 'Ordering', also: /^(排序|order|sequence)$/ },
  classification: {
    zh: '分类题',
    en: 'Classification',
    also: /^(归类题|分类|归类|categori[sz]e)$/,
  },
  cloze: { zh: '综合填空题', en: 'Cloze', also: /^(完形填空题|完形填空|完形)$/ },
  hotspot: { zh: '图上定位题', en: 'Hot spot', also: /^(热点题|图片热点题|热区题|hotspot)$/ },
  dragText: {
    zh: '拖词填空题',
    en: 'Drag into text',
    also: /^(拖拽填空题|选词填空|选词填空题|拖拽题|drag ?text)$/,
  },
  form: { zh: '单证填制题', en: 'Document form', also: /^(单证题|制单题|form)$/ },
  shortAnswer: {
    zh: '简答题',
    en: 'Short answer',
    also: /^(简答|问答题|名词解释|名词解释题|翻译题|short ?answer)$/,
  },
  essay: { zh: '论述题', en: 'Essay', also: /^(论述|案例分析|案例分析题|作文|essay)$/ },
  file: { zh: '文件题', en: 'File answer', also: /^(文件|上传题|file|file ?upload)$/ },
  spoken: { zh: '口语题', en: 'Spoken answer', also: /^(口语|录音题|spoken|audio)$/ },
  group: { zh: '材料题', en: 'Group', also: /^(材料|材料分析题|阅读理解|题组|综合题|group)$/ },
}

export const yesWords = /^(是|对|對|正确|正確|√|✓|✔|t|true|y|yes|right|1)$/
export const noWords = /^(否|错|錯|错误|錯誤|不正确|不正確|×|✗|✘|x|f|false|n|no|wrong|0)$/
export const trueWord = { zh: '对', en: 'True' }
export const falseWord = { zh: '错', en: 'False' }
export const yesWord = '是 / Yes'

export const difficultyNames = [
  { zh: '易', en: 'Easy', also: /^(容易|简单|较易|很易|easy|low|1)$/ },
  { zh: '中', en: 'Medium', also: /^(中等|一般|适中|medium|normal|2)$/ },
  { zh: '难', en: 'Hard', also: /^(困难|较难|很难|hard|difficult|high|3)$/ },
] as const

/** The answer of a choice: ABD; A, B and D. */
export const lettersOnly = /^[A-Z\s,;、/|和与及.&+]*$/

/** Between the gaps of an answer, and between tags. */
export const betweenGaps = /[;；\n]/
export const betweenTags = /[;；,，、\n]/
/** A blank of a stem: ____, （  ）, ( ), [ ]. */
export const blanks =
  /_{2,}|（[\s\u00a0\u3000]*）|\([\s\u00a0\u3000]+\)|\(\)|【[\s\u00a0\u3000]*】/g
