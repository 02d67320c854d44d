import {
  type BankQuestion,
  choiceGap,
  cloze,
  dateGap,
  essay,
  file,
  fillIn,
  type Pair,
  numberGap,
  shortAnswer,
  spoken,
  textGap,
  topic,
} from './make.ts'

const q = topic('writing')
const letters: Pair = ['外贸英语', 'Trade English']
const documents: Pair = ['单证', 'Documents']
const credit: Pair = ['信用证', 'Letters of credit']
const negotiation: Pair = ['交易磋商', 'Negotiation']

const tone = (share: number) =>
  [['语气得体', 'Polite and professional tone'] as Pair, share] as const
const facts = (share: number) => [['要点齐全', 'All points covered'] as Pair, share] as const
const language = (share: number) => [['语言正确', 'Correct language'] as Pair, share] as const

/** Texts with gaps of several kinds, and tasks that a teacher marks. */
export const writingQuestions: BankQuestion[] = [
  q(
    2,
    5,
    [letters],
    cloze(
      [
        'Dear Sirs,\nWe are {a} to receive your order No. 305 {b} 500 sets of tea pots. The goods will be {c} by S.S. “East Wind” on or about 15 March.',
        'Dear Sirs,\nWe are {a} to receive your order No. 305 {b} 500 sets of tea pots. The goods will be {c} by S.S. “East Wind” on or about 15 March.',
      ],
      [
        choiceGap(
          'a',
          [
            ['pleased', 'pleased'],
            ['pleasing', 'pleasing'],
            ['pleasant', 'pleasant'],
          ],
          0,
        ),
        choiceGap(
          'b',
          [
            ['of', 'of'],
            ['for', 'for'],
            ['to', 'to'],
          ],
          1,
        ),
        textGap('c', 'shipped', 'dispatched', 'despatched'),
      ],
      [
        'be pleased to；order for sth.；ship / dispatch。',
        '“Be pleased to”, “an order for something”, “ship” or “dispatch”.',
      ],
    ),
  ),
  q(
    3,
    6,
    [documents],
    cloze(
      [
        '合同签于 2026 年 3 月 5 日，信用证规定提单日后 21 天内交单，有效期至 2026 年 6 月 30 日。提单日为 2026 年 6 月 2 日，最迟交单日是 {a}。发票金额 USD 25,000，按 110% 投保的保险金额是 USD {b}，保险单据日期不得晚于 {c}。',
        'The contract was signed on 5 March 2026. The credit asks for presentation within 21 days after shipment and expires on 30 June 2026. The bill of lading is dated 2 June 2026, so the last day for presentation is {a}. The invoice is USD 25,000; insured for 110 %, the cover is USD {b}, and the insurance document must not be dated later than {c}.',
      ],
      [dateGap('a', '2026-06-23'), numberGap('b', 27500), dateGap('c', '2026-06-02')],
      ['UCP 600 第 14 条 c 款、第 28 条 e 款。', 'UCP 600, articles 14 (c) and 28 (e).'],
    ),
  ),
  q(
    2,
    4,
    [credit],
    cloze(
      [
        '开证行收到单据后，最多有 {a} 个{b}确定交单是否相符（UCP 600 第 14 条 b 款）。拒付通知须列明全部{c}。',
        'A bank has at most {a} {b} after presentation to decide whether it complies (UCP 600, article 14 (b)). A notice of refusal must state every {c}.',
      ],
      [
        numberGap('a', 5),
        choiceGap(
          'b',
          [
            ['银行工作日', 'banking days'],
            ['日历日', 'calendar days'],
          ],
          0,
        ),
        textGap('c', '不符点', 'discrepancy'),
      ],
      ['从交单次日起算五个银行工作日。', 'Five banking days following the day of presentation.'],
    ),
  ),
  q(
    2,
    3,
    [['Incoterms® 2020', 'Incoterms® 2020']],
    cloze(
      [
        'FOB 上海：由{a}租船订舱；CIP 的最低投保险别为协会货物条款 {b} 条款；DDP 下进口关税由{c}负担。',
        'FOB Shanghai: the {a} books the vessel. CIP requires at least Institute Cargo Clauses {b}. Under DDP import duty is paid by the {c}.',
      ],
      [
        choiceGap(
          'a',
          [
            ['买方', 'buyer'],
            ['卖方', 'seller'],
          ],
          0,
        ),
        choiceGap(
          'b',
          [
            ['A', 'A'],
            ['B', 'B'],
            ['C', 'C'],
          ],
          0,
        ),
        choiceGap(
          'c',
          [
            ['买方', 'buyer'],
            ['卖方', 'seller'],
          ],
          1,
        ),
      ],
      [
        'Incoterms® 2020 将 CIP 的最低险别提高到 ICC (A)。',
        'Incoterms® 2020 raised the minimum cover of CIP to ICC (A).',
      ],
    ),
  ),
  q(
    1,
    2,
    [letters],
    fillIn(
      ['L/C 的英文全称是 {a}。', 'L/C stands for {a}.'],
      [textGap('a', 'letter of credit', 'letters of credit', 'documentary credit')],
      ['Letter of Credit，也称 documentary credit。', 'Letter of credit, also documentary credit.'],
    ),
  ),
  q(
    2,
    3,
    [['保险', 'Insurance']],
    fillIn(
      [
        '我国海洋货物运输保险的三种基本险是{a}、{b}和{c}。',
        'The three basic covers of Chinese marine cargo insurance are {a}, {b} and {c}.',
      ],
      [
        textGap('a', '平安险', 'FPA', 'free from particular average'),
        textGap('b', '水渍险', 'WPA', 'with particular average'),
        textGap('c', '一切险', 'all risks'),
      ],
      ['顺序不限。', 'In any order.'],
      true,
    ),
  ),
  q(
    2,
    2,
    [['运输', 'Transport']],
    fillIn(
      [
        '一个 20 英尺标准箱的英文缩写单位是 {a}，40 英尺箱折合 {b} 个标准箱。',
        'The unit for a 20-foot container is abbreviated {a}; a 40-foot container counts as {b} of them.',
      ],
      [textGap('a', 'TEU'), textGap('b', '2', '两', 'two')],
      ['TEU = twenty-foot equivalent unit。', 'TEU means twenty-foot equivalent unit.'],
    ),
  ),
  q(
    2,
    2,
    [['海关', 'Customs']],
    fillIn(
      [
        '《区域全面经济伙伴关系协定》的英文缩写是 {a}，其原产地累积规则称为{b}累积。',
        'The Regional Comprehensive Economic Partnership is abbreviated {a}; in its rules of origin, inputs of all members count together, which is called {b}.',
      ],
      [textGap('a', 'RCEP'), textGap('b', '区域', '*区域*', 'cumulation', 'accumulation')],
      [
        'RCEP 允许在区域内累积原产地价值成分。',
        'RCEP allows value from all members to be cumulated.',
      ],
    ),
  ),
  ...shortAnswers(),
  q(
    3,
    20,
    [credit],
    essay(
      [
        '论述信用证“独立抽象性原则”的含义、依据和例外，并结合一个案例说明。',
        'Discuss the principle of autonomy of letters of credit: its meaning, its basis and its exceptions. Use a case.',
      ],
      [
        '含义：信用证独立于基础合同（UCP 600 第 4、5 条）；例外：欺诈例外，各国法院止付条件；案例分析紧扣事实。',
        'Meaning: a credit is separate from the underlying contract (UCP 600, articles 4 and 5). Exception: fraud, with the conditions for an injunction. The case is tied to the argument.',
      ],
      [
        [['概念与依据', 'Concept and basis'], 0.4],
        [['例外', 'Exceptions'], 0.3],
        [['案例', 'Case'], 0.2],
        [['表达', 'Expression'], 0.1],
      ],
      [300, 800],
    ),
  ),
  q(
    3,
    20,
    [['跨境电商', 'Cross-border e-commerce']],
    essay(
      [
        '某小家电企业计划进入德国市场。请比较“平台直邮”“海外仓”“独立站”三种模式，并给出建议。',
        'A maker of small appliances plans to enter the German market. Compare direct mail by a marketplace, an overseas warehouse and an own shop, and recommend one.',
      ],
      [
        '应比较成本、时效、退货、合规（CE、WEEE、EPR、VAT）和品牌，并给出分阶段建议。',
        'Compare cost, speed, returns, compliance (CE, WEEE, EPR, VAT) and brand, and recommend steps.',
      ],
      [
        [['比较全面', 'Complete comparison'], 0.4],
        [['合规要求', 'Compliance'], 0.3],
        [['建议可行', 'Feasible advice'], 0.3],
      ],
      [300, 800],
    ),
  ),
  q(
    2,
    15,
    [letters],
    essay(
      [
        '用英文写一封还盘信：感谢对方 6 月 1 日报价，指出价格比市场高约 8%，请求降价 5%，并说明可增加订量。',
        'Write a counter-offer in English: thank for the offer of 1 June, say that the price is some 8 % above the market, ask for 5 % off, and offer a larger order.',
      ],
      [
        'Thank you for your offer of 1 June… We find your price about 8 % above the market… If you can reduce it by 5 %, we are ready to increase our order to …',
        'Thank you for your offer of 1 June… We find your price about 8 % above the market… If you can reduce it by 5 %, we are ready to increase our order to …',
      ],
      [facts(0.5), tone(0.2), language(0.3)],
      [60, 200],
    ),
  ),
  q(
    2,
    20,
    [documents],
    file(
      [
        '根据老师发放的合同和信用证，缮制商业发票和装箱单各一份，提交 PDF 或 Word 文件。',
        'Draw up a commercial invoice and a packing list from the contract and credit that your teacher hands out. Upload them as PDF or Word files.',
      ],
      [
        '发票名称、抬头、货描、金额与信用证一致；装箱单毛净重、体积与发票件数相符。',
        'Title, addressee, description and amount match the credit; weights and measures of the packing list agree with the invoice.',
      ],
      [
        [['与信用证一致', 'Agrees with the credit'], 0.6],
        [['单单一致', 'Documents agree with each other'], 0.3],
        [['版面', 'Layout'], 0.1],
      ],
    ),
  ),
  q(
    3,
    20,
    [['调研', 'Research']],
    file(
      [
        '完成一份某产品的出口市场调研报告（不超过 5 页），包含进口数据、关税、竞争者和建议。',
        'Write a report on an export market for one product (no more than five pages): import figures, duties, competitors and advice.',
      ],
      [
        '数据注明来源；关税按 HS 编码查得；建议有依据。',
        'Sources are given, duties are found by HS code, and the advice follows from the data.',
      ],
      [
        [['数据', 'Data'], 0.4],
        [['分析', 'Analysis'], 0.4],
        [['建议', 'Advice'], 0.2],
      ],
    ),
  ),
  q(
    2,
    10,
    [letters],
    spoken(
      [
        '用英语向展会上的客户介绍你公司的一款产品，并邀请他留下名片（约一分钟）。',
        'Introduce one of your products to a visitor at a trade fair in English and ask for a business card (about a minute).',
      ],
      [
        '问候、产品特点、优势、邀请四个部分齐全。',
        'Greeting, features, advantages and invitation.',
      ],
      [facts(0.4), language(0.3), [['流利', 'Fluency'], 0.3]],
      90,
    ),
  ),
  q(
    2,
    10,
    [negotiation, letters],
    spoken(
      [
        '客户在电话中要求降价 10%。请用英语婉拒并提出替代方案。',
        'A customer asks for 10 % off on the phone. Decline politely in English and offer an alternative.',
      ],
      [
        '先表示理解，再说明理由，最后给出替代方案（如增量折扣、付款条件）。',
        'Show understanding, give reasons, and offer an alternative such as a quantity discount or other terms of payment.',
      ],
      [tone(0.3), facts(0.4), language(0.3)],
      90,
    ),
  ),
  q(
    1,
    5,
    [letters],
    spoken(
      [
        '朗读：“We would like to place a trial order for five hundred pieces on CIF terms.”',
        'Read aloud: “We would like to place a trial order for five hundred pieces on CIF terms.”',
      ],
      ['注意 CIF 逐字母读，数字重音。', 'CIF is spelt out; stress the numbers.'],
      [
        [['发音', 'Pronunciation'], 0.6],
        [['流利', 'Fluency'], 0.4],
      ],
      30,
    ),
  ),
]

