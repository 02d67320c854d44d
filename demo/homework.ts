import type { Shape } from '#src/features/content/document/annotation.ts'
import type { Consent } from '#src/features/learning/good-work/limits.ts'

/** Homework of the demo class: one piece that is due, one in groups, one that waits for marks, one in its peer round, one that was returned. */
export interface DemoHomework {
  title: string
  body: string
  /** Days from the loading to the due date. */
  dueInDays: number
  /** Days from the due date to the last late hand-in. */
  lateDays?: number
  criteria: { id: string; text: string; points: number }[]
  isReturned?: boolean
  /** Reviews that students have written in its peer round; points in hundredths in the order of the criteria. */
  peers?: { student: number; reviews: { points: number[]; words: string }[] }[]
  /** The longest spoken recording. */
  recordingMinutes?: number
  /** Each group of the class does one work. */
  inGroups?: boolean
  /** Of the students of the class in their order; `mark` in hundredths. */
  works: {
    student: number
    /** Hours before the due date; negative: late. */
    hoursBefore: number
    text: string
    photo?: boolean
    mark?: number
    /** Written, and not handed in. */
    isDraft?: boolean
    comment?: string
    /** What the teacher has drawn on the photograph. */
    shapes?: Shape[]
    /** It is proposed as a good work, with the answer of its student. */
    good?: { reason: string; answer: Consent | null }
  }[]
}

const rubric = [
  { id: 'a1000001', text: '抬头、编号、日期 Heading, number, date', points: 3000 },
  { id: 'a1000002', text: '货描与信用证一致 Goods as in the credit', points: 4000 },
  { id: 'a1000003', text: '金额与贸易术语 Amount and trade term', points: 3000 },
]

const letter = [
  { id: 'b2000001', text: '报价条款完整 Terms of the offer complete', points: 5000 },
  { id: 'b2000002', text: '语气得体 Courteous in tone', points: 3000 },
  { id: 'b2000003', text: '格式正确 Correct layout', points: 2000 },
]

const offer = [
  { id: 'c3000001', text: '成本和运费核算 Cost and freight', points: 4000 },
  { id: 'c3000002', text: '三种术语的价格 Prices of three terms', points: 4000 },
  { id: 'c3000003', text: '推荐与理由 Recommendation', points: 2000 },
]

const drawn: Shape[] = [
  { id: 'b1000001', kind: 'tick', colour: 'green', at: [7200, 2050] },
  { id: 'b1000002', kind: 'tick', colour: 'green', at: [7600, 4050] },
  {
    ...{ id: 'b1000003', kind: 'highlighter', colour: 'green' },
    points: [1400, 3080, 3000, 3070, 5100, 3050],
  },
  {
    ...{ id: 'b1000004', kind: 'pen', colour: 'red' },
    points: [1200, 9010, 2000, 8990, 2800, 9000, 3600, 8975, 4400, 8980],
  },
  {
    ...{ id: 'b1000005', kind: 'note', colour: 'red', at: [5000, 8800] },
    text: '提高多少？请写出算式。By how much? Show the sum.',
  },
]

