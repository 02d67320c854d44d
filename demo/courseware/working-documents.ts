import { both, section } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Documents to work with in the paid courses: sheets that calculate, drafts to fill in. */
export const workingDocuments: DemoCourseware[] = [
  {
    file: 'export-finance/finance-cost.xlsx',
    format: 'xlsx',
    title: both(['融资成本比较', 'What each kind of finance costs']),
    sheets: [
      {
        name: both(['年化成本', 'Yearly cost']),
        widths: [36, 16, 48],
        inputs: ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'],
        formats: {
          B: '#,##0.00',
          B3: '0',
          B4: '0.00%',
          B6: '0.00%',
          B7: '0.00%',
          B11: '0.00%',
          B15: '0.00%',
        },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['应收账款（美元）', 'Receivable (USD)']), 100000, null],
          [both(['账期（天）', 'Term (days)']), 90, null],
          [both(['押汇年利率', 'Bill purchase: yearly rate']), 0.06, null],
          [both(['押汇手续费（美元）', 'Bill purchase: fee (USD)']), 150, null],
          [both(['保理费率（占发票金额）', 'Factoring: fee on the invoice']), 0.011, null],
          [both(['保理年利率', 'Factoring: yearly rate']), 0.055, null],
          [both(['保理预付比例（0–1）', 'Factoring: share advanced (0–1)']), 0.8, null],
          [both(['押汇费用合计', 'Bill purchase: all charges']), '=B2*B4*B3/360+B5', null],
          [both(['押汇实得', 'Bill purchase: cash received']), '=B2-B9', null],
          [
            both(['押汇年化成本', 'Bill purchase: yearly cost']),
            '=B9/B10*360/B3',
            both(['有追索权', 'With recourse']),
          ],
          [both(['保理费用合计', 'Factoring: all charges']), '=B2*B6+B2*B8*B7*B3/360', null],
          [both(['保理预付款', 'Factoring: advance']), '=B2*B8', null],
          [both(['保理实得', 'Factoring: cash received']), '=B13-B12', null],
          [
            both(['保理年化成本', 'Factoring: yearly cost']),
            '=B12/B14*360/B3',
            both(['含坏账担保，不能只比利率', 'Covers bad debts: do not compare rates alone']),
          ],
        ],
      },
    ],
  },
  {
    file: 'marine-insurance/claim-sheet.xlsx',
    format: 'xlsx',
    title: both(['理赔计算表', 'Claim sheet']),
    sheets: [
      {
        name: both(['部分损失', 'Partial loss']),
        widths: [36, 16, 48],
        inputs: ['B2', 'B3', 'B4', 'B5', 'B6'],
        formats: { B: '#,##0.00', B3: '0.00%', B8: '0.00%', B10: '0.00' },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['CIF 发票金额（美元）', 'CIF invoice value (USD)']), 48000, null],
          [both(['加成', 'Mark-up']), 0.1, null],
          [both(['完好价值（目的地）', 'Sound value at destination']), 60000, null],
          [both(['受损后价值（目的地）', 'Damaged value at destination']), 42000, null],
          [both(['检验费（美元）', 'Survey fee (USD)']), 500, null],
          [both(['保险金额', 'Insured amount']), '=B2*(1+B3)', null],
          [
            both(['贬值率', 'Depreciation']),
            '=(B4-B5)/B4',
            both(['完好减受损，除以完好', 'Sound less damaged, over sound']),
          ],
          [
            both(['赔款', 'Payment']),
            '=B7*B8+B6',
            both(['保险金额 × 贬值率 ＋ 检验费', 'Insured amount × depreciation + survey fee']),
          ],
        ],
      },
      {
        name: both(['共同海损', 'General average']),
        widths: [36, 16, 48],
        inputs: ['B2', 'B3', 'B4', 'B5'],
        formats: { B: '#,##0.00', B7: '0.0000%' },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['船舶分摊价值', 'Contributory value: ship']), 9000000, null],
          [both(['货物分摊价值合计', 'Contributory value: all cargo']), 5500000, null],
          [both(['牺牲与费用', 'Sacrifice and expenditure']), 725000, null],
          [both(['您的货物分摊价值', 'Contributory value: your cargo']), 48000, null],
          [both(['全部分摊价值', 'All contributory values']), '=B2+B3', null],
          [both(['分摊率', 'Rate']), '=B4/B6', null],
          [
            both(['您应分摊', 'Your contribution']),
            '=B5*B7',
            both(['由货物保险人承担，先提供担保', 'Borne by the cargo insurer, after a guarantee']),
          ],
        ],
      },
    ],
  },
  {
    file: 'platform-operations/launch-sheet.xlsx',
    format: 'xlsx',
    title: both(['新品推广核算表', 'Launch sheet']),
    sheets: [
      {
        name: both(['单件利润与广告', 'Margin and advertising']),
        widths: [36, 16, 48],
        inputs: ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'],
        formats: {
          B: '#,##0.00',
          B5: '0.00%',
          B6: '0.00%',
          B8: '0.00%',
          B10: '0.00%',
          B13: '0.00%',
        },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['售价（美元）', 'Price (USD)']), 29.9, null],
          [both(['落地成本（美元）', 'Landed cost (USD)']), 11.4, null],
          [both(['平台配送费（美元）', 'Fulfilment fee (USD)']), 5.2, null],
          [both(['平台佣金', 'Commission']), 0.15, null],
          [both(['退货率', 'Returns']), 0.05, null],
          [both(['单次点击费用（美元）', 'Cost per click (USD)']), 0.8, null],
          [both(['转化率', 'Conversion']), 0.1, null],
          [
            both(['广告前毛利（美元）', 'Margin before advertising (USD)']),
            '=B2*(1-B5)-B3-B4-B2*B6',
            both(['退货按全损估算', 'Returns taken as a full loss']),
          ],
          [
            both(['盈亏平衡广告占比', 'Break-even share of advertising']),
            '=B9/B2',
            both(['超过它，卖一件亏一件', 'Beyond it each sale loses money']),
          ],
          [both(['单件广告费（美元）', 'Advertising a sale (USD)']), '=B7/B8', null],
          [both(['广告后毛利（美元）', 'Margin after advertising (USD)']), '=B9-B11', null],
          [both(['实际广告占比', 'Actual share of advertising']), '=B11/B2', null],
        ],
      },
    ],
  },
  {
    file: 'export-contract/contract-draft.docx',
    format: 'docx',
    title: both(['外销合同起草表', 'Sales contract: a draft to fill in']),
    sections: [
      section(['十项主要条款', 'Ten main terms'], {
        table: {
          columns: [
            ['条款', 'Term'],
            ['写明', 'State'],
            ['常见漏洞', 'Common gap'],
          ],
          rows: [
            [
              ['品名与规格', 'Goods'],
              ['货号、材质、标准', 'Article, material, standard'],
              ['只写商品名', 'A brand name alone'],
            ],
            [
              ['数量', 'Quantity'],
              ['单位和溢短装', 'Unit and tolerance'],
              ['没有溢短装由谁决定', 'Not who decides the tolerance'],
            ],
            [
              ['价格', 'Price'],
              ['币种、术语、地点、版本', 'Currency, rule, place, edition'],
              ['FOB 后面没有港名', 'FOB without a port'],
            ],
            [
              ['包装', 'Packing'],
              ['种类、唛头、防护', 'Kind, marks, protection'],
              ['“出口标准包装”', '“Export standard packing”'],
            ],
            [
              ['交货', 'Shipment'],
              ['最迟日期、分批、转运', 'Latest date, part shipments, transhipment'],
              ['“收款后 30 天”而不写哪一笔', '“30 days after payment” without saying which'],
            ],
            [
              ['付款', 'Payment'],
              ['方式、比例、时间、账户', 'Method, share, time, account'],
              ['改账户没有核实办法', 'No way to confirm a new account'],
            ],
            [
              ['单据', 'Documents'],
              ['名称、份数、出具人', 'Name, copies, issuer'],
              ['与信用证要求不一致', 'Different from the credit'],
            ],
            [
              ['检验与索赔', 'Inspection, claims'],
              ['机构、期限、证据', 'Body, time limit, evidence'],
              ['没有异议期限', 'No time limit'],
            ],
            [
              ['不可抗力', 'Force majeure'],
              ['范围、通知、后果', 'Scope, notice, effect'],
              ['没有解除合同的期限', 'No date to terminate'],
            ],
            [
              ['法律与争议', 'Law, disputes'],
              ['适用法、仲裁机构、地点', 'Law, arbitral body, seat'],
              ['仲裁机构名称写错', 'A wrong name of the body'],
            ],
          ],
        },
      }),
      section(['练一练', 'Try it'], {
        paragraphs: [
          [
            '出售 2,000 盏台灯给汉堡买方，FCA 宁波（Incoterms® 2020），30% 预付，余款凭提单副本。照上表写出十项条款，再对照课件“合同条款范本”检查。',
            'You sell 2,000 desk lamps to a buyer in Hamburg, FCA Ningbo (Incoterms® 2020), 30% in advance, the rest against a copy of the bill of lading. Write the ten terms, then check them against the model clauses.',
          ],
        ],
      }),
    ],
  },
  {
    file: 'classification-cases/opinion-form.docx',
    format: 'docx',
    title: both(['归类意见书写法', 'A classification opinion']),
    sections: [
      section(['六个部分', 'Six parts'], {
        table: {
          columns: [
            ['部分', 'Part'],
            ['写什么', 'What to write'],
            ['例：带灯化妆镜', 'Example: lighted mirror'],
          ],
          rows: [
            [
              ['商品描述', 'The goods'],
              ['材质、结构、功能、用途、包装', 'Material, structure, function, use, packing'],
              ['玻璃镜面，环形 LED，USB 供电', 'Glass mirror, LED ring, USB power'],
            ],
            [
              ['待定品目', 'Candidate headings'],
              ['列出全部可能的品目', 'All headings that may apply'],
              ['70.09 玻璃镜；94.05 灯具', '70.09 glass mirrors; 94.05 lamps'],
            ],
            [
              ['条文', 'Texts'],
              ['品目条文、类注、章注', 'Terms of headings, section and chapter notes'],
              ['先看第七十章和第九十四章章注', 'The notes to chapters 70 and 94 first'],
            ],
            [
              ['规则', 'Rule'],
              ['总规则第几条，为什么', 'Which general rule, and why'],
              ['规则一，必要时规则三（二）', 'Rule 1, then if needed rule 3 (b)'],
            ],
            [
              ['先例', 'Precedents'],
              ['归类决定、预裁定及其编号', 'Rulings with their numbers'],
              ['查海关总署公布的决定', 'Look up published rulings'],
            ],
            [
              ['结论', 'Conclusion'],
              ['编码、税率、监管条件', 'Code, rate, controls'],
              ['写明哪一特征构成主要特征', 'Say which feature gives the essential character'],
            ],
          ],
        },
      }),
      section(['练一练', 'Try it'], {
        paragraphs: [
          [
            '为一款带蓝牙音箱的台灯写一份意见书：先列品目，再找章注，最后说明主要特征。',
            'Write an opinion on a desk lamp with a Bluetooth loudspeaker: headings first, then notes, then the essential character.',
          ],
        ],
      }),
    ],
  },
  {
    file: 'negotiating-in-english/dialogues.docx',
    format: 'docx',
    title: both(['谈判对白六段', 'Six dialogues']),
    sections: (
      [
        [
          ['报价', 'Quoting'],
          [
            '买方：单价多少？——卖方：一千件以上，FOB 宁波每件 8.60 美元，有效期到本月底。',
            'Buyer: What’s your unit price? — Seller: For a thousand pieces and up, eight sixty FOB Ningbo, valid until the end of the month.',
          ],
        ],
        [
          ['还价', 'Countering'],
          [
            '买方：比我们的预算高了一成。——卖方：明白。如果贵方增加到两千件，我可以看看价格能动多少。',
            'Buyer: That’s ten per cent over our budget. — Seller: I understand. If you could go to two thousand, I can see what I can do on price.',
          ],
        ],
        [
          ['交换', 'Trading'],
          [
            '卖方：如果预付三成，我们可以提前一周交货。——买方：预付两成，提前一周，可以吗？',
            'Seller: If you pay thirty per cent up front, we can ship a week earlier. — Buyer: Would you do it for twenty?',
          ],
        ],
        [
          ['拒绝', 'Saying no'],
          [
            '卖方：赊销九十天恐怕不行。我能提供的是见票后三十天。',
            'Seller: I’m afraid ninety days’ credit isn’t possible. What I can offer is thirty days after sight.',
          ],
        ],
        [
          ['拖延', 'Buying time'],
          [
            '卖方：这一点我需要和工厂确认，明天中午前答复您。',
            'Seller: I’ll need to check that with the factory. You’ll have an answer by noon tomorrow.',
          ],
        ],
        [
          ['确认', 'Confirming'],
          [
            '卖方：我确认一下：两千件，每件 8.25 美元，FOB 宁波，预付三成，六月十日前装运。对吗？——买方：对，请发合同。',
            'Seller: Let me confirm: two thousand pieces at eight twenty-five, FOB Ningbo, thirty per cent up front, shipment by June tenth. Is that right? — Buyer: That’s right. Please send the contract.',
          ],
        ],
      ] as const
    ).map(([heading, text]) => section(heading, { paragraphs: [text] })),
  },
]
