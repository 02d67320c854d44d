export const twoSections = `一、单项选择题
1. 卖方负责保险的术语是
A. FOB B. CIF
2. 卖方责任最小的术语是
A. EXW B. DDP
二、判断题
1. 提单是物权凭证。`

export const lateAnswers = {
  bySection: '一、1-2 BA\n二、1. √',
  inOrder: '1. B\n2. A\n1. ×\n9. C',
}

/** The answers BA and √ of that paper. */
export const answerLayouts = {
  labels: '单选题：1.B 2.A\n判断：1.√',
  'labels in a line': '[单选题] 1~2 BA；判断：1 √',
  'keys in order': '一、单选题：BA\n二、√',
  'a table as text': '一、\n题号 1 2\n答案 B A\n二、1.√',
  'numbers with parts': '参考答案\n一、1．B\n2．A\n二、1．√',
}

export const unreadAnswers = '按教务处的规定评分\n一、ABCD\n二、1.√'

export const groupPaper = `根据以下资料，回答第3～4题：
某公司以CIF条件出口。
3. 由谁办理保险？
A. 买方 B. 卖方
4. 由谁办理出口报关？
A. 卖方 B. 买方`

export const longPaper = (count: number): string =>
  `一、单项选择题（每题1分）\n${Array.from({ length: count }, (_, n) => `${n + 1}. 第 ${n + 1} 个关于 Incoterms 2020 贸易术语与国际货物运输保险的问题是（ ）\nA. 工厂交货 B. 货交承运人\nC. 船边交货 D. 船上交货\n答案：B\n解析：按国际商会的解释。`).join('\n')}`

/** The words that a random change puts into a paper. */
export const piecesOfPapers =
  '||\n|1.|（√）2、|（　）|(A)|ICC(A)|（ABD）|答：|答案：|【答案】|参考答案\n|Keys:\n|单选：|判断题|1-3 ABC|ABC|√×|题号 1 2 3\n答案 A B C\n|A. |①|____|/|7．700|（1）|二、'.split(
    '|',
  )
/** What headings say of incomplete choices, the points of each question, and the rule of the site. */
export const ruleCases: [string, number | null, 'allOrNothing' | 'chinese' | null][] = [
  ['二、多选题(每题3分,共9分。多选、少选、错选均不得分)', 3, 'allOrNothing'],
  ['多项选择题（每题2分，错选、漏选或多选均不得分）', 2, 'allOrNothing'],
  ['多选题（每小题2分，全部选对才得分）', 2, 'allOrNothing'],
  ['不定项选择题（全对方能得分）', null, 'allOrNothing'],
  ['多选题（每题2分，少选得1分，多选、错选不得分）', 2, 'chinese'],
  ['多选题（漏选得一半分，错选不得分）', null, 'chinese'],
  ['多选题（每题2分，少选得0.5分，错选不得分）', 2, null],
  ['多选题（少选的每个选项得0.5分）', 2, null],
  ['多选题（每题2分，共10分）', 2, null],
  ['Multiple response (2 points each, no marks for partial answers)', 2, 'allOrNothing'],
]

export const rulePapers = {
  unanswered: `一、选择题（每题2分，少选、错选均不得分）
1. 属于结汇单据的有
A. 发票 B. 提单 C. 合同`,
  perChoice: `二、多选题（每题2分，少选的每选对一个得0.5分，错选不得分）
1. 属于结汇单据的有
A. 发票 B. 提单 C. 合同
答案：AB`,
  perChoiceWords: '每题2分,少选的每选对一个得0.5分,错选不得分',
  allOrNothing: `二、多选题（每题2分，多选、少选、错选均不得分）
1. 属于结汇单据的有
A. 发票 B. 提单 C. 合同
答案：AB
三、单选题（每题2分，错选不得分）
2. 属于结汇单据的是
A. 发票 B. 合同
答案：A`,
}