export const demoHomework: readonly DemoHomework[] = [
  {
    title: '缮制装箱单 Packing list',
    body: '<p>根据第六周发的信用证缮制一份装箱单，拍照或上传文件提交。</p><p>Make out a packing list for the credit of week six. Hand in photographs or a file.</p><p>再用英语录音介绍货物的包装。Record yourself describing the packing in English.</p>',
    ...{ dueInDays: 3, lateDays: 3, criteria: [], recordingMinutes: 3 },
    works: [],
  },
  {
    title: '出口报价方案 Export offer',
    body: '<p>以小组为单位为一批床品做一份出口报价：成本、运费、保险、利润，三个贸易术语各一个价格，并说明推荐哪一个。</p><p>As a group, work out an export offer for a lot of bed linen: cost, freight, insurance and profit, with a price for each of three trade terms. Say which one you recommend.</p>',
    ...{ dueInDays: 5, lateDays: 2, criteria: offer, inGroups: true },
    works: [
      {
        ...{ student: 6, hoursBefore: 121, isDraft: true },
        text: '一、成本\n床单 500 套，采购价 62 元/套，含税。\n国内运费和报关费 3,800 元。\n\n二、运费\n上海到汉堡，一个 20 英尺柜。',
      },
      {
        ...{ student: 1, hoursBefore: 130 },
        text: 'FOB Shanghai USD 9.80, CFR Hamburg USD 11.90, CIF Hamburg USD 12.05 per set.\n推荐 CIF：客户首次采购，由我方投保更稳妥。',
      },
      {
        ...{ student: 8, hoursBefore: 140, mark: 8800 },
        text: 'FOB 上海 9.75 美元，CFR 汉堡 11.80 美元，CIF 汉堡 11.98 美元。\n汇率按 7.10，利润率 8%。推荐 FOB，买方有长期货代。',
        comment: '推荐的理由充分。\nWell argued.',
      },
    ],
  },
  {
    title: '审核信用证 Checking a credit',
    body: '<p>找出信用证中与合同不符的三处，并写明怎样修改。</p><p>Find three points in which the credit differs from the contract, and say how to amend them.</p>',
    ...{ dueInDays: -1, lateDays: 5, criteria: [] },
    works: [
      {
        ...{ student: 0, hoursBefore: 20, photo: true },
        text: '1. 装运港写成宁波，合同为上海。\n2. 到期日早于交单期。\n3. 数量缺少 5% 增减条款。',
      },
      {
        ...{ student: 1, hoursBefore: 9 },
        text: '1. 受益人名称少了 “Ltd.”。\n2. 转运条款与合同不一致。\n3. 单据要求多了领事发票。',
      },
      { student: 2, hoursBefore: 2, text: '见照片。', photo: true },
      {
        ...{ student: 3, hoursBefore: -5 },
        text: 'The latest date of shipment is before the date of the contract.',
      },
    ],
  },
  {
    title: '报价函 Letter of quotation',
    body: '<p>回复客户询盘，写一封报价函，写明价格、贸易术语、数量、包装、装运期和有效期。截止后互评。</p><p>Answer the enquiry with a letter of quotation: price, trade term, quantity, packing, shipment and validity. Works are reviewed by classmates.</p>',
    ...{ dueInDays: -2, criteria: letter },
    works: [
      {
        ...{ student: 0, hoursBefore: 30 },
        text: 'Dear Sirs,\nThank you for your enquiry of 3 November. We are pleased to quote:\nCotton bed sheets, 2,000 sets, USD 12.40 per set CIF Hamburg, in cartons of 20 sets, shipment in December. The offer is firm until 20 November.\nYours faithfully',
      },
      {
        ...{ student: 1, hoursBefore: 26 },
        text: 'Dear Sirs,\nWe offer 2,000 sets of bed sheets at USD 12.40 per set CIF Hamburg, shipment in December, payment by L/C at sight.\nWe look forward to your order.',
      },
      {
        ...{ student: 2, hoursBefore: 12 },
        text: '尊敬的客户：\n感谢贵方询盘。现报价如下：床单 2,000 套，每套 12.40 美元，CIF 汉堡，12 月装运，即期信用证付款，报价有效期至 11 月 20 日。',
      },
      {
        ...{ student: 3, hoursBefore: 8 },
        text: 'Hi, the price is 12.40 dollars for a set. Please order soon!',
      },
      {
        ...{ student: 4, hoursBefore: 5 },
        text: 'Dear Sirs,\nIn reply to your enquiry we quote USD 12.40 per set CIF Hamburg Incoterms 2020, minimum 500 sets, packed 20 sets to a carton, shipment within 30 days of the L/C, valid for ten days.\nYours faithfully',
      },
      {
        ...{ student: 5, hoursBefore: 1 },
        text: '报价：床单，12.40 美元/套，CIF 汉堡，12 月装运。',
      },
    ],
    peers: [
      {
        student: 0,
        reviews: [{ points: [4500, 2800, 1800], words: '条款齐全，结尾可以再请对方尽早确认。' }],
      },
      {
        student: 1,
        reviews: [
          { points: [4000, 2500, 1500], words: 'Clear. The packing is missing.' },
          { points: [4500, 3000, 2000], words: '很完整，语气礼貌。' },
          { points: [2000, 1000, 500], words: 'Too short for a business letter.' },
        ],
      },
      {
        student: 2,
        reviews: [
          { points: [4200, 2600, 1700], words: '写明了有效期，很好。' },
          { points: [1500, 500, 500], words: '缺少装运期和付款方式，语气太随意。' },
          { points: [4600, 2800, 1900], words: 'Complete and polite.' },
        ],
      },
      {
        student: 3,
        reviews: [
          { points: [4400, 2700, 1800], words: '' },
          { points: [3500, 2500, 1500], words: '建议补充包装和数量。' },
        ],
      },
    ],
  },
  {
    title: '商业发票 Commercial invoice',
    body: '<p>缮制一份商业发票，注意货描与信用证一字不差。</p><p>Make out a commercial invoice. The goods must be described exactly as in the credit.</p>',
    ...{ dueInDays: -14, lateDays: 7, criteria: rubric, isReturned: true },
    works: [
      {
        ...{ student: 0, hoursBefore: 30, photo: true, mark: 9150, shapes: drawn },
        text: '发票见照片。',
        comment:
          '货描准确。金额大写请再核对。\nThe description is exact. Check the amount in words.',
        good: { reason: '货描准确，照片清晰。\nExact, and photographed well.', answer: null },
      },
      {
        ...{ student: 2, hoursBefore: 26, mark: 9300 },
        text: [
          'COMMERCIAL INVOICE',
          'Invoice No.: YF-26-0917    Date: SEP. 12, 2026',
          'Contract No.: NB26-118    L/C No.: LC260734',
          'Marks: ATLAS / HAMBURG / NO. 1-180',
          'Description: 1,800 SETS OF STAINLESS STEEL KITCHEN KNIVES, ART. NO. K-208,',
          'AS PER SALES CONTRACT NO. NB26-118',
          'Unit price: USD 8.60 PER SET CIF HAMBURG (INCOTERMS 2020)',
          'Amount: USD 15,480.00',
          'SAY US DOLLARS FIFTEEN THOUSAND FOUR HUNDRED AND EIGHTY ONLY',
        ].join('\n'),
        comment:
          '三处一致，金额大写正确。\nConsistent in all three places; the amount in words is right.',
        good: {
          reason:
            '货描与信用证一字不差，贸易术语写明了版本。\nThe goods are described exactly as in the credit, and the trade term names its version.',
          answer: 'named',
        },
      },
      {
        ...{ student: 3, hoursBefore: 20, mark: 8900 },
        text: [
          '缮制发票的几点说明 Notes on my invoice:',
          '1. 先抄信用证的货描，再填数量和单价。',
          '2. 单价、数量、总额三者核对一遍：1,800 × 8.60 = 15,480.00。',
          '3. 大写金额以 SAY 开头，以 ONLY 结尾。',
          '4. 唛头与提单、装箱单保持一致。',
        ].join('\n'),
        comment: '步骤清楚。\nClear steps.',
        good: {
          reason:
            '把核对的步骤写了下来，值得照着做。\nThe checks are written down; worth doing the same way.',
          answer: 'unnamed',
        },
      },
      {
        ...{ student: 1, hoursBefore: -20, mark: 8600 },
        text: '补交：发票一份。',
        comment: '内容完整，下次请按时提交。\nComplete. Please be on time.',
      },
      { student: 4, hoursBefore: 12, text: 'INVOICE NO. 26-0917 …', mark: 7400 },
    ],
  },
]