/** Equal shares in hundredths; the first ones take what is left, so that they add up to 1. */
function shareOf(at: number, count: number): number {
  return (Math.floor(100 / count) + (at < 100 % count ? 1 : 0)) / 100
}

function shortAnswers(): BankQuestion[] {
  const ask = (
    difficulty: 1 | 2 | 3,
    tag: Pair,
    stem: Pair,
    model: Pair,
    points: readonly Pair[],
  ) =>
    q(
      difficulty,
      6,
      [tag],
      shortAnswer(
        stem,
        model,
        points.map((text, at) => [text, shareOf(at, points.length)] as const),
      ),
    )
  return [
    ask(
      2,
      credit,
      ['简述信用证的三个特点。', 'Name three features of a letter of credit.'],
      [
        '银行信用；独立于合同；处理的是单据而不是货物。',
        'Bank credit; separate from the contract; deals in documents, not goods.',
      ],
      [
        ['银行信用', 'Bank credit'],
        ['独立', 'Autonomy'],
        ['纯单据', 'Documents only'],
      ],
    ),
    ask(
      2,
      ['Incoterms® 2020', 'Incoterms® 2020'],
      ['为什么集装箱货物不宜使用 FOB？', 'Why is FOB unsuitable for containers?'],
      [
        '集装箱在堆场或货运站交给承运人，卖方在装船前已失去控制却仍承担风险，应改用 FCA。',
        'Containers are handed over at a terminal; the seller loses control but bears the risk until loading. Use FCA.',
      ],
      [
        ['交货地点', 'Place of delivery'],
        ['风险', 'Risk'],
        ['改用 FCA', 'Use FCA'],
      ],
    ),
    ask(
      2,
      negotiation,
      ['构成有效发盘的条件有哪些？', 'What makes an offer effective?'],
      [
        '向特定人发出；内容十分确定；表明受约束的意旨；送达受盘人。',
        'Addressed to specific persons; sufficiently definite; intention to be bound; reaches the offeree.',
      ],
      [
        ['特定人', 'Specific persons'],
        ['确定', 'Definite'],
        ['受约束', 'Intention'],
        ['送达', 'Reaches'],
      ],
    ),
    ask(
      3,
      documents,
      [
        '什么是“单单一致、单证一致”？为何重要？',
        'What do “documents agree with the credit and with each other” mean, and why does it matter?',
      ],
      [
        '单据与信用证、单据与单据之间不矛盾；否则开证行有权拒付。',
        'Documents conflict neither with the credit nor with each other; otherwise the bank may refuse.',
      ],
      [
        ['含义', 'Meaning'],
        ['后果', 'Consequence'],
      ],
    ),
    ask(
      2,
      ['海关', 'Customs'],
      ['简述原产地证书的作用。', 'What is a certificate of origin for?'],
      [
        '证明货物原产地，是享受优惠关税、贸易救济和统计的依据。',
        'It proves the origin: the basis of preferential duties, trade remedies and statistics.',
      ],
      [
        ['证明原产地', 'Proves origin'],
        ['优惠关税', 'Preferential duty'],
      ],
    ),
    ask(
      2,
      ['保险', 'Insurance'],
      [
        'CIF 合同为什么通常按发票金额的 110% 投保？',
        'Why is a CIF shipment usually insured for 110 % of the invoice?',
      ],
      [
        '加一成用于补偿买方的预期利润和费用。',
        'The extra ten percent covers the buyer’s expected profit and expenses.',
      ],
      [
        ['预期利润', 'Expected profit'],
        ['费用', 'Expenses'],
      ],
    ),
    ask(
      3,
      ['结算', 'Settlement'],
      ['比较 D/P 与 D/A 的主要区别。', 'Compare D/P with D/A.'],
      [
        'D/P 付款后交单，D/A 承兑后即交单；D/A 对出口商风险更大。',
        'D/P releases documents on payment, D/A on acceptance; D/A is riskier for the exporter.',
      ],
      [
        ['交单条件', 'Condition of release'],
        ['风险', 'Risk'],
      ],
    ),
    ask(
      2,
      ['运输', 'Transport'],
      ['班轮运输有哪些特点？', 'What are the features of liner shipping?'],
      [
        '固定航线、港口、船期和费率；船方负责装卸；以提单为依据。',
        'Fixed routes, ports, schedules and rates; the carrier loads and discharges; based on the bill of lading.',
      ],
      [
        ['四固定', 'Four fixed things'],
        ['装卸', 'Loading'],
        ['提单', 'Bill of lading'],
      ],
    ),
    ask(
      2,
      ['跨境电商', 'Cross-border e-commerce'],
      ['列出选品时应核查的三项合规要求。', 'Name three compliance checks when choosing a product.'],
      [
        '知识产权、产品认证（如 CE）、进口国禁限规定和环保责任。',
        'Intellectual property, product certification such as CE, import restrictions and producer responsibility.',
      ],
      [
        ['知识产权', 'Intellectual property'],
        ['认证', 'Certification'],
        ['禁限', 'Restrictions'],
      ],
    ),
    ask(
      1,
      letters,
      [
        '商务信函写作的“7C”原则是什么？写出其中四个。',
        'Name four of the seven Cs of business writing.',
      ],
      [
        'completeness, concreteness, clarity, conciseness, courtesy, consideration, correctness。',
        'Completeness, concreteness, clarity, conciseness, courtesy, consideration, correctness.',
      ],
      [['四个正确', 'Four correct ones']],
    ),
  ]
}
