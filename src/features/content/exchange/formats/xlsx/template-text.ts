import type { QuestionType } from '../../../question/types.ts'

interface Example {
  type: QuestionType
  stem: string
  stemEn?: string
  options?: [zh: string, en: string][]
  answer?: string
  explanation?: string
  explanationEn?: string
  difficulty?: string
  tags?: string
  points?: string
  section?: string
  inGroup?: string
}

/** One question of each type, as teachers of this trade set them. */
export const examples: Example[] = [
  {
    type: 'single',
    stem: '按照《2020年国际贸易术语解释通则》，FOB 术语下，货物灭失或损坏的风险在何时转移给买方？',
    stemEn: 'Under FOB (Incoterms 2020), when does the risk of loss pass to the buyer?',
    options: [
      ['货物装上船时', 'When the goods are on board the vessel'],
      ['货物交给第一承运人时', 'When the goods are handed to the first carrier'],
      ['货物运到目的港时', 'When the goods arrive at the port of destination'],
      ['买方付款时', 'When the buyer pays'],
    ],
    answer: 'A',
    explanation: 'FOB 的风险以货物装上船为界。',
    explanationEn: 'Under FOB the risk passes once the goods are on board.',
    difficulty: '易 / Easy',
    tags: '贸易术语; FOB',
    points: '2',
    section: '一、单项选择题',
  },
  {
    type: 'multiple',
    stem: '下列哪些单据通常由出口商自己缮制？',
    stemEn: 'Which documents does the exporter usually prepare?',
    options: [
      ['商业发票', 'Commercial invoice'],
      ['装箱单', 'Packing list'],
      ['海运提单', 'Bill of lading'],
      ['汇票', 'Draft'],
    ],
    answer: 'ABD',
    difficulty: '中 / Medium',
    points: '3',
    section: '二、多项选择题',
  },
  {
    type: 'trueFalse',
    stem: '信用证是一种有条件的银行付款承诺。',
    stemEn: 'A letter of credit is a conditional payment undertaking of a bank.',
    answer: '对 / True',
    points: '1',
  },
  {
    type: 'fillIn',
    stem: 'CIF 的中文全称是____，CFR 的中文全称是____。',
    answer: '成本、保险费加运费|成本加保险费、运费; 成本加运费',
    points: '4',
  },
  {
    type: 'numeric',
    stem: '一批货物毛重 1,250 千克，皮重 50 千克，净重是多少？',
    stemEn: 'The gross weight is 1,250 kg and the tare 50 kg. What is the net weight?',
    answer: '1200±0.5 kg',
    points: '2',
  },
  {
    type: 'matching',
    stem: '把贸易术语和它的含义连起来。',
    stemEn: 'Match each trade term with its meaning.',
    options: [
      ['FOB = 船上交货', 'FOB = Free on board'],
      ['CIF = 成本、保险费加运费', 'CIF = Cost, insurance and freight'],
      ['EXW = 工厂交货', 'EXW = Ex works'],
      ['货交承运人', 'Free carrier'],
    ],
    points: '3',
  },
  {
    type: 'ordering',
    stem: '按先后顺序排列出口业务的步骤。',
    stemEn: 'Put the steps of an export transaction in order.',
    options: [
      ['签订合同', 'Sign the contract'],
      ['收到信用证', 'Receive the letter of credit'],
      ['报关装运', 'Clear customs and ship'],
      ['交单收款', 'Present documents and collect payment'],
    ],
    points: '4',
  },
  {
    type: 'classification',
    stem: '下列费用由谁承担（CIF）？',
    stemEn: 'Who bears these costs under CIF?',
    options: [
      ['海运费 = 卖方', 'Ocean freight = Seller'],
      ['进口关税 = 买方', 'Import duty = Buyer'],
      ['保险费 = 卖方', 'Insurance = Seller'],
    ],
    points: '3',
  },
  {
    type: 'cloze',
    stem: '信用证以____付款为特征；单据不符时，银行有____个工作日审单；数量为____吨。',
    answer: '单据|凭单; *五|三|七; #100±5',
    points: '3',
  },
  {
    type: 'dragText',
    stem: '托收按是否附商业单据分为____和____。',
    answer: '光票托收; 跟单托收',
    options: [
      ['即期托收', 'Sight collection'],
      ['远期托收', 'Usance collection'],
    ],
    points: '2',
  },
  {
    type: 'hotspot',
    stem: '在提单上指出收货人一栏。（图片和区域导入后在网站上添加）',
    stemEn:
      'Mark the consignee on the bill of lading. (Add the picture and its areas on the site.)',
    points: '2',
  },
  {
    type: 'form',
    stem: '根据信用证填制商业发票。（空白单据和填写框导入后在网站上添加）',
    stemEn: 'Complete the commercial invoice. (Add the blank document and its boxes on the site.)',
    points: '10',
  },
  {
    type: 'shortAnswer',
    stem: '什么是“单证一致、单单一致”？',
    stemEn: 'What does “documents agree with the credit and with one another” mean?',
    answer: '单据的内容与信用证条款一致，各单据之间互不矛盾。',
    points: '5',
  },
  {
    type: 'essay',
    stem: '分析人民币汇率波动对中小外贸企业的影响，并提出应对办法。',
    stemEn: 'Analyse how exchange-rate changes affect small exporters, and suggest measures.',
    answer: '从报价、结算货币、远期结汇和市场多元化等方面分析。',
    difficulty: '难 / Hard',
    points: '15',
  },
  {
    type: 'file',
    stem: '提交你填制的全套出口单据（PDF）。',
    stemEn: 'Hand in your complete set of export documents as PDF.',
    points: '20',
  },
  {
    type: 'spoken',
    stem: '用英语向客户介绍公司的主打产品（约一分钟）。',
    stemEn: 'Introduce your company’s main product to a client in English (about one minute).',
    points: '10',
  },
  {
    type: 'group',
    stem: '阅读以下合同条款，回答问题：Payment: by irrevocable L/C at sight, to reach the seller 30 days before shipment.',
    points: '4',
  },
  {
    type: 'single',
    stem: '合同规定的付款方式是什么？',
    stemEn: 'What is the method of payment?',
    options: [
      ['不可撤销即期信用证', 'Irrevocable L/C at sight'],
      ['电汇', 'Telegraphic transfer'],
    ],
    answer: 'A',
    inGroup: 'yes',
  },
  {
    type: 'trueFalse',
    stem: '信用证应在装运前 30 天送达卖方。',
    stemEn: 'The credit must reach the seller 30 days before shipment.',
    answer: '对 / True',
    inGroup: 'yes',
  },
]

