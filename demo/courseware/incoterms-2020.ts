import { both, page, section } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

export const incotermsCourseware: DemoCourseware[] = [
  {
    file: 'incoterms-2020/eleven-rules.pdf',
    format: 'pdf',
    title: both(['十一个术语速查表', 'The eleven rules: a quick reference']),
    sections: [
      section(['怎样使用这张表', 'How to use this table'], {
        paragraphs: [
          [
            '先看货物怎样运输，再看谁订舱、谁投保、谁清关。“卖”表示卖方负责，“买”表示买方负责。法律意义上的全文以国际商会第 723 号出版物为准。',
            'First see how the goods travel, then who books, insures and clears. S means the seller does it, B the buyer. The full text is ICC publication No. 723.',
          ],
        ],
      }),
      section(['责任划分', 'Who does what'], {
        table: {
          columns: [
            ['术语', 'Rule'],
            ['风险转移点', 'Risk passes'],
            ['主运输', 'Main carriage'],
            ['保险义务', 'Duty to insure'],
            ['出口／进口清关', 'Export / import clearance'],
          ],
          rows: [
            [
              ['EXW', 'EXW'],
              ['卖方场所，置于买方处置之下', 'At the buyer’s disposal, seller’s premises'],
              ['买', 'B'],
              ['无', 'None'],
              ['买／买', 'B / B'],
            ],
            [
              ['FCA', 'FCA'],
              ['交给承运人', 'Handed to the carrier'],
              ['买', 'B'],
              ['无', 'None'],
              ['卖／买', 'S / B'],
            ],
            [
              ['CPT', 'CPT'],
              ['交给承运人', 'Handed to the carrier'],
              ['卖', 'S'],
              ['无', 'None'],
              ['卖／买', 'S / B'],
            ],
            [
              ['CIP', 'CIP'],
              ['交给承运人', 'Handed to the carrier'],
              ['卖', 'S'],
              ['卖，A 条款', 'S, Clauses (A)'],
              ['卖／买', 'S / B'],
            ],
            [
              ['DAP', 'DAP'],
              ['目的地，待卸', 'Destination, ready for unloading'],
              ['卖', 'S'],
              ['无', 'None'],
              ['卖／买', 'S / B'],
            ],
            [
              ['DPU', 'DPU'],
              ['目的地，已卸', 'Destination, unloaded'],
              ['卖', 'S'],
              ['无', 'None'],
              ['卖／买', 'S / B'],
            ],
            [
              ['DDP', 'DDP'],
              ['目的地，待卸', 'Destination, ready for unloading'],
              ['卖', 'S'],
              ['无', 'None'],
              ['卖／卖', 'S / S'],
            ],
            [
              ['FAS', 'FAS'],
              ['装运港船边', 'Alongside at the port of shipment'],
              ['买', 'B'],
              ['无', 'None'],
              ['卖／买', 'S / B'],
            ],
            [
              ['FOB', 'FOB'],
              ['装运港船上', 'On board at the port of shipment'],
              ['买', 'B'],
              ['无', 'None'],
              ['卖／买', 'S / B'],
            ],
            [
              ['CFR', 'CFR'],
              ['装运港船上', 'On board at the port of shipment'],
              ['卖', 'S'],
              ['无', 'None'],
              ['卖／买', 'S / B'],
            ],
            [
              ['CIF', 'CIF'],
              ['装运港船上', 'On board at the port of shipment'],
              ['卖', 'S'],
              ['卖，C 条款', 'S, Clauses (C)'],
              ['卖／买', 'S / B'],
            ],
          ],
        },
      }),
      section(['三个常见错误', 'Three common mistakes'], {
        list: [
          ['集装箱货物使用 FOB、CFR 或 CIF。', 'Using FOB, CFR or CIF for containers.'],
          ['只写目的地，不写交货地点。', 'Naming the destination but not the place of delivery.'],
          [
            '漏写版本，或以为术语决定所有权。',
            'Leaving out the edition, or taking the rule to settle title.',
          ],
        ],
      }),
    ],
  },
  {
    file: 'incoterms-2020/cost-and-risk.pptx',
    format: 'pptx',
    title: both(['风险与费用的分界', 'Where risk and cost part']),
    slides: [
      page(
        ['风险与费用的分界', 'Where risk and cost part'],
        [['FCA、CPT、CIP 课堂讨论', 'Class discussion of FCA, CPT and CIP']],
      ),
      page(
        ['案例背景', 'The case'],
        [
          ['苏州工厂 CIP 芝加哥出口电机', 'A Suzhou factory sells motors CIP Chicago'],
          ['货车在苏州交第一承运人', 'First carrier takes over in Suzhou'],
          ['途中在洛杉矶堆场受损', 'Damaged at a terminal in Los Angeles'],
        ],
      ),
      page(
        ['请讨论', 'Discuss'],
        [
          ['风险在哪里转移？', 'Where did risk pass?'],
          ['谁向保险公司索赔？', 'Who claims on the policy?'],
          ['若改为 DAP 芝加哥，结论如何？', 'And under DAP Chicago?'],
        ],
      ),
      page(
        ['参考答案', 'Answer'],
        [
          ['风险在苏州已经转移（A2、A3）', 'Risk passed in Suzhou (A2, A3)'],
          ['买方凭保险单索赔（A5）', 'The buyer claims on the policy (A5)'],
          ['DAP 之下，损失由卖方承担', 'Under DAP the seller bears the loss'],
        ],
      ),
    ],
  },
  {
    file: 'incoterms-2020/contract-clauses.docx',
    format: 'docx',
    title: both(['合同术语条款范本', 'Model clauses for the contract']),
    sections: [
      section(['一、价格条款', '1. Price'], {
        paragraphs: [
          [
            '单价：每台 125 美元，FCA 浙江省宁波市北仑区某集装箱堆场，Incoterms® 2020。',
            'Unit price: USD 125 per set, FCA (name of terminal), Beilun, Ningbo, China, Incoterms® 2020.',
          ],
        ],
      }),
      section(['二、已装船批注（选用）', '2. On-board notation (optional)'], {
        paragraphs: [
          [
            '双方同意，买方应自负费用和风险，指示承运人在货物装船后向卖方签发载有已装船批注的运输单据（FCA A6/B6）。',
            'The parties agree that the buyer shall, at its cost and risk, instruct the carrier to issue to the seller a transport document with an on-board notation after loading (FCA A6/B6).',
          ],
        ],
      }),
      section(['三、保险（CIF 买方要求加保时）', '3. Insurance (more cover under CIF)'], {
        paragraphs: [
          [
            '卖方应按合同价款的 110% 投保协会货物条款（A），并附加战争险和罢工险，增加的保险费由买方承担。',
            'The seller shall insure for 110 per cent of the contract price under Institute Cargo Clauses (A) with War and Strikes Clauses; the additional premium is for the buyer’s account.',
          ],
        ],
      }),
      section(['签约前核对', 'Before signing'], {
        list: [
          ['术语与运输方式相配。', 'The rule fits the mode of transport.'],
          ['地点具体到地址或堆场。', 'The place is exact, down to the address or terminal.'],
          ['写明 Incoterms® 2020。', 'Incoterms® 2020 is named.'],
        ],
      }),
    ],
  },
  {
    file: 'incoterms-2020/export-price.xlsx',
    format: 'xlsx',
    title: both(['出口报价计算器', 'Export price calculator']),
    sheets: [
      {
        name: both(['报价', 'Price']),
        widths: [34, 16, 44],
        inputs: ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10'],
        formats: {
          B: '#,##0.00',
          B3: '0.00%',
          B4: '0.00%',
          B7: '0.0000',
          B9: '0.00%',
          B10: '0.00%',
        },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['含税进货价（元）', 'Purchase price incl. VAT (CNY)']), 56500, null],
          [both(['增值税率', 'VAT rate']), 0.13, null],
          [both(['出口退税率', 'Export refund rate']), 0.13, null],
          [both(['国内费用（元）', 'Domestic charges (CNY)']), 3200, null],
          [both(['海运费（美元）', 'Ocean freight (USD)']), 945, null],
          [
            both(['汇率（1 美元兑人民币）', 'Rate (CNY per USD)']),
            7.1,
            both(['按签约日汇率修改', 'Enter the rate of the day']),
          ],
          [both(['保险加成倍数', 'Insured multiple']), 1.1, both(['即 110%', 'That is 110%'])],
          [both(['保险费率', 'Premium rate']), 0.005, null],
          [both(['预期利润率（占 FOB）', 'Profit (share of FOB)']), 0.1, null],
          [
            both(['退税额（元）', 'Tax refund (CNY)']),
            '=B2/(1+B3)*B4',
            both(['不含税价乘以退税率', 'Price net of VAT × refund rate']),
          ],
          [
            both(['实际成本（元）', 'Net cost (CNY)']),
            '=B2-B11+B5',
            both(['进货价减退税，加国内费用', 'Purchase − refund + domestic charges']),
          ],
          [both(['FOB 报价（美元）', 'FOB price (USD)']), '=B12/(1-B10)/B7', null],
          [
            both(['CFR 报价（美元）', 'CFR price (USD)']),
            '=B13+B6',
            both(['FOB 加运费', 'FOB + freight']),
          ],
          [
            both(['CIF 报价（美元）', 'CIF price (USD)']),
            '=B14/(1-B8*B9)',
            both(['CFR 除以（1 减加成倍数乘费率）', 'CFR ÷ (1 − multiple × rate)']),
          ],
          [both(['保险费（美元）', 'Premium (USD)']), '=B15*B8*B9', null],
        ],
      },
    ],
  },
]
