import { bank } from '#demo/build.ts'
import type { DemoQuestion } from '#demo/types.ts'

const q = bank('freight')

export const freightQuestions: DemoQuestion[] = [
  q.single(
    1,
    1,
    [
      '一件空运货物尺寸为 100 × 80 × 60 厘米，实际重量 65 千克。按 6,000 立方厘米折 1 千克，计费重量是多少？',
      'An air shipment measures 100 × 80 × 60 cm and weighs 65 kg. At 6,000 cm³ per kg, what is the chargeable weight?',
    ],
    [
      ['60 千克', '60 kg'],
      ['65 千克', '65 kg'],
      ['80 千克', '80 kg'],
      ['96 千克', '96 kg'],
    ],
    2,
    [
      '体积重量＝480,000 ÷ 6,000 ＝ 80 千克。按国际航协 TACT 规则，取体积重量和实际重量中较大者计费。',
      'Volume weight is 480,000 ÷ 6,000 = 80 kg. By the IATA TACT Rules the greater of volume and gross weight is charged.',
    ],
  ),
  q.single(
    2,
    1,
    [
      '拼箱货 3.2 立方米、1.8 吨，运价每运费吨（W/M）45 美元。基本运费是多少？',
      'An LCL shipment is 3.2 m³ and 1.8 tonnes; the rate is USD 45 per revenue ton (W/M). What is the basic freight?',
    ],
    [
      ['81 美元', 'USD 81'],
      ['144 美元', 'USD 144'],
      ['162 美元', 'USD 162'],
      ['225 美元', 'USD 225'],
    ],
    1,
    [
      'W/M 指重量吨（1 吨）与尺码吨（1 立方米）择大计费：3.2 × 45 ＝ 144 美元。',
      'W/M charges whichever is greater, tonnes or cubic metres: 3.2 × 45 = USD 144.',
    ],
  ),
  q.single(
    3,
    2,
    [
      '下列哪种运输单据可以是物权凭证，凭背书转让？',
      'Which transport document can be a document of title, transferable by endorsement?',
    ],
    [
      ['航空货运单', 'Air waybill'],
      ['海运单', 'Sea waybill'],
      ['铁路运单', 'Rail consignment note'],
      ['指示提单', 'Bill of lading to order'],
    ],
    3,
    [
      '指示提单可经背书转让并凭以提货。航空货运单（《蒙特利尔公约》体系）、海运单和铁路运单都不是物权凭证，货交指名收货人。',
      'An order bill is transferred by endorsement and the goods are delivered against it. Air waybills (Montreal Convention), sea waybills and rail notes are not documents of title; the named consignee takes delivery.',
    ],
  ),
  q.single(
    4,
    2,
    [
      '按《海牙—维斯比规则》（1979 年特别提款权议定书），承运人对未申报价值货物的赔偿限额是？',
      'Under the Hague-Visby Rules with the 1979 SDR Protocol, what is the carrier’s limit for goods of undeclared value?',
    ],
    [
      [
        '每件 666.67 或每千克 2 特别提款权，以高者为准',
        'SDR 666.67 per package or 2 per kg, whichever is higher',
      ],
      [
        '每件 666.67 或每千克 2 特别提款权，以低者为准',
        'SDR 666.67 per package or 2 per kg, whichever is lower',
      ],
      ['每千克 22 特别提款权', 'SDR 22 per kg'],
      ['按发票价值的 110%', '110% of the invoice value'],
    ],
    0,
    [
      '第四条第五款（a）项：每件或每单位 666.67 特别提款权，或毛重每千克 2 特别提款权，以较高者为准。',
      'Article IV(5)(a): 666.67 units of account per package or unit, or 2 per kilogram of gross weight, whichever is the higher.',
    ],
  ),
  q.single(
    5,
    2,
    [
      '载货集装箱的 VGM（验证总质量）由谁负责提供？',
      'Who must provide the VGM (verified gross mass) of a packed container?',
    ],
    [
      ['港口', 'The port'],
      ['提单上的托运人', 'The shipper named in the bill of lading'],
      ['收货人', 'The consignee'],
      ['海关', 'Customs'],
    ],
    1,
    [
      'SOLAS 公约第六章第二条（2016 年 7 月 1 日起强制执行）：托运人须在装船前取得并申报 VGM，否则不得装船。',
      'SOLAS chapter VI, regulation 2, mandatory since 1 July 2016: the shipper obtains and declares the VGM before loading; without it the container may not be loaded.',
    ],
  ),
  q.single(
    6,
    3,
    [
      '货物在运输途中被海浪卷落入海。下列哪一险别不承保这一损失？',
      'Cargo is washed overboard. Which of these clauses does not cover the loss?',
    ],
    [
      ['协会货物条款（A）', 'Institute Cargo Clauses (A)'],
      ['协会货物条款（B）', 'Institute Cargo Clauses (B)'],
      ['协会货物条款（C）', 'Institute Cargo Clauses (C)'],
      ['三者都承保', 'All three cover it'],
    ],
    2,
    [
      '2009 年协会货物条款：（B）第 1.2.2 条列明浪击落海，（A）承保一切险自然包括；（C）只保抛弃，不保浪击落海。',
      'Institute Cargo Clauses 2009: (B) lists washing overboard in clause 1.2.2 and (A) covers all risks; (C) covers jettison but not washing overboard.',
    ],
  ),
  q.multiple(
    7,
    2,
    ['共同海损成立须具备哪些条件？', 'What does a general average act require?'],
    [
      ['牺牲或费用是特殊的', 'The sacrifice or expenditure is extraordinary'],
      ['船货面临共同危险', 'Ship and cargo face a common peril'],
      ['牺牲或费用是有意而且合理的', 'The sacrifice or expenditure is intentional and reasonable'],
      ['损失由承运人的过失造成', 'The loss was caused by the carrier’s fault'],
    ],
    [0, 1, 2],
    [
      '《约克—安特卫普规则》规则 A：为共同安全，有意而合理地作出特殊牺牲或支付特殊费用，以保全同一航程中的财产。',
      'York-Antwerp Rules, rule A: an extraordinary sacrifice or expenditure, intentionally and reasonably made for the common safety of property in a common maritime adventure.',
    ],
  ),
  q.multiple(
    8,
    2,
    [
      '关于货代提单（HBL）和船东提单（MBL），哪些说法正确？',
      'Which statements about house (HBL) and master (MBL) bills of lading are right?',
    ],
    [
      [
        '整箱进口时，HBL 持有人通常须凭 HBL 向目的港代理换取放货凭证',
        'The holder of a house bill usually exchanges it with the agent at destination for release',
      ],
      ['MBL 由实际船公司或其代理签发', 'A master bill is issued by the ocean carrier or its agent'],
      ['HBL 由无船承运人签发', 'A house bill is issued by an NVOCC'],
      ['HBL 和 MBL 的托运人、收货人必须完全一致', 'Shipper and consignee must be the same on both'],
    ],
    [0, 1, 2],
    [
      'MBL 上的托运人、收货人通常是货代及其目的港代理，HBL 上才是真正的货主，两者一般并不一致。这是无船承运人“双提单”业务的基本结构。',
      'On the master bill the parties are usually the forwarder and its agent; the traders appear on the house bill. This pair of bills is how an NVOCC works.',
    ],
  ),
  q.multiple(
    9,
    3,
    [
      '2009 年协会货物条款（C）承保下列哪些原因造成的损失？',
      'Which causes of loss do Institute Cargo Clauses (C) 2009 cover?',
    ],
    [
      ['火灾或爆炸', 'Fire or explosion'],
      ['船舶搁浅、触礁、沉没或倾覆', 'Vessel stranded, grounded, sunk or capsized'],
      ['偷窃', 'Theft'],
      ['共同海损牺牲', 'General average sacrifice'],
    ],
    [0, 1, 3],
    [
      '（C）条款第 1 条列明火灾爆炸、搁浅沉没倾覆、陆上工具倾覆出轨、碰撞、避难港卸货、共同海损牺牲和抛弃。偷窃只有（A）承保。',
      'Clause 1 of (C) lists these with overturning, collision, discharge at a port of distress and jettison. Theft is covered only by (A).',
    ],
  ),
  q.trueFalse(
    10,
    1,
    [
      '航空货运单是不可转让的运输单据，收货人提货不必出示正本运单。',
      'An air waybill is not negotiable; the consignee need not present an original to take delivery.',
    ],
    true,
    [
      '航空货运单是运输合同和收货的初步证据（《蒙特利尔公约》第十一条），货物交给指名收货人，不凭正本提货。',
      'An air waybill is prima facie evidence of contract and receipt (Montreal Convention, article 11); the goods go to the named consignee without an original.',
    ],
  ),
  q.trueFalse(
    11,
    2,
    [
      '中欧班列在阿拉山口换装，是因为中国与哈萨克斯坦的铁路轨距不同。',
      'Trains to Europe are transshipped at Alashankou because the gauges of China and Kazakhstan differ.',
    ],
    true,
    [
      '中国使用 1,435 毫米标准轨（UIC 定义的标准轨距），哈萨克斯坦使用 1,520 毫米宽轨，须换装或换轮对。',
      'China uses the standard gauge of 1,435 mm (as UIC defines it), Kazakhstan 1,520 mm, so boxes or bogies have to be changed.',
    ],
  ),
  q.trueFalse(
    12,
    2,
    [
      '投保了协会货物条款（A），战争造成的损失就自动获得赔偿。',
      'Cover under Institute Cargo Clauses (A) pays for losses by war without anything further.',
    ],
    false,
    [
      '（A）条款第 6 条把战争列为除外责任，第 7 条除外罢工。需要时应加保协会战争险条款和罢工险条款。',
      'Clause 6 of (A) excludes war and clause 7 strikes. Add the Institute War Clauses and Strikes Clauses where needed.',
    ],
  ),
  q.trueFalse(
    13,
    3,
    [
      '按《蒙特利尔公约》，货物损坏的，收货人最迟应在收到货物之日起 14 天内向承运人提出异议。',
      'Under the Montreal Convention, damage to cargo must be complained of within 14 days of receipt at the latest.',
    ],
    true,
    [
      '第三十一条第二款：托运行李损坏为 7 天，货物损坏为 14 天，延误为自货物交付收件人处置之日起 21 天。',
      'Article 31(2): seven days for checked baggage, fourteen for cargo, and twenty-one for delay from the date the cargo was placed at the person’s disposal.',
    ],
  ),
  q.fillIn(
    14,
    2,
    [
      '海运危险货物遵循的国际规则简称是____ Code，锂电池在其中属于第____类危险货物。',
      'Dangerous goods at sea follow the ____ Code; lithium batteries are in Class ____ there.',
    ],
    [
      ['IMDG', 'IMDG 规则', '国际海运危险货物规则'],
      ['9', '九', 'nine'],
    ],
    [
      '《国际海运危险货物规则》（IMDG Code）把锂电池（UN 3480、UN 3481 等）列为第 9 类杂项危险物质和物品。',
      'The IMDG Code puts lithium batteries (UN 3480, UN 3481 and others) in Class 9, miscellaneous dangerous substances and articles.',
    ],
  ),
  q.fillIn(
    15,
    1,
    ['一个 40 英尺集装箱折合____个标准箱（TEU）。', 'One forty-foot container counts as ____ TEU.'],
    [['2', '二', '两', 'two']],
    [
      'TEU 以 20 英尺集装箱为单位，40 英尺箱折合 2 TEU，即 1 FEU；箱型尺寸见 ISO 668。',
      'The TEU is one twenty-foot container; a forty-foot one counts as two TEU, or one FEU. Sizes are in ISO 668.',
    ],
  ),
]