/** The sheet of instructions, line by line. */
export const helpLines: { zh: string; en: string }[] = [
  { zh: '怎样填写', en: 'How to fill in' },
  {
    zh: '一行一题，填在“题目 Questions”中。列的顺序可以变，不用的列可以删。',
    en: 'One question a row, in the sheet “题目 Questions”. Columns may be moved, and unused ones deleted.',
  },
  {
    zh: '题干、选项和解析各有中文列和英文列；只填一种语言也可以。',
    en: 'Stem, options and explanation have a Chinese and an English column; one language is enough.',
  },
  {
    zh: '选择题：答案填字母，如 ABD。判断题：填“对”或“错”。',
    en: 'Choices: the letters, such as ABD. True or false: True or False.',
  },
  {
    zh: '填空题：题干里用 ____ 或（  ）表示空；各空答案用分号隔开，同一空的几种答案用 | 隔开。',
    en: 'Blanks: write ____ in the stem. Separate the answers of blanks by ; and the variants of one blank by |.',
  },
  {
    zh: '数值题：如 1200±0.5 kg 或 7.2±1%。',
    en: 'Numeric: for example 1200±0.5 kg or 7.2±1%.',
  },
  {
    zh: '连线题：每个选项写“左 = 右”，只写右边的是干扰项。分类题：写“条目 = 类别”。排序题：选项按正确顺序写。',
    en: 'Matching: each option is “left = right”; a right side alone is a distractor. Classification: “item = category”. Ordering: options in the right order.',
  },
  {
    zh: '综合填空题：每空可写几种答案（a|b）、选项（*正确|错误|错误）或数值（#100±5）。拖词填空题：答案按空的顺序写，干扰词写在选项列。',
    en: 'Cloze: a blank has variants (a|b), choices (*right|wrong|wrong) or a number (#100±5). Drag into text: answers in the order of the blanks, distractors as options.',
  },
  {
    zh: '材料题：先写一行材料，下面各题在“属于上面的材料”中填“是”。',
    en: 'Group: one row with the material; rows below say Yes under “Belongs to the material above”.',
  },
  {
    zh: '公式写成 \\(a+b\\)。表格中的 Excel 公式不会被计算。',
    en: 'Write formulas as \\(a+b\\). Formulas of the spreadsheet itself are never calculated.',
  },
  {
    zh: '“详细 / Details”由导出写入，保存列中放不下的内容，请不要改动；改了前面的列，以前面的列为准。',
    en: 'Exports write “Details” for what columns cannot hold; leave it as it is. A column that you change wins over it.',
  },
]
