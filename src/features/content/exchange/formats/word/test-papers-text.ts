import {
  AlignmentType,
  ImageRun,
  LevelFormat,
  Math as Formula,
  MathFraction,
  MathRadical,
  MathRun,
  MathSuperScript,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  UnderlineType,
} from 'docx'

/** Papers as Word holds them: automatic numbers, tables, formulas and pictures are real. */

const level = (
  at: number,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
) => ({
  level: at,
  format,
  text,
  alignment: AlignmentType.LEFT,
})
export const numbering = {
  config: [
    {
      reference: 'paper',
      levels: [
        level(0, LevelFormat.CHINESE_COUNTING, '%1、'),
        level(1, LevelFormat.DECIMAL, '%2.'),
        level(2, LevelFormat.UPPER_LETTER, '%3.'),
      ],
    },
    {
      reference: 'questions',
      levels: [level(0, LevelFormat.DECIMAL, '%1．'), level(1, LevelFormat.UPPER_LETTER, '%2、')],
    },
    { reference: 'circled', levels: [level(0, LevelFormat.DECIMAL_ENCLOSED_CIRCLE, '%1')] },
  ],
}

type Run = string | TextRun | Formula | ImageRun
const p = (...runs: Run[]) =>
  new Paragraph({ children: runs.map((one) => (typeof one === 'string' ? new TextRun(one) : one)) })
const item = (reference: string, at: number, ...runs: Run[]) =>
  new Paragraph({
    numbering: { reference, level: at },
    children: runs.map((one) => (typeof one === 'string' ? new TextRun(one) : one)),
  })
const red = (text: string) => new TextRun({ text, color: 'FF0000' })
const underlined = (text: string) =>
  new TextRun({ text, underline: { type: UnderlineType.SINGLE } })
const fraction = (over: string, under: string) =>
  new Formula({
    children: [
      new MathFraction({ numerator: [new MathRun(over)], denominator: [new MathRun(under)] }),
    ],
  })
const table = (rows: string[][]) =>
  new Table({
    rows: rows.map(
      (row) =>
        new TableRow({ children: row.map((cell) => new TableCell({ children: [p(cell)] })) }),
    ),
  })

