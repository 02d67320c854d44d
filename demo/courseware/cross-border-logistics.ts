import { both, section } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

export const logisticsCourseware: DemoCourseware[] = [
  {
    file: 'cross-border-logistics/codes-compared.pdf',
    format: 'pdf',
    title: both(['四种监管方式对照', 'Four supervision codes compared']),
    sections: [
      section(['对照表', 'Comparison'], {
        table: {
          columns: [
            ['代码', 'Code'],
            ['全称', 'Full name'],
            ['典型场景', 'Typical case'],
            ['依据', 'Source'],
          ],
          rows: [
            [
              ['9610', '9610'],
              ['跨境贸易电子商务', 'Cross-border trade e-commerce'],
              ['小包直邮到消费者', 'Small parcels to consumers'],
              ['总署公告 2014 年第 12 号', 'Notice No. 12 of 2014'],
            ],
            [
              ['9710', '9710'],
              ['跨境电商 B2B 直接出口', 'Cross-border B2B direct export'],
              ['平台成交，直发境外企业', 'Platform deal, shipped to a firm'],
              ['总署公告 2020 年第 75 号', 'Notice No. 75 of 2020'],
            ],
            [
              ['9810', '9810'],
              ['跨境电商出口海外仓', 'Export to an overseas warehouse'],
              ['先备货，后销售', 'Stock first, sell later'],
              ['总署公告 2020 年第 75 号', 'Notice No. 75 of 2020'],
            ],
            [
              ['1210', '1210'],
              ['保税跨境贸易电子商务', 'Bonded cross-border e-commerce'],
              ['保税备货，按单出区', 'Bonded stock, released by order'],
              ['总署公告 2014 年第 57 号', 'Notice No. 57 of 2014'],
            ],
          ],
        },
      }),
      section(['想一想', 'Think it over'], {
        list: [
          [
            '一家宁波企业向洛杉矶海外仓发 2,000 台空气炸锅，用哪个代码？',
            'A Ningbo firm ships 2,000 air fryers to a Los Angeles warehouse. Which code?',
          ],
          [
            '同一企业在阿里巴巴国际站接到德国批发商订单，用哪个代码？',
            'The same firm gets an order from a German wholesaler on a B2B platform. Which code?',
          ],
        ],
      }),
    ],
  },
  {
    file: 'cross-border-logistics/landed-cost.xlsx',
    format: 'xlsx',
    title: both(['单件落地成本与补货点', 'Landed cost and reorder point']),
    sheets: [
      {
        name: both(['落地成本', 'Landed cost']),
        widths: [34, 16, 42],
        inputs: ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10'],
        formats: { B: '#,##0.00', B5: '0', B10: '0.00%' },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['箱长（厘米）', 'Carton length (cm)']), 60, null],
          [both(['箱宽（厘米）', 'Carton width (cm)']), 50, null],
          [both(['箱高（厘米）', 'Carton height (cm)']), 40, null],
          [both(['每箱件数', 'Pieces a carton']), 20, null],
          [both(['每箱实重（千克）', 'Gross weight a carton (kg)']), 14, null],
          [both(['头程单价（美元／千克）', 'First leg (USD per kg)']), 4.2, null],
          [both(['单件采购成本（美元）', 'Purchase cost a piece (USD)']), 6.5, null],
          [both(['单件仓储与尾程（美元）', 'Storage and last mile a piece (USD)']), 5.3, null],
          [both(['进口税率（占采购成本）', 'Import duty (on purchase cost)']), 0.05, null],
          [
            both(['体积重量（千克）', 'Volume weight (kg)']),
            '=B2*B3*B4/6000',
            both(['空运除数 6000', 'Air divisor 6,000']),
          ],
          [both(['计费重量（千克）', 'Chargeable weight (kg)']), '=MAX(B6,B11)', null],
          [both(['单件头程（美元）', 'First leg a piece (USD)']), '=B12*B7/B5', null],
          [both(['单件落地成本（美元）', 'Landed cost a piece (USD)']), '=B8*(1+B10)+B13+B9', null],
        ],
      },
      {
        name: both(['补货点', 'Reorder point']),
        widths: [34, 16, 42],
        inputs: ['B2', 'B3', 'B4', 'B5', 'B6', 'B9'],
        formats: { B: '#,##0' },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['日均销量（件）', 'Daily sales']), 20, null],
          [both(['生产（天）', 'Production (days)']), 10, null],
          [both(['海运和清关（天）', 'Sea and customs (days)']), 25, null],
          [both(['派送和上架（天）', 'Delivery and shelving (days)']), 5, null],
          [both(['安全库存（天）', 'Safety stock (days)']), 15, null],
          [both(['补货周期（天）', 'Lead time (days)']), '=SUM(B3:B5)', null],
          [both(['补货点（件）', 'Reorder point']), '=B2*B7+B2*B6', null],
          [both(['现有及在途库存（件）', 'Stock in hand and on the way']), 1250, null],
          [
            both(['距补货还有（天）', 'Days until reorder']),
            '=(B9-B8)/B2',
            both(['负数表示已经晚了', 'Negative means late already']),
          ],
        ],
      },
    ],
  },
  {
    file: 'cross-border-logistics/warehouse-agreement.docx',
    format: 'docx',
    title: both(['海外仓服务协议要点', 'Points for a warehouse agreement']),
    sections: [
      section(['签约前要谈清的事', 'Settle before signing'], {
        list: [
          [
            '入库时限：卸货后多少小时内上架。',
            'Receiving: how many hours after unloading until goods are on the shelf.',
          ],
          [
            '差异处理：短少、破损由谁举证，多少天内提出。',
            'Differences: who proves shortage or damage, and within how many days.',
          ],
          [
            '仓租：按体积还是按托盘，免租期多长。',
            'Storage: by volume or by pallet, and how long it is free.',
          ],
          [
            '赔偿限额：按采购成本还是销售价格。',
            'Liability: at purchase cost or at selling price.',
          ],
          [
            '退货：检验标准、重新贴标和弃置费用。',
            'Returns: standards of inspection, relabelling and disposal fees.',
          ],
        ],
      }),
      section(['示范条款', 'Model clause'], {
        paragraphs: [
          [
            '仓库应在货物卸毕后 48 小时内完成点收并上架。点收差异应在 24 小时内书面通知货主并附照片；逾期未通知的，视为按装箱单数量收讫。',
            'The warehouse shall count and shelve the goods within 48 hours of unloading. Differences shall be notified in writing with photographs within 24 hours; failing notice, the goods are taken as received in the quantity of the packing list.',
          ],
        ],
      }),
    ],
  },
]
