import { type BankQuestion, classification, matching, type Pair, topic } from './make.ts'

const q = topic('terms')
const words: Pair = ['术语', 'Terms']
const rules: Pair = ['Incoterms® 2020', 'Incoterms® 2020']

const match: Pair = ['将左右两栏对应起来。', 'Match the two columns.']

/** Terms to be matched and things to be sorted into groups. */
export const termQuestions: BankQuestion[] = [
  q(
    1,
    4,
    [words, rules],
    matching(
      ['将贸易术语与其英文全称对应起来。', 'Match each rule with its full name.'],
      [
        [
          ['FOB', 'FOB'],
          ['Free On Board', 'Free On Board'],
        ],
        [
          ['CIF', 'CIF'],
          ['Cost, Insurance and Freight', 'Cost, Insurance and Freight'],
        ],
        [
          ['FCA', 'FCA'],
          ['Free Carrier', 'Free Carrier'],
        ],
        [
          ['DAP', 'DAP'],
          ['Delivered at Place', 'Delivered at Place'],
        ],
      ],
      ['四个术语的首字母即全称各词的首字母。', 'Each rule is the initials of its full name.'],
      [['Delivered Duty Paid', 'Delivered Duty Paid']],
    ),
  ),
  q(
    2,
    4,
    [words],
    matching(
      ['将单据与其英文名称对应起来。', 'Match each document with its purpose.'],
      [
        [
          ['提单', 'Bill of lading'],
          ['Bill of Lading', 'Receipt for the goods and document of title'],
        ],
        [
          ['装箱单', 'Packing list'],
          ['Packing List', 'Contents and weights of each package'],
        ],
        [
          ['原产地证书', 'Certificate of origin'],
          ['Certificate of Origin', 'Proof of where the goods were made'],
        ],
        [
          ['报关单', 'Customs declaration'],
          ['Customs Declaration', 'Statement of the goods to the customs'],
        ],
      ],
      [
        '提单是货物收据、运输合同证明和物权凭证。',
        'A bill of lading is a receipt, evidence of the contract of carriage and a document of title.',
      ],
    ),
  ),
  q(
    2,
    4,
    [['信用证', 'Letters of credit']],
    matching(
      ['将信用证当事人与其角色对应起来。', 'Match each party of a credit with its role.'],
      [
        [
          ['申请人', 'Applicant'],
          ['向银行申请开立信用证的进口商', 'The importer that asks its bank to issue the credit'],
        ],
        [
          ['受益人', 'Beneficiary'],
          [
            '有权凭相符单据取得付款的出口商',
            'The exporter entitled to payment against complying documents',
          ],
        ],
        [
          ['开证行', 'Issuing bank'],
          ['承担第一性付款责任的银行', 'The bank with the primary obligation to pay'],
        ],
        [
          ['通知行', 'Advising bank'],
          [
            '核对表面真实性并转交信用证的银行',
            'The bank that passes the credit on after checking its apparent authenticity',
          ],
        ],
      ],
      ['UCP 600 第 2 条和第 9 条。', 'UCP 600, articles 2 and 9.'],
      [['代位付款并承担独立保兑责任的银行', 'The bank that adds its own undertaking to honour']],
    ),
  ),
  q(
    2,
    3,
    [['运输', 'Transport']],
    matching(
      match,
      [
        [
          ['FCL', 'FCL'],
          ['整箱货', 'A load that fills a container'],
        ],
        [
          ['LCL', 'LCL'],
          ['拼箱货', 'A load that shares a container'],
        ],
        [
          ['THC', 'THC'],
          ['码头操作费', 'Terminal handling charge'],
        ],
        [
          ['VGM', 'VGM'],
          ['集装箱核实总重', 'Verified gross mass of a container'],
        ],
        [
          ['ETA', 'ETA'],
          ['预计到达时间', 'Estimated time of arrival'],
        ],
      ],
      [
        'VGM 自 2016 年 7 月起为 SOLAS 公约的强制要求。',
        'The VGM has been mandatory under SOLAS since July 2016.',
      ],
    ),
  ),
  q(
    3,
    4,
    [['结算', 'Settlement']],
    matching(
      [
        '将结算方式与其对出口商的风险特点对应起来。',
        'Match each method of payment with its risk for the exporter.',
      ],
      [
        [
          ['预付货款', 'Payment in advance'],
          ['出口商风险最小', 'The least risk of all'],
        ],
        [
          ['即期信用证', 'Sight letter of credit'],
          ['凭相符单据由银行付款', 'A bank pays against complying documents'],
        ],
        [
          ['付款交单 D/P', 'Documents against payment'],
          ['买方付款后才能取得单据', 'The buyer gets the documents only on payment'],
        ],
        [
          ['承兑交单 D/A', 'Documents against acceptance'],
          [
            '买方承兑后即可提货，到期才付款',
            'The buyer gets the goods on acceptance and pays at maturity',
          ],
        ],
        [
          ['赊销 O/A', 'Open account'],
          ['完全依赖买方的商业信用', 'Everything depends on the buyer’s credit'],
        ],
      ],
      [
        '从预付到赊销，出口商的风险逐步增大。',
        'The exporter’s risk grows from payment in advance to open account.',
      ],
    ),
  ),
  q(
    2,
    4,
    [['海关', 'Customs']],
    matching(
      [
        '将《协调制度》编码的位数与其含义对应起来。',
        'Match the digits of an HS code with their meaning.',
      ],
      [
        [
          ['前 2 位', 'First two digits'],
          ['章', 'Chapter'],
        ],
        [
          ['前 4 位', 'First four digits'],
          ['品目', 'Heading'],
        ],
        [
          ['前 6 位', 'First six digits'],
          ['国际统一的子目', 'Internationally agreed subheading'],
        ],
        [
          ['第 7 至 10 位', 'Digits seven to ten'],
          ['我国增列的子目', 'National subdivisions of China'],
        ],
      ],
      [
        '前 6 位各国一致，我国在其后增列 4 位。',
        'Six digits are common to all countries; China adds four.',
      ],
    ),
  ),
  q(
    2,
    3,
    [['跨境电商', 'Cross-border e-commerce']],
    matching(
      [
        '将海关监管方式代码与其含义对应起来。',
        'Match each customs supervision code with its meaning.',
      ],
      [
        [
          ['9610', '9610'],
          ['跨境电商直邮出口', 'B2C export by direct mail'],
        ],
        [
          ['1210', '1210'],
          ['保税跨境电商', 'Bonded cross-border e-commerce'],
        ],
        [
          ['9710', '9710'],
          ['跨境电商 B2B 直接出口', 'B2B direct export'],
        ],
        [
          ['9810', '9810'],
          ['跨境电商出口海外仓', 'Export to an overseas warehouse'],
        ],
      ],
      [
        '9710 与 9810 自 2020 年 7 月起试点并逐步推广。',
        '9710 and 9810 were piloted from July 2020 and extended since.',
      ],
    ),
  ),
  q(
    1,
    3,
    [['外贸英语', 'Trade English']],
    matching(
      ['将函电用语与其含义对应起来。', 'Match each phrase with its meaning.'],
      [
        [
          ['firm offer', 'firm offer'],
          ['实盘', 'An offer that binds the seller until it expires'],
        ],
        [
          ['counter-offer', 'counter-offer'],
          ['还盘', 'A reply that changes the terms'],
        ],
        [
          ['enquiry', 'enquiry'],
          ['询盘', 'A request for a price and terms'],
        ],
        [
          ['acceptance', 'acceptance'],
          ['接受', 'Agreement to all terms of an offer'],
        ],
      ],
      [
        '还盘使原发盘失效，构成新的发盘。',
        'A counter-offer ends the original offer and is a new one.',
      ],
    ),
  ),
  q(
    3,
    4,
    [['保险', 'Insurance']],
    matching(
      [
        '将险别与其承保范围对应起来（中国人民保险公司海洋货物运输保险条款）。',
        'Match each PICC cover with its scope.',
      ],
      [
        [
          ['平安险', 'FPA'],
          ['不负责自然灾害造成的部分损失', 'No partial loss by natural calamities'],
        ],
        [
          ['水渍险', 'WPA'],
          ['平安险加自然灾害造成的部分损失', 'FPA plus partial loss by natural calamities'],
        ],
        [
          ['一切险', 'All risks'],
          ['水渍险加一般外来风险', 'WPA plus general extraneous risks'],
        ],
        [
          ['战争险', 'War risk'],
          ['须另行加保的特殊附加险', 'A special cover that must be added'],
        ],
      ],
      ['战争险、罢工险不在一切险之内。', 'War and strikes risks are not part of all risks.'],
    ),
  ),
  q(
    1,
    5,
    [rules],
    classification(
      [
        '按适用的运输方式将术语分类（Incoterms® 2020）。',
        'Sort the rules by mode of transport (Incoterms® 2020).',
      ],
      [
        [
          ['任何运输方式', 'Any mode'],
          [
            ['EXW', 'EXW'],
            ['FCA', 'FCA'],
            ['CPT', 'CPT'],
            ['DPU', 'DPU'],
            ['DDP', 'DDP'],
          ],
        ],
        [
          ['只适用于海运和内河水运', 'Sea and inland waterway only'],
          [
            ['FAS', 'FAS'],
            ['FOB', 'FOB'],
            ['CFR', 'CFR'],
            ['CIF', 'CIF'],
          ],
        ],
      ],
      [
        'FAS、FOB、CFR、CIF 只适用于海运和内河水运，其余 7 个适用于任何方式。',
        'FAS, FOB, CFR and CIF are for sea and inland waterway; the other seven suit any mode.',
      ],
    ),
  ),
  q(
    2,
    4,
    [rules],
    classification(
      ['在下列术语下，由谁负担主运费？', 'Who pays for the main carriage under these rules?'],
      [
        [
          ['卖方', 'The seller'],
          [
            ['CFR', 'CFR'],
            ['CIP', 'CIP'],
            ['DAP', 'DAP'],
          ],
        ],
        [
          ['买方', 'The buyer'],
          [
            ['EXW', 'EXW'],
            ['FCA', 'FCA'],
            ['FOB', 'FOB'],
          ],
        ],
      ],
      [
        'E 组、F 组由买方，C 组、D 组由卖方负担主运费。',
        'The buyer pays under E and F rules, the seller under C and D rules.',
      ],
    ),
  ),
  q(
    2,
    4,
    [['单证', 'Documents']],
    classification(
      ['将单据分类。', 'Sort the documents.'],
      [
        [
          ['商业单据', 'Commercial documents'],
          [
            ['商业发票', 'Commercial invoice'],
            ['装箱单', 'Packing list'],
            ['重量单', 'Weight list'],
          ],
        ],
        [
          ['运输单据', 'Transport documents'],
          [
            ['海运提单', 'Bill of lading'],
            ['航空运单', 'Air waybill'],
          ],
        ],
        [
          ['金融单据', 'Financial documents'],
          [
            ['汇票', 'Bill of exchange'],
            ['本票', 'Promissory note'],
          ],
        ],
      ],
      [
        'URC 522 第 2 条区分金融单据与商业单据。',
        'URC 522, article 2, tells financial from commercial documents.',
      ],
    ),
  ),
  q(
    3,
    5,
    [['保险', 'Insurance']],
    classification(
      ['将损失按性质分类。', 'Sort the losses by their nature.'],
      [
        [
          ['共同海损', 'General average'],
          [
            ['船舶搁浅后为起浮而抛弃的货物', 'Cargo thrown overboard to refloat a stranded ship'],
            ['为灭火浇水而湿损的货物', 'Cargo wetted by water used against a fire'],
          ],
        ],
        [
          ['单独海损', 'Particular average'],
          [
            ['被火烧毁的货物', 'Cargo burnt by the fire'],
            ['触礁时被海水浸湿的货物', 'Cargo wetted when the ship struck a rock'],
          ],
        ],
      ],
      [
        '共同海损是为共同安全有意而合理作出的特殊牺牲或费用。',
        'General average is an extraordinary sacrifice or expense made intentionally and reasonably for the common safety.',
      ],
    ),
  ),
  q(
    2,
    4,
    [['海关', 'Customs']],
    classification(
      [
        '下列费用是否计入进口货物的完税价格？',
        'Do these amounts enter the dutiable value of imports?',
      ],
      [
        [
          ['计入', 'Included'],
          [
            ['货物运抵境内输入地点起卸前的运费', 'Freight up to the place of importation'],
            [
              '与该货物有关并作为销售条件的特许权使用费',
              'Royalties that are a condition of the sale',
            ],
          ],
        ],
        [
          ['不计入', 'Not included'],
          [
            ['进口后的安装费', 'Installation after importation'],
            ['进口关税和国内税', 'Import duty and internal taxes'],
          ],
        ],
      ],
      [
        '《海关审定进出口货物完税价格办法》。',
        'Chinese rules on the customs valuation of imports and exports.',
      ],
    ),
  ),
  q(
    1,
    4,
    [['跨境电商', 'Cross-border e-commerce']],
    classification(
      ['将平台按主要模式分类。', 'Sort the activities by model.'],
      [
        [
          ['B2B', 'B2B'],
          [
            ['在阿里巴巴国际站回复询盘', 'Answering an enquiry on a wholesale marketplace'],
            ['向海外批发商报 FOB 价', 'Quoting FOB to an overseas wholesaler'],
          ],
        ],
        [
          ['B2C', 'B2C'],
          [
            ['处理消费者的退货', 'Handling a consumer’s return'],
            ['设置单件包邮价格', 'Setting a price with free delivery for one piece'],
          ],
        ],
      ],
      [
        'B2B 面向企业批量交易，B2C 面向最终消费者。',
        'B2B trades in quantity between companies; B2C sells to consumers.',
      ],
    ),
  ),
]