/** One pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const picture = () =>
  new ImageRun({
    type: 'png',
    data: dot,
    transformation: { width: 120, height: 80 },
    altText: { name: 'p', description: '提单样本', title: '' },
  })

export const wordPapers: Record<string, (Paragraph | Table)[]> = {
  'automatic-numbers': [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun('《外贸单证》期末试卷')],
    }),
    p('姓名：________ 班级：________ 总分：12分'),
    item('paper', 0, '单项选择题（每题2分，共4分）'),
    item('paper', 1, '装运日期以哪个单据为准？（   ）'),
    item('paper', 2, '商业发票'),
    item('paper', 2, '海运提单'),
    item('paper', 2, '装箱单'),
    item('paper', 1, '信用证的英文缩写是（   ）'),
    item('paper', 2, 'L/C'),
    item('paper', 2, 'D/P'),
    item('paper', 0, '判断题（每题4分，共8分）'),
    item('paper', 1, '装箱单不显示单价。（√）'),
    item('paper', 1, '提单必须由船长亲自签发。（×）'),
    p('参考答案'),
    p('一、1. B 2. A'),
  ],
  'red-and-underlined': [
    item('paper', 0, '填空题（每空1分）'),
    item(
      'paper',
      1,
      '海运提单的英文全称是',
      underlined(' Bill of Lading '),
      '，缩写是',
      underlined('      '),
      '。',
    ),
    p('答案：Bill of Lading；B/L'),
    item('paper', 1, '按提单抬头分为记名提单、不记名提单和', red('指示提单'), '。'),
    item('paper', 0, '选择题'),
    item('paper', 1, '原产地证书由谁签发？'),
    item('paper', 2, '船公司'),
    item('paper', 2, red('贸促会')),
    item('paper', 2, '银行'),
    item('paper', 1, '下列不属于结算方式的是（', underlined(' C '), '）'),
    p('A. 汇付\tB. 托收\tC. 投保\tD. 信用证'),
  ],
  formulas: [
    item('questions', 0, '保险金额的计算公式为（ ）'),
    p(
      'A. ',
      fraction('CFR', '1-r'),
      '    B. ',
      fraction('FOB', '1+r'),
      '    C. ',
      new Formula({ children: [new MathRadical({ children: [new MathRun('CIF')] })] }),
    ),
    p('答案：A  解析：由 ', fraction('CFR', '1-(1+加成率)×保险费率'), ' 得出。'),
    item(
      'questions',
      0,
      '体积重量按 1 m',
      new TextRun({ text: '3', superScript: true }),
      ' = ',
      new Formula({
        children: [
          new MathSuperScript({ children: [new MathRun('10')], superScript: [new MathRun('6')] }),
        ],
      }),
      ' cm',
      new TextRun({ text: '3', superScript: true }),
      ' 折算。（√）',
    ),
  ],
  'pictures-and-tables': [
    item('questions', 0, '下图所示的单据是（ ）'),
    p(picture()),
    table([
      ['A. 海运提单', 'B. 航空运单'],
      ['C. 商业发票', 'D. 保险单'],
    ]),
    p('【答案】A'),
    item('questions', 0, '根据下表，净重合计为____千克。'),
    table([
      ['品名', '件数', '净重(千克)'],
      ['衬衫', '100', '1200'],
      ['长裤', '50', '800'],
    ]),
    p('【答案】2000'),
    p('三、连线题'),
    p('1. 将下列术语与含义连线'),
    table([
      ['1. FAS', 'A. 运费付至'],
      ['2. CPT', 'B. 目的地交货'],
      ['3. DAP', 'C. 船边交货'],
    ]),
    p('答案：1-C 2-A 3-B'),
  ],
  'key-apart': [
    p('国际结算单元测验'),
    p('一、单项选择题（每题5分，共15分）'),
    p('1. 下图所示的单据是（ ）'),
    p(picture()),
    table([
      ['A. 海运提单', 'B. 航空运单'],
      ['C. 商业发票', 'D. 保险单'],
    ]),
    p('答案：A'),
    p('2. 信用证的第一付款人是（ ）'),
    p('A. 进口商  B. 出口商  C. 开证行  D. 通知行'),
    p('3. 汇付中费用最低的方式是（ ）'),
    p('A. 电汇  B. 信汇  C. 票汇'),
    p('二、判断题（共5分）'),
    p('4. 托收属于银行信用。（ ）'),
  ],
  'answer-table': [
    p('一、单项选择题（共6分）'),
    ...['FOB 后应接', 'CIF 后应接', 'DAP 后应接'].flatMap((stem) => [
      item('questions', 0, stem),
      p('A. 装运港  B. 目的港  C. 目的地'),
    ]),
    p('参考答案及评分标准'),
    table([
      ['题号', '1', '2', '3'],
      ['答案', 'A', 'B', 'C'],
    ]),
  ],
  'circled-and-boxes': [
    p('1、出口流程的正确顺序是：'),
    item('circled', 0, '订舱'),
    item('circled', 0, '签约'),
    p('A. ①②  B. ②①'),
    p('答案：B'),
    p('2、在', new TextRun({ text: '隐藏', vanish: true }), '跟单托收中，银行承担付款责任。 ( × )'),
  ],
  solutions: [
    p('第三章 信用证 习题'),
    p('（一）单选题'),
    p('（1）投保 ICC(A) 时，除外责任是【 B 】'),
    p('A 海盗   B 战争   C 雷电'),
    p('（二）操作题'),
    p('（1）根据下表审核发票：'),
    table([
      ['项目', '信用证', '发票'],
      ['金额', 'USD 5,000', 'USD 5,100'],
    ]),
    p('答：金额不符，超过信用证金额。'),
    p('（2）什么是软条款？'),
    p('解：使受益人处于不利地位的条款。'),
  ],
  'answers-with-parts': [
    p('外贸跟单实务单元测试'),
    p('一、简答与计算（30分）'),
    item('questions', 0, '某公司订购面料，回答：（15分）'),
    p('(1) 损耗率3%时应订购多少米？'),
    p('(2) 若拖期如何处理？'),
    item('questions', 0, '简述抽样方法。（15分）'),
    p('二、填空题'),
    p(
      '3．SWIFT 报文 MT',
      underlined('      '),
      ' 用于开证，MT',
      underlined('      '),
      ' 用于修改。',
    ),
    p('答案：'),
    p('1．(1) 1030米 (2) 催货、空运、索赔'),
    p('2．随机抽样、分层抽样'),
    p('3．700；707'),
  ],
}
