import { both, page, section } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

export const customsCourseware: DemoCourseware[] = [
  {
    file: 'customs-declaration/form-fields.pdf',
    format: 'pdf',
    title: both(['报关单重点栏目填制指南', 'Key fields of the declaration']),
    sections: [
      section(['怎样读这份指南', 'How to read this guide'], {
        paragraphs: [
          [
            '本指南选取最容易填错的栏目，按“填什么、常见错误”对照说明。正式填制以海关总署现行《报关单填制规范》为准。',
            'This guide takes the fields that go wrong most often and sets what to enter beside the common mistake. The form-filling rules of Customs in force prevail.',
          ],
        ],
      }),
      section(['栏目对照', 'Fields'], {
        table: {
          columns: [
            ['栏目', 'Field'],
            ['填什么', 'What to enter'],
            ['常见错误', 'Common mistake'],
          ],
          rows: [
            [
              ['监管方式', 'Supervision code'],
              [
                '按交易性质选代码，如一般贸易 0110',
                'By the nature of the deal, e.g. 0110 general trade',
              ],
              ['免费样品误填 0110', 'Entering 0110 for free samples'],
            ],
            [
              ['成交方式', 'Terms of delivery'],
              ['按价格构成折算，如 FCA 填 FOB', 'By what the price includes: FCA as FOB'],
              ['与发票术语机械照抄', 'Copying the term from the invoice'],
            ],
            [
              ['商品编号', 'Commodity code'],
              ['10 位编号', 'Ten digits'],
              ['照抄国外 6 位以后的编码', 'Copying foreign digits past the sixth'],
            ],
            [
              ['原产国', 'Country of origin'],
              ['按原产地规则确定', 'By the rules of origin'],
              ['误填启运国', 'Entering the country of dispatch'],
            ],
            [
              ['毛重、净重', 'Gross and net weight'],
              ['千克，毛重含包装', 'Kilograms; gross includes packing'],
              ['毛重小于净重', 'Gross below net'],
            ],
          ],
        },
      }),
    ],
  },
  {
    file: 'customs-declaration/duty-calculator.xlsx',
    format: 'xlsx',
    title: both(['进口税费计算表', 'Import duty calculator']),
    sheets: [
      {
        name: both(['税费', 'Duty and tax']),
        widths: [34, 18, 44],
        inputs: ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'],
        formats: {
          B: '#,##0.00',
          B5: '0.0000',
          B6: '0.00%',
          B7: '0.00%',
          B8: '0.00%',
        },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['成交价格 FOB（美元）', 'Price FOB (USD)']), 13200, null],
          [both(['起卸前运费（美元）', 'Freight before unloading (USD)']), 780, null],
          [both(['起卸前保险费（美元）', 'Insurance before unloading (USD)']), 104.51, null],
          [
            both(['计征汇率', 'Rate for duty']),
            7.1,
            both(['按海关公布的汇率修改', 'Enter the rate set by Customs']),
          ],
          [both(['关税税率', 'Duty rate']), 0.1, null],
          [both(['消费税税率', 'Consumption tax rate']), 0, both(['不征则填 0', '0 if none'])],
          [both(['增值税税率', 'VAT rate']), 0.13, null],
          [both(['计税价格（元）', 'Customs value (CNY)']), '=ROUND((B2+B3+B4)*B5,2)', null],
          [both(['关税（元）', 'Duty (CNY)']), '=ROUND(B9*B6,2)', null],
          [
            both(['消费税（元）', 'Consumption tax (CNY)']),
            '=ROUND((B9+B10)/(1-B7)*B7,2)',
            both(['从价计征', 'Ad valorem']),
          ],
          [
            both(['增值税（元）', 'VAT (CNY)']),
            '=ROUND((B9+B10+B11)*B8,2)',
            both(['组成计税价格乘以税率', 'Composite taxable price × rate']),
          ],
          [both(['税费合计（元）', 'Total (CNY)']), '=B10+B11+B12', null],
        ],
      },
      {
        name: both(['RCEP 价值成分', 'RCEP value content']),
        widths: [34, 18, 44],
        inputs: ['B2', 'B3'],
        formats: { B: '#,##0.00', B4: '0.00%' },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['离岸价（美元）', 'FOB value (USD)']), 100, null],
          [both(['非原产材料价值（美元）', 'Non-originating materials (USD)']), 55, null],
          [
            both(['区域价值成分', 'Regional value content']),
            '=(B2-B3)/B2',
            both(['扣减法', 'Build-down']),
          ],
          [
            both(['达到 40% 的余量（美元）', 'Margin to 40% (USD)']),
            '=B2*0.6-B3',
            both(['负数表示不达标', 'Negative: it does not qualify']),
          ],
        ],
      },
    ],
  },
  {
    file: 'customs-declaration/classification-cases.pptx',
    format: 'pptx',
    title: both(['归类练习：十分钟四道题', 'Classification: four cases in ten minutes']),
    slides: [
      page(
        ['归类练习', 'Classification exercise'],
        [['先写规则，再写编码', 'Write the rule first, then the code']],
      ),
      page(
        ['一、男式棉制机织衬衫', '1. Man’s woven cotton shirt'],
        [
          ['针织还是机织？', 'Knitted or woven?'],
          ['答：规则一、六，6205.20', 'Answer: Rules 1 and 6, 6205.20'],
        ],
      ),
      page(
        ['二、伸缩杆折叠伞', '2. Umbrella with telescopic shaft'],
        [
          ['列名在哪一章？', 'Which chapter names it?'],
          ['答：规则一、六，6601.91', 'Answer: Rules 1 and 6, 6601.91'],
        ],
      ),
      page(
        ['三、未装配的木制书桌', '3. Wooden desk, unassembled'],
        [
          ['按零件还是按整件？', 'Parts or the whole?'],
          ['答：规则二（一），品目 94.03', 'Answer: Rule 2(a), heading 94.03'],
        ],
      ),
      page(
        ['四、配套的小提琴盒', '4. Violin case with violin'],
        [
          ['盒子单独归类吗？', 'Is the case apart?'],
          [
            '答：规则五（一），随小提琴归入 9202.10',
            'Answer: Rule 5(a), with the violin in 9202.10',
          ],
        ],
      ),
    ],
  },
]
