import { both, section } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Documents to work with: a completed declaration, the segregation table and a sheet for batteries. */
export const dangerousGoodsDocuments: DemoCourseware[] = [
  {
    file: 'dangerous-goods/declaration-sample.docx',
    format: 'docx',
    title: both(['危险货物申报单样本', 'Dangerous goods declaration: a sample']),
    sections: [
      section(['各栏', 'The boxes'], {
        table: {
          columns: [
            ['栏目', 'Box'],
            ['填写', 'Entry'],
            ['要点', 'Note'],
          ],
          rows: [
            [
              ['托运人', 'Shipper'],
              ['宁波海岳涂料有限公司', 'Ningbo Haiyue Coatings Co., Ltd'],
              ['由托运人签字，不由货代签', 'The shipper signs, not the forwarder'],
            ],
            [
              ['联合国编号', 'UN number'],
              ['UN 1263', 'UN 1263'],
              ['前面写 UN', 'Preceded by UN'],
            ],
            [
              ['正确运输名称', 'Proper shipping name'],
              ['PAINT（涂料）', 'PAINT'],
              ['不用商品名', 'No brand name'],
            ],
            [
              ['类别（副危险）', 'Class (subsidiary)'],
              ['3', '3'],
              ['副危险写在括号里', 'A subsidiary hazard in brackets'],
            ],
            [
              ['包装类', 'Packing group'],
              ['PG III', 'PG III'],
              ['闪点 23–60 °C', 'Flash point 23–60 °C'],
            ],
            [
              ['件数和包装', 'Number and kind'],
              ['20 个钢桶（1A1）', '20 steel drums (1A1)'],
              ['与装箱单一致', 'As on the packing list'],
            ],
            [
              ['总量', 'Quantity'],
              ['净重 4,000 千克，毛重 4,360 千克', 'Net 4,000 kg, gross 4,360 kg'],
              ['净重与毛重分列', 'Net and gross apart'],
            ],
            [
              ['其他', 'Further data'],
              ['闪点 27 °C（闭杯）；应急表 F-E, S-E', 'Flash point 27 °C c.c.; EmS F-E, S-E'],
              ['闪点不超过 60 °C 的须写明', 'Given up to 60 °C'],
            ],
            [
              ['应急电话', 'Emergency telephone'],
              ['24 小时有人接听的号码', 'A number answered day and night'],
              ['不是销售电话', 'Not the sales desk'],
            ],
          ],
        },
      }),
      section(['连起来写', 'As one line'], {
        paragraphs: [
          [
            'UN 1263, PAINT, 3, PG III, (27 °C c.c.)，20 个钢桶（1A1），净重 4,000 千克。',
            'UN 1263, PAINT, 3, PG III, (27 °C c.c.), 20 steel drums (1A1), 4,000 kg net.',
          ],
        ],
      }),
      section(['托运人声明', 'The shipper’s declaration'], {
        paragraphs: [
          [
            '“本人声明：本批货物的内容已用上述正确运输名称完整、准确地说明，并已按适用的国际和国家规则分类、包装、标记、加贴标签和标牌，各方面状况均适合运输。”',
            '“I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled/placarded, and are in all respects in proper condition for transport according to the applicable international and national governmental regulations.”',
          ],
        ],
      }),
      section(['练一练', 'Try it'], {
        paragraphs: [
          [
            '照此为 30 箱 UN 3481 与设备包装在一起的锂离子电池（每箱净重 8 千克）写出一行描述。答：UN 3481, LITHIUM ION BATTERIES PACKED WITH EQUIPMENT, 9，30 箱（4G），净重 240 千克。锂电池没有包装类。',
            'Write the line for 30 boxes of UN 3481 lithium ion batteries packed with equipment, 8 kg net each. Answer: UN 3481, LITHIUM ION BATTERIES PACKED WITH EQUIPMENT, 9, 30 boxes (4G), 240 kg net. Lithium batteries have no packing group.',
          ],
        ],
      }),
    ],
  },
  {
    file: 'dangerous-goods/segregation.pdf',
    format: 'pdf',
    title: both(['隔离速查', 'Segregation at a glance']),
    sections: [
      section(['四个等级', 'Four degrees'], {
        table: {
          columns: [
            ['代码', 'Code'],
            ['含义', 'Meaning'],
            ['能否同箱', 'In one container?'],
          ],
          rows: [
            [
              ['1', '1'],
              ['远离', 'Away from'],
              ['经主管机关同意可以', 'Only if the authority agrees'],
            ],
            [
              ['2', '2'],
              ['隔离', 'Separated from'],
              ['不可以', 'No'],
            ],
            [
              ['3', '3'],
              ['用整个舱室隔离', 'Separated by a complete compartment'],
              ['不可以', 'No'],
            ],
            [
              ['4', '4'],
              ['用介于中间的整个舱室纵向隔离', 'Separated longitudinally by a compartment'],
              ['不可以', 'No'],
            ],
            [
              ['X', 'X'],
              ['查一览表的专门规定', 'See the list for special provisions'],
              ['看具体条目', 'Depends on the entry'],
            ],
          ],
        },
      }),
      section(['常见组合', 'Common pairs'], {
        table: {
          columns: [
            ['货物', 'Goods'],
            ['与', 'With'],
            ['等级', 'Degree'],
          ],
          rows: [
            [
              ['3 易燃液体', '3 Flammable liquids'],
              ['5.1 氧化性物质', '5.1 Oxidizers'],
              ['2', '2'],
            ],
            [
              ['3 易燃液体', '3 Flammable liquids'],
              ['8 腐蚀性物质', '8 Corrosives'],
              ['X', 'X'],
            ],
            [
              ['2.1 易燃气体', '2.1 Flammable gases'],
              ['3 易燃液体', '3 Flammable liquids'],
              ['2', '2'],
            ],
            [
              ['4.3 遇水放出易燃气体', '4.3 Dangerous when wet'],
              ['8 腐蚀性物质', '8 Corrosives'],
              ['1', '1'],
            ],
            [
              ['5.1 氧化性物质', '5.1 Oxidizers'],
              ['8 腐蚀性物质', '8 Corrosives'],
              ['2', '2'],
            ],
            [
              ['9 杂项', '9 Miscellaneous'],
              ['各类', 'Any class'],
              ['X', 'X'],
            ],
          ],
        },
      }),
      section(['表之外还有隔离类', 'Beyond the table: groups'], {
        list: [
          [
            '酸类与碱类、酸类与氰化物类都要“隔离”。',
            'Acids are “separated from” alkalis and from cyanides.',
          ],
          ['一览表第 16b 栏的要求优先于隔离表。', 'Column 16b of the list comes before the table.'],
          [
            '限量运输的货物一般不受隔离表约束，但同一外包装内仍不得发生危险反应。',
            'Limited quantities are as a rule free of the table, but nothing in one outer package may react dangerously.',
          ],
        ],
      }),
    ],
  },
  {
    file: 'dangerous-goods/battery-sheet.xlsx',
    format: 'xlsx',
    title: both(['锂电池瓦时与包装核算', 'Lithium batteries: watt-hours and packing']),
    sheets: [
      {
        name: both(['瓦时', 'Watt-hours']),
        widths: [36, 16, 52],
        inputs: ['B2', 'B3', 'B4', 'B5'],
        formats: { B: '#,##0.00', B5: '0' },
        rows: [
          [both(['项目', 'Item']), both(['数值', 'Value']), both(['说明', 'Note'])],
          [both(['额定电压（伏）', 'Nominal voltage (V)']), 3.7, null],
          [both(['容量（毫安时）', 'Capacity (mAh)']), 20000, null],
          [both(['每块净重（千克）', 'Net mass of one (kg)']), 0.36, null],
          [both(['每箱块数', 'Pieces in a box']), 20, null],
          [
            both(['每块瓦时', 'Watt-hours of one']),
            '=B2*B3/1000',
            both(['电压 × 安时', 'Volts × ampere-hours']),
          ],
          [
            both(['距 100 瓦时还有', 'Remaining to 100 Wh']),
            '=100-B6',
            both([
              '负数：海运不适用特殊规定 188 的简化',
              'Negative: special provision 188 does not apply at sea',
            ]),
          ],
          [both(['每箱电池净重（千克）', 'Net mass in a box (kg)']), '=B4*B5', null],
          [
            both(['单独空运距每件 35 千克还有', 'Alone by cargo aircraft: remaining to 35 kg']),
            '=35-B8',
            both(['包装导则 965 第 IA 节', 'Packing instruction 965, section IA']),
          ],
        ],
      },
      {
        name: both(['发运核对', 'Before shipping']),
        widths: [52, 16, 46],
        rows: [
          [both(['项目', 'Item']), both(['海运', 'Sea']), both(['空运', 'Air'])],
          [
            both(['UN 38.3 试验概要', 'UN 38.3 test summary']),
            both(['要', 'Yes']),
            both(['要', 'Yes']),
          ],
          [
            both(['UN 3480 上客机', 'UN 3480 on passenger aircraft']),
            both(['—', '—']),
            both(['禁止', 'Forbidden']),
          ],
          [
            both(['荷电状态', 'State of charge']),
            both(['不限', 'No limit']),
            both([
              'UN 3480 不超过 30%；2026 年起与设备包装在一起的也是',
              'UN 3480 at most 30%; from 2026 also packed with equipment',
            ]),
          ],
          [
            both(['UN 3481 与设备一起', 'UN 3481 with equipment']),
            both(['包装导则 P903', 'Packing instruction P903']),
            both(['包装导则 966 或 967', 'Packing instruction 966 or 967']),
          ],
          [
            both(['第 9A 号标签', 'Label model 9A']),
            both(['未简化时', 'Without special provision 188']),
            both(['第 I 节', 'Section I']),
          ],
          [
            both(['电池标记', 'Battery mark']),
            both(['简化时', 'Under special provision 188']),
            both(['第 II 节', 'Section II']),
          ],
        ],
      },
    ],
  },
]
