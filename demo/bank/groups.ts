import {
  type BankQuestion,
  dateGap,
  fillIn,
  group,
  multiple,
  numeric,
  type Pair,
  single,
  textGap,
  topic,
  trueFalse,
  shortAnswer,
  cloze,
} from './make.ts'

const q = topic('cases')
const credit: Pair = ['信用证', 'Letters of credit']
const reading: Pair = ['阅读', 'Reading']

const creditText = `<table><tbody><tr><th scope="row">40A</th><td>IRREVOCABLE</td></tr><tr><th scope="row">31C</th><td>260310</td></tr><tr><th scope="row">31D</th><td>260615 IN CHINA</td></tr><tr><th scope="row">32B</th><td>USD 48,000.00</td></tr><tr><th scope="row">39A</th><td>05/05</td></tr><tr><th scope="row">43P</th><td>NOT ALLOWED</td></tr><tr><th scope="row">43T</th><td>ALLOWED</td></tr><tr><th scope="row">44C</th><td>260531</td></tr><tr><th scope="row">45A</th><td>1,200 SETS OF GARDEN TOOLS, CIF HAMBURG</td></tr><tr><th scope="row">48</th><td>15 DAYS</td></tr></tbody></table>`

/** Common material with questions on it. */
export const groupQuestions: BankQuestion[] = [
  q(
    3,
    10,
    [credit],
    group(
      [
        `阅读信用证（MT700 节选），回答问题。\n${creditText}`,
        `Read this extract of a credit (MT700) and answer the questions.\n${creditText}`,
      ],
      [
        cloze(
          [
            '最迟装运日是 {a}，有效期到 {b}。',
            'The latest date of shipment is {a}; the credit expires on {b}.',
          ],
          [dateGap('a', '2026-05-31'), dateGap('b', '2026-06-15')],
          [
            '44C 为最迟装运日，31D 为有效期和地点，日期格式为 YYMMDD。',
            'Field 44C is the latest shipment, 31D the expiry; dates are YYMMDD.',
          ],
        ),
        trueFalse(['允许分批装运。', 'Partial shipments are allowed.'], false, [
          '43P 为 NOT ALLOWED。',
          'Field 43P says NOT ALLOWED.',
        ]),
        numeric(
          [
            '受益人最多可支取多少美元？',
            'What is the most the beneficiary may draw, in US dollars?',
          ],
          50400,
          [
            '39A 允许增减 5%：48,000 × 1.05 = 50,400。',
            'Field 39A allows 5 % more or less: 48,000 × 1.05 = 50,400.',
          ],
          { units: [{ text: 'USD', factor: 1 }], unitRule: 'optional' },
        ),
        single(
          [
            '提单日为 5 月 28 日，最迟交单日是哪天？',
            'The bill of lading is dated 28 May. What is the last day for presentation?',
          ],
          [
            ['5 月 31 日', '31 May'],
            ['6 月 12 日', '12 June'],
            ['6 月 15 日', '15 June'],
            ['6 月 18 日', '18 June'],
          ],
          1,
          [
            '48 域要求装运后 15 天内交单：5 月 28 日 + 15 天 = 6 月 12 日，早于有效期。',
            'Field 48 asks for presentation within 15 days: 12 June, before the expiry.',
          ],
        ),
        numeric(
          ['每套的 CIF 单价是多少美元？', 'What is the CIF price of one set in US dollars?'],
          40,
          ['48,000 ÷ 1,200 = 40。', '48,000 ÷ 1,200 = 40.'],
          { units: [{ text: 'USD', factor: 1 }], unitRule: 'optional' },
        ),
      ],
    ),
  ),
  q(
    2,
    8,
    [['运输', 'Transport']],
    group(
      [
        '一份海运提单载明：Shipper: Ningbo Star Co.; Consignee: TO ORDER; Notify party: Elbe Handel GmbH; Port of loading: Ningbo; Port of discharge: Hamburg; “Clean on board 28 MAY 2026”; Freight prepaid; Number of originals: THREE (3).',
        'A bill of lading reads: Shipper: Ningbo Star Co.; Consignee: TO ORDER; Notify party: Elbe Handel GmbH; Port of loading: Ningbo; Port of discharge: Hamburg; “Clean on board 28 MAY 2026”; Freight prepaid; Number of originals: THREE (3).',
      ],
      [
        single(
          ['该提单如何转让？', 'How is this bill transferred?'],
          [
            ['由托运人背书', 'By endorsement of the shipper'],
            ['仅凭交付', 'By delivery alone'],
            ['不可转让', 'It cannot be transferred'],
            ['由承运人背书', 'By endorsement of the carrier'],
          ],
          0,
          [
            '“TO ORDER”为空白指示，由托运人背书转让。',
            '“To order” means to the order of the shipper, who endorses it.',
          ],
        ),
        trueFalse(['运费已由卖方支付。', 'The seller has paid the freight.'], true, [
          'Freight prepaid 表示运费预付。',
          '“Freight prepaid” says so.',
        ]),
        single(
          ['该提单表明货物状况如何？', 'What does the bill say about the condition of the goods?'],
          [
            ['外表良好', 'Apparent good order'],
            ['有破损批注', 'Damage is noted'],
            ['未装船', 'Not yet on board'],
            ['质量合格', 'The quality is certified'],
          ],
          0,
          [
            '清洁提单只说明外表状况良好，不证明品质。',
            'A clean bill speaks of apparent condition, not of quality.',
          ],
        ),
        fillIn(
          [
            '信用证要求“全套提单”时，应提交 {a} 份正本。',
            'Where a credit asks for a full set, {a} originals have to be presented.',
          ],
          [textGap('a', '3', '三', 'three', 'THREE')],
          ['全套正本三份。', 'The full set is three originals.'],
        ),
      ],
    ),
  ),
  q(
    2,
    8,
    [['外贸英语', 'Trade English'], reading],
    group(
      [
        'Dear Mr. Weber,\nThank you for your enquiry of 3 June for 800 cotton bathrobes. We can offer them at USD 9.80 per piece CIF Hamburg, for shipment within 30 days of your L/C. The offer is firm until 20 June, subject to your reply reaching us by then.\nFor orders over 1,000 pieces we grant a discount of 3 %.\nYours sincerely,\nLi Na',
        'Dear Mr. Weber,\nThank you for your enquiry of 3 June for 800 cotton bathrobes. We can offer them at USD 9.80 per piece CIF Hamburg, for shipment within 30 days of your L/C. The offer is firm until 20 June, subject to your reply reaching us by then.\nFor orders over 1,000 pieces we grant a discount of 3 %.\nYours sincerely,\nLi Na',
      ],
      [
        single(
          ['这是一封什么函？', 'What kind of letter is this?'],
          [
            ['实盘', 'A firm offer'],
            ['还盘', 'A counter-offer'],
            ['询盘', 'An enquiry'],
            ['接受', 'An acceptance'],
          ],
          0,
          ['firm until 20 June 表明是实盘。', '“Firm until 20 June” makes it a firm offer.'],
        ),
        numeric(
          ['800 件的总价是多少美元？', 'What do 800 pieces cost in US dollars?'],
          7840,
          ['800 × 9.80 = 7,840。', '800 × 9.80 = 7,840.'],
          { units: [{ text: 'USD', factor: 1 }], unitRule: 'optional' },
        ),
        trueFalse(['800 件可享受 3% 的折扣。', 'An order of 800 pieces gets 3 % off.'], false, [
          '超过 1,000 件才有折扣。',
          'The discount is for more than 1,000 pieces.',
        ]),
        shortAnswer(
          ['用英语写一句话接受此发盘。', 'Accept this offer in one English sentence.'],
          [
            'We accept your offer of … for 800 cotton bathrobes at USD 9.80 per piece CIF Hamburg.',
            'We accept your offer of … for 800 cotton bathrobes at USD 9.80 per piece CIF Hamburg.',
          ],
          [
            [['明确接受', 'Clear acceptance'], 0.6],
            [['要点', 'Main terms'], 0.4],
          ],
        ),
      ],
    ),
  ),
  q(
    3,
    8,
    [['案例', 'Case']],
    group(
      [
        '中国 A 公司按 CIF 鹿特丹出口大豆油，货物 5 月 10 日装船，5 月 20 日途中遇台风部分受损。A 公司只投保了平安险。买方收货后要求 A 公司赔偿。',
        'Company A exports soybean oil CIF Rotterdam. The goods were loaded on 10 May and partly damaged by a typhoon on 20 May. Company A had insured them free from particular average (FPA) only. The buyer asks A for compensation.',
      ],
      [
        single(
          ['途中的风险由谁承担？', 'Who bears the risk on the way?'],
          [
            ['买方', 'The buyer'],
            ['卖方', 'The seller'],
            ['承运人', 'The carrier'],
            ['保险人', 'The insurer'],
          ],
          0,
          [
            'CIF 的风险在货物装上船时转移给买方。',
            'Under CIF risk passes when the goods are on board.',
          ],
        ),
        trueFalse(
          ['平安险承保台风造成的部分损失。', 'FPA covers partial loss by a typhoon.'],
          false,
          [
            '平安险不负责自然灾害造成的部分损失。',
            'FPA does not cover partial loss by natural calamities.',
          ],
        ),
        single(
          [
            'A 公司投保平安险是否违反 CIF 义务（合同未约定险别）？',
            'Did A breach CIF by insuring FPA, where the contract is silent?',
          ],
          [
            ['否，CIF 只要求最低险别', 'No, CIF asks for minimum cover only'],
            ['是，必须投保一切险', 'Yes, all risks are required'],
            ['是，必须投保战争险', 'Yes, war risk is required'],
            ['是，必须投保水渍险', 'Yes, WPA is required'],
          ],
          0,
          [
            'Incoterms® 2020 的 CIF 只要求 ICC (C) 或类似的最低险别。',
            'CIF (Incoterms® 2020) requires ICC (C) or similar minimum cover.',
          ],
        ),
        multiple(
          ['买方可以采取哪些措施？', 'What can the buyer do?'],
          [
            ['合同中约定更高的险别', 'Agree on wider cover in the contract'],
            ['自行加保', 'Take out additional cover'],
            ['要求卖方承担途中风险', 'Make the seller bear the risk on the way'],
            ['查明是否构成共同海损', 'Check whether it was general average'],
          ],
          [0, 1, 3],
          ['CIF 下不能要求卖方承担途中风险。', 'Under CIF the seller does not bear that risk.'],
        ),
      ],
    ),
  ),
  q(
    2,
    8,
    [['海关', 'Customs']],
    group(
      [
        '某企业从越南进口一批木制家具，CIF 上海价 300,000 元，最惠国税率 0%，增值税 13%，RCEP 原产地证书齐全，运输工具 6 月 1 日申报进境，企业于 6 月 20 日申报。',
        'A company imports wooden furniture from Viet Nam: CIF Shanghai CNY 300,000, duty 0 %, VAT 13 %, with an RCEP certificate of origin. The means of transport was declared on 1 June; the company declared the goods on 20 June.',
      ],
      [
        numeric(
          ['应缴进口增值税多少元？', 'How much import VAT is due in yuan?'],
          39000,
          ['300,000 × 13% = 39,000。', '300,000 × 13 % = 39,000.'],
          {
            units: [
              { text: '元', factor: 1 },
              { text: 'CNY', factor: 1 },
            ],
            unitRule: 'optional',
          },
        ),
        trueFalse(
          ['企业申报逾期，应缴滞报金。', 'The declaration was late and a fee is due.'],
          true,
          [
            '自申报进境之日起 14 日内应申报。',
            'The limit is 14 days from the declaration of the means of transport.',
          ],
        ),
        single(
          ['滞报金按日征收完税价格的多少？', 'What is the fee a day, of the dutiable value?'],
          [
            ['0.5‰', '0.05 %'],
            ['1‰', '0.1 %'],
            ['5‰', '0.5 %'],
            ['0.1‰', '0.01 %'],
          ],
          0,
          ['滞报金日征收率为 0.5‰。', 'The daily rate is 0.05 %.'],
        ),
      ],
    ),
  ),
  q(
    2,
    6,
    [['跨境电商', 'Cross-border e-commerce']],
    group(
      [
        '某卖家在平台销售蓝牙耳机：售价 39.9 欧元（含 19% 增值税），采购成本 11 欧元，头程与仓储 3 欧元，配送 4.2 欧元，平台佣金为售价的 10%，广告费 3 欧元。',
        'A seller offers earphones at EUR 39.90 including 19 % VAT. The purchase cost is EUR 11, transport and storage EUR 3, delivery EUR 4.20, the commission 10 % of the price, and advertising EUR 3.',
      ],
      [
        numeric(
          ['不含税售价是多少欧元？', 'What is the price without VAT in euros?'],
          33.53,
          ['39.9 ÷ 1.19 = 33.53。', '39.90 ÷ 1.19 = 33.53.'],
          { within: 0.01 },
        ),
        numeric(
          ['单件利润约为多少欧元？', 'What is the profit on one piece in euros?'],
          8.34,
          ['33.53 − 11 − 3 − 4.2 − 3.99 − 3 = 8.34。', '33.53 − 11 − 3 − 4.20 − 3.99 − 3 = 8.34.'],
          { within: 0.02 },
        ),
        multiple(
          ['下列哪些做法可以提高利润？', 'Which of these can raise the profit?'],
          [
            ['降低退货率', 'Fewer returns'],
            ['提高广告转化率', 'A better conversion of advertising'],
            ['不缴增值税', 'Not paying VAT'],
            ['批量发货降低头程', 'Cheaper transport by larger lots'],
          ],
          [0, 1, 3],
          ['偷漏税是违法行为。', 'Evading tax is illegal.'],
        ),
      ],
    ),
  ),
]
