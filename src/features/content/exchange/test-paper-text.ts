/** A small paper in the layout of Chinese schools, for tests. */
export const paperText = {
  name: '国际贸易实务期中试卷',
  whole: `国际贸易实务期中试卷
满分：10分
一、单项选择题（每题3分，共6分）
1. FOB 术语下风险转移的界限是（  ）。
A. 船舷 B. 装上船 C. 目的港 D. 工厂
答案：B
2. 信用证的第一付款人是（  ）。
A. 进口商 B. 出口商 C. 开证行 D. 通知行
答案：C
二、多项选择题（每题3分，共3分）
3. 下列属于 C 组术语的有（  ）。
A. CFR B. CIF C. FOB D. CPT
答案：ABD
三、判断题（每题1分，共1分）
4. 航空运单是物权凭证。（  ）
答案：×
`,
  withoutAnswers: `1. FOB 术语下风险转移的界限是（  ）。
A. 船舷 B. 装上船 C. 目的港 D. 工厂
2. 信用证的第一付款人是（  ）。
A. 进口商 B. 出口商 C. 开证行 D. 通知行
`,
  answers: '1. B\n2. C',
} as const
