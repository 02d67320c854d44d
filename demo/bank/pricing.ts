import {
  type BankQuestion,
  cloze,
  type Pair,
  group,
  numberGap,
  numeric,
  single,
  topic,
} from './make.ts'

const q = topic('pricing')
const price: Pair = ['价格核算', 'Price calculation']
const insurance: Pair = ['保险', 'Insurance']
const freight: Pair = ['运费', 'Freight']
const usd = [{ text: 'USD', factor: 1 }]
const optional = { units: usd, unitRule: 'optional' as const, within: 0.01 }

/** Calculations of prices, premiums, freight and commissions. */
export const pricingQuestions: BankQuestion[] = [
  q(
    2,
    3,
    [price],
    numeric(
      [
        '某商品 FOB 宁波价为每件 20.00 美元，每件海运费 1.60 美元，不计保险。CFR 汉堡价是多少美元？',
        'The FOB Ningbo price is USD 20.00 a piece and ocean freight is USD 1.60 a piece. What is the CFR Hamburg price in US dollars?',
      ],
      21.6,
      [
        'CFR = FOB + 运费 = 20.00 + 1.60 = 21.60 美元。',
        'CFR = FOB + freight = 20.00 + 1.60 = USD 21.60.',
      ],
      optional,
    ),
  ),
  q(
    3,
    4,
    [price, insurance],
    numeric(
      [
        'CFR 价为 10,000 美元，按 CIF 价加一成投保，保险费率 0.5%。CIF 价是多少美元？（保留两位小数）',
        'The CFR value is USD 10,000. Insurance covers CIF plus 10 % at a rate of 0.5 %. What is the CIF value in US dollars, to two decimals?',
      ],
      10055.3,
      [
        'CIF = CFR ÷ (1 − 1.1 × 0.5%) = 10,000 ÷ 0.9945 = 10,055.30 美元。',
        'CIF = CFR ÷ (1 − 1.1 × 0.5 %) = 10,000 ÷ 0.9945 = USD 10,055.30.',
      ],
      optional,
    ),
  ),
  q(
    2,
    3,
    [insurance],
    numeric(
      [
        '发票 CIF 金额 50,000 美元，按 110% 投保，保险费率 0.6%。保险费是多少美元？',
        'The CIF invoice value is USD 50,000, insured for 110 % at a rate of 0.6 %. What is the premium in US dollars?',
      ],
      330,
      ['保险费 = 50,000 × 110% × 0.6% = 330 美元。', 'Premium = 50,000 × 110 % × 0.6 % = USD 330.'],
      optional,
    ),
  ),
  q(
    2,
    2,
    [price],
    numeric(
      [
        'CIF 价为 1,000 美元，含佣金 3%。佣金按发票金额计算，应付佣金多少美元？',
        'The price is CIF C3 % USD 1,000. Commission is paid on the invoice value. How much is the commission in US dollars?',
      ],
      30,
      [
        '佣金 = 含佣价 × 佣金率 = 1,000 × 3% = 30 美元。',
        'Commission = price including commission × rate = 1,000 × 3 % = USD 30.',
      ],
      optional,
    ),
  ),
  q(
    3,
    3,
    [price],
    numeric(
      [
        'CIF 净价为 970 美元，客户要求改报含佣 3% 的价格。含佣价应为多少美元？',
        'The net CIF price is USD 970. The buyer asks for a price including 3 % commission. What should it be in US dollars?',
      ],
      1000,
      [
        '含佣价 = 净价 ÷ (1 − 佣金率) = 970 ÷ 0.97 = 1,000 美元。',
        'Price including commission = net price ÷ (1 − rate) = 970 ÷ 0.97 = USD 1,000.',
      ],
      optional,
    ),
  ),
  q(
    2,
    3,
    [price],
    numeric(
      [
        '采购成本（含 13% 增值税）为 113,000 元，出口退税率 13%。退税后的实际成本是多少元？',
        'The purchase cost is CNY 113,000 including 13 % VAT, and the export rebate rate is 13 %. What is the real cost in yuan after the rebate?',
      ],
      100000,
      [
        '不含税价 = 113,000 ÷ 1.13 = 100,000 元，退税额 = 13,000 元，实际成本 = 113,000 − 13,000 = 100,000 元。',
        'The net value is 113,000 ÷ 1.13 = 100,000, the rebate is 13,000, and the real cost is 113,000 − 13,000 = CNY 100,000.',
      ],
      {
        units: [
          { text: 'CNY', factor: 1 },
          { text: '元', factor: 1 },
          { text: '万元', factor: 10000 },
        ],
        unitRule: 'optional',
        within: 1,
      },
    ),
  ),
  q(
    3,
    4,
    [price],
    numeric(
      [
        '某批出口商品总成本为 68 万元人民币，FOB 外汇净收入 10 万美元。出口换汇成本是多少元/美元？',
        'The total cost of an export lot is CNY 680,000 and the net FOB income is USD 100,000. What is the cost of earning one dollar, in yuan?',
      ],
      6.8,
      [
        '换汇成本 = 680,000 ÷ 100,000 = 6.8 元/美元；低于银行买入价时出口才有利润。',
        '680,000 ÷ 100,000 = CNY 6.8 per US dollar. The export is profitable only below the bank’s buying rate.',
      ],
      { within: 0.005 },
    ),
  ),
  q(
    2,
    2,
    [freight],
    numeric(
      [
        '一箱货物尺寸为 60 cm × 40 cm × 50 cm。200 箱的总体积是多少立方米？',
        'A carton measures 60 cm × 40 cm × 50 cm. What is the volume of 200 cartons in cubic metres?',
      ],
      24,
      [
        '每箱 0.6 × 0.4 × 0.5 = 0.12 立方米，200 箱为 24 立方米。',
        'One carton is 0.6 × 0.4 × 0.5 = 0.12 m³, so 200 cartons are 24 m³.',
      ],
      {
        units: [
          { text: 'm³', factor: 1 },
          { text: 'CBM', factor: 1 },
          { text: '立方米', factor: 1 },
        ],
        unitRule: 'optional',
      },
    ),
  ),
  q(
    3,
    3,
    [freight],
    numeric(
      [
        '空运货物实际毛重 180 kg，体积 1.5 立方米。按 1 立方米折合 167 kg 计算体积重量，计费重量是多少千克？',
        'An air shipment weighs 180 kg gross and measures 1.5 m³. With 167 kg for one cubic metre, what is the chargeable weight in kilograms?',
      ],
      250.5,
      [
        '体积重量 = 1.5 × 167 = 250.5 kg，大于实际毛重，按 250.5 kg 计费。',
        'The volume weight is 1.5 × 167 = 250.5 kg, which exceeds the gross weight, so 250.5 kg are charged.',
      ],
      {
        units: [
          { text: 'kg', factor: 1 },
          { text: '千克', factor: 1 },
          { text: 't', factor: 1000 },
        ],
        unitRule: 'optional',
        within: 0.5,
      },
    ),
  ),
  q(
    3,
    3,
    [freight],
    numeric(
      [
        '拼箱货毛重 3.2 公吨、体积 5.5 立方米，运费吨 W/M 每吨 45 美元。基本海运费是多少美元？',
        'A less-than-container load weighs 3.2 tonnes and measures 5.5 m³. The rate is USD 45 W/M. What is the basic ocean freight in US dollars?',
      ],
      247.5,
      [
        'W/M 按重量吨和体积吨中较大者计费：5.5 × 45 = 247.50 美元。',
        'W/M charges the larger of weight and measurement: 5.5 × 45 = USD 247.50.',
      ],
      optional,
    ),
  ),
  q(
    2,
    2,
    [['结算', 'Settlement']],
    numeric(
      [
        '一张汇票票面金额 80,000 美元，信用证允许金额有 5% 的增减。受益人最多可支取多少美元？',
        'A credit of USD 80,000 allows 5 % more or less in amount. What is the most the beneficiary may draw, in US dollars?',
      ],
      84000,
      ['80,000 × (1 + 5%) = 84,000 美元。', '80,000 × (1 + 5 %) = USD 84,000.'],
      optional,
    ),
  ),
  q(
    3,
    4,
    [['关税', 'Customs duty']],
    numeric(
      [
        '进口货物完税价格 200,000 元，关税税率 10%，增值税税率 13%，无消费税。进口环节增值税是多少元？',
        'The dutiable value is CNY 200,000, the duty rate 10 %, VAT 13 %, and there is no consumption tax. How much import VAT is due in yuan?',
      ],
      28600,
      [
        '关税 = 20,000 元；增值税 = (200,000 + 20,000) × 13% = 28,600 元。',
        'Duty is 20,000; VAT is (200,000 + 20,000) × 13 % = CNY 28,600.',
      ],
      {
        units: [
          { text: 'CNY', factor: 1 },
          { text: '元', factor: 1 },
        ],
        unitRule: 'optional',
        within: 0.01,
      },
    ),
  ),
  q(
    2,
    5,
    [price],
    cloze(
      [
        '某公司出口 1,000 件商品，FOB 上海每件 12 美元。\nFOB 总值为 {a} 美元；海运费共 800 美元，CFR 总值为 {b} 美元；按 CIF 的 110% 投保、费率 1% 时，CIF 总值约为 {c} 美元（保留两位小数）。',
        'A company exports 1,000 pieces at USD 12 each, FOB Shanghai.\nThe FOB value is USD {a}. With ocean freight of USD 800 the CFR value is USD {b}. Insured for 110 % of CIF at 1 %, the CIF value is USD {c} (to two decimals).',
      ],
      [numberGap('a', 12000), numberGap('b', 12800), numberGap('c', 12942.37, 0.01)],
      [
        'CIF = 12,800 ÷ (1 − 1.1 × 1%) = 12,942.37 美元。',
        'CIF = 12,800 ÷ (1 − 1.1 × 1 %) = USD 12,942.37.',
      ],
    ),
  ),
  q(
    3,
    10,
    [price, insurance],
    group(
      [
        '上海某公司向鹿特丹客户出口玩具 500 箱，采购成本每箱 226 元（含 13% 增值税），出口退税率 13%。国内费用共 6,000 元，海运费共 1,500 美元，投保 CIF 的 110%，费率 0.8%。汇率 1 美元 = 7.00 元，预期利润为 FOB 成本的 10%。',
        'A Shanghai company exports 500 cartons of toys to a buyer in Rotterdam. The purchase cost is CNY 226 a carton including 13 % VAT; the rebate rate is 13 %. Domestic charges are CNY 6,000 in all, ocean freight USD 1,500 in all, and insurance covers 110 % of CIF at 0.8 %. The rate is USD 1 = CNY 7.00 and the profit is 10 % of the FOB cost.',
      ],
      [
        numeric(
          [
            '每箱退税后的采购成本是多少元？',
            'What is the purchase cost of a carton in yuan after the rebate?',
          ],
          200,
          [
            '226 ÷ 1.13 = 200 元，退税 26 元，实际成本 200 元。',
            '226 ÷ 1.13 = 200; the rebate is 26, so the cost is CNY 200.',
          ],
          { within: 0.01 },
        ),
        numeric(
          [
            '500 箱的 FOB 成本（采购成本加国内费用）共多少元？',
            'What is the FOB cost of all 500 cartons in yuan (purchase plus domestic charges)?',
          ],
          106000,
          ['200 × 500 + 6,000 = 106,000 元。', '200 × 500 + 6,000 = CNY 106,000.'],
          { within: 1 },
        ),
        [
          numeric(
            [
              '加上利润后，FOB 报价总值约为多少美元？（保留两位小数）',
              'With the profit, what is the total FOB price in US dollars, to two decimals?',
            ],
            16657.14,
            ['106,000 × 1.1 ÷ 7 = 16,657.14 美元。', '106,000 × 1.1 ÷ 7 = USD 16,657.14.'],
            { within: 0.05 },
          ),
          2,
        ],
        single(
          [
            '若改报 CIF 鹿特丹，还应加上哪些费用？',
            'What has to be added for a price CIF Rotterdam?',
          ],
          [
            ['海运费和保险费', 'Ocean freight and insurance premium'],
            ['海运费和进口关税', 'Ocean freight and import duty'],
            ['仅保险费', 'The insurance premium only'],
            ['目的港卸货费和保险费', 'Discharge at destination and insurance premium'],
          ],
          0,
          ['CIF = FOB + 运费 + 保险费。', 'CIF = FOB + freight + insurance.'],
        ),
      ],
    ),
  ),
]
