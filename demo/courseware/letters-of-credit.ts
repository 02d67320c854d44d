import { both, page, section } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

export const letterOfCreditCourseware: DemoCourseware[] = [
  {
    file: 'letters-of-credit/sample-credit.docx',
    format: 'docx',
    title: both(['信用证样本与注释', 'A sample credit with notes']),
    sections: [
      section(['说明', 'About this sample'], {
        paragraphs: [
          [
            '以下为教学用虚构信用证，按 MT 700 的场次排列。请对照右栏注释，找出两处值得要求修改的地方。',
            'A fictitious credit for teaching, in the order of MT 700. Read it with the notes and find two places worth an amendment.',
          ],
        ],
      }),
      section(['信用证摘录', 'Extract'], {
        table: {
          columns: [
            ['场次', 'Field'],
            ['内容', 'Content'],
            ['注释', 'Note'],
          ],
          rows: [
            [
              ['40A', '40A'],
              ['不可撤销', 'IRREVOCABLE'],
              ['UCP 600 第 3 条', 'UCP 600 article 3'],
            ],
            [
              ['31D', '31D'],
              ['2027 年 3 月 31 日，汉堡', '270331 HAMBURG'],
              ['到期地点在国外：应争取改为中国', 'Expiry abroad: ask for China'],
            ],
            [
              ['32B', '32B'],
              ['美元 48,000.00', 'USD 48,000.00'],
              ['核对合同总额', 'Compare with the contract'],
            ],
            [
              ['44C', '44C'],
              ['2027 年 3 月 10 日', '270310'],
              ['备货与订舱是否来得及', 'Is there time to produce and book?'],
            ],
            [
              ['45A', '45A'],
              ['LED 台灯 4,000 台，CIF 汉堡', 'LED DESK LAMPS 4,000 PCS, CIF HAMBURG'],
              ['发票描述须与此相符', 'The invoice must correspond'],
            ],
            [
              ['46A', '46A'],
              [
                '发票三份、全套已装船提单、保险单、申请人签署的检验证',
                'INVOICE IN TRIPLICATE, FULL SET ON BOARD B/L, INSURANCE POLICY, INSPECTION CERTIFICATE SIGNED BY APPLICANT',
              ],
              ['检验证为软条款，应删除', 'The certificate is a soft clause: strike it out'],
            ],
            [
              ['48', '48'],
              ['装运日后 21 天', '21 DAYS AFTER SHIPMENT'],
              ['与第 14 条 c 款一致', 'As in article 14(c)'],
            ],
          ],
        },
      }),
    ],
  },
  {
    file: 'letters-of-credit/soft-clauses.pptx',
    format: 'pptx',
    title: both(['软条款案例讨论', 'Soft clauses: a discussion']),
    slides: [
      page(
        ['软条款案例讨论', 'Soft clauses: a discussion'],
        [['审证课堂练习', 'Exercise in reading credits']],
      ),
      page(
        ['案例一', 'Case one'],
        [
          ['检验证由买方指定人员签署', 'Certificate signed by the buyer’s man'],
          ['签字须与银行留底一致', 'Signature to match the bank’s file'],
          ['问：卖方失去了什么？', 'What has the seller given away?'],
        ],
      ),
      page(
        ['案例二', 'Case two'],
        [
          ['船名待买方修改信用证确定', 'Vessel to be named by amendment'],
          ['买方迟迟不改', 'The buyer puts it off'],
          ['问：卖方能否装运？', 'May the seller ship?'],
        ],
      ),
      page(
        ['对策', 'What to do'],
        [
          ['签约时约定信用证条款', 'Settle the credit’s terms in the contract'],
          ['检验改由独立机构', 'Have an independent body inspect'],
          ['不改证，不备货', 'No amendment, no production'],
        ],
      ),
    ],
  },
  {
    file: 'letters-of-credit/examination-checklist.xlsx',
    format: 'xlsx',
    title: both(['审单核对表', 'Examination checklist']),
    sheets: [
      {
        name: both(['期限', 'Time limits']),
        widths: [34, 16, 42],
        inputs: ['B2', 'B3', 'B4', 'B5'],
        formats: {
          B2: 'yyyy-mm-dd',
          B3: 'yyyy-mm-dd',
          B5: 'yyyy-mm-dd',
          B6: 'yyyy-mm-dd',
          B7: 'yyyy-mm-dd',
        },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['依据', 'Source'])],
          [
            both(['装运日期', 'Date of shipment']),
            '=DATE(2027,3,8)',
            both(['提单', 'Bill of lading']),
          ],
          [both(['信用证有效期', 'Expiry date']), '=DATE(2027,3,31)', both(['31D', '31D'])],
          [
            both(['交单期（天）', 'Presentation period (days)']),
            21,
            both(['48 或第 14 条 c 款', '48, or article 14(c)']),
          ],
          [both(['计划交单日', 'Planned presentation']), '=DATE(2027,3,22)', null],
          [both(['交单期届满日', 'End of presentation period']), '=B2+B4', null],
          [
            both(['最迟交单日', 'Latest presentation']),
            '=MIN(B3,B6)',
            both(['两者取早', 'The earlier of the two']),
          ],
          [
            both(['剩余天数', 'Days left']),
            '=B7-B5',
            both(['负数表示逾期', 'Negative means late']),
          ],
        ],
      },
      {
        name: both(['保险与金额', 'Insurance and amount']),
        widths: [34, 16, 42],
        inputs: ['B2', 'B3', 'B4'],
        formats: { B: '#,##0.00' },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['依据', 'Source'])],
          [both(['信用证金额（美元）', 'Credit amount (USD)']), 48000, both(['32B', '32B'])],
          [
            both(['发票金额（美元）', 'Invoice amount (USD)']),
            48000,
            both(['商业发票', 'Invoice']),
          ],
          [both(['保险金额（美元）', 'Insured amount (USD)']), 52800, both(['保险单', 'Policy'])],
          [
            both(['最低保险金额（美元）', 'Least insured amount (USD)']),
            '=B3*1.1',
            both(['第 28 条 f 款', 'Article 28(f)']),
          ],
          [
            both(['保险金额差额（美元）', 'Insurance margin (USD)']),
            '=B4-B5',
            both(['负数表示不足', 'Negative means too little']),
          ],
          [
            both(['支款余额（美元）', 'Left to draw (USD)']),
            '=B2-B3',
            both(['第 18 条 b 款', 'Article 18(b)']),
          ],
        ],
      },
    ],
  },
  {
    file: 'letters-of-credit/common-discrepancies.pdf',
    format: 'pdf',
    title: both(['常见不符点清单', 'Common discrepancies']),
    sections: [
      section(['怎样使用', 'How to use it'], {
        paragraphs: [
          [
            '交单前逐行对照。每一条都注明 UCP 600 条款，便于与银行沟通。',
            'Go through it line by line before you present. Each line names its UCP 600 article, which helps when you talk to the bank.',
          ],
        ],
      }),
      section(['清单', 'The list'], {
        table: {
          columns: [
            ['单据', 'Document'],
            ['不符点', 'Discrepancy'],
            ['条款', 'Article'],
          ],
          rows: [
            [
              ['全套', 'Set'],
              ['晚交单', 'Late presentation'],
              ['14(c)', '14(c)'],
            ],
            [
              ['全套', 'Set'],
              ['信用证过期', 'Credit expired'],
              ['6(d)', '6(d)'],
            ],
            [
              ['发票', 'Invoice'],
              ['货物描述不符', 'Description does not correspond'],
              ['18(c)', '18(c)'],
            ],
            [
              ['发票', 'Invoice'],
              ['币种不同', 'Another currency'],
              ['18(a)(iii)', '18(a)(iii)'],
            ],
            [
              ['提单', 'B/L'],
              ['代理人未表明代谁签署', 'Agent does not say for whom he signs'],
              ['20(a)(i)', '20(a)(i)'],
            ],
            [
              ['提单', 'B/L'],
              ['无已装船批注日期', 'On-board notation undated'],
              ['20(a)(ii)', '20(a)(ii)'],
            ],
            [
              ['提单', 'B/L'],
              ['未提交全套正本', 'Not the full set of originals'],
              ['20(a)(iv)', '20(a)(iv)'],
            ],
            [
              ['运输单据', 'Transport document'],
              ['不清洁', 'Not clean'],
              ['27', '27'],
            ],
            [
              ['保险单', 'Insurance'],
              ['日期晚于装运日', 'Dated after shipment'],
              ['28(e)', '28(e)'],
            ],
            [
              ['保险单', 'Insurance'],
              ['金额低于 110%', 'Less than 110%'],
              ['28(f)(ii)', '28(f)(ii)'],
            ],
          ],
        },
      }),
    ],
  },
]
