import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const classificationCasesNotes: DemoCourseware[] = [
  notes(
    'classification-cases/notes-01.pdf',
    ['机电产品', 'Machines and electronics'],
    [
      [
        '第十六类类注三：多功能机器按主要功能归类',
        'Note 3 to Section XVI: a machine with several functions goes by the principal one',
      ],
      [
        '类注四：几台机器共同完成一项功能，按该功能一并归类',
        'Note 4: machines that together perform one function are classified by it',
      ],
      [
        '第 84 章章注六规定什么是自动数据处理设备',
        'Note 6 to chapter 84 says what an automatic data-processing machine is',
      ],
      [
        '8479 和 8543 是兜底品目，前面都不适用才用',
        'Headings 8479 and 8543 are residual: use them last',
      ],
    ],
    ['带打印功能的计算器归入哪个品目？', 'Which heading takes a calculator that prints?'],
  ),
  notes(
    'classification-cases/notes-02.pdf',
    ['纺织与服装', 'Textiles and apparel'],
    [
      [
        '先看针织还是机织：第 61 章是针织服装，第 62 章是机织服装',
        'Knitted or woven first: chapter 61 is knitted apparel, chapter 62 woven',
      ],
      [
        '混纺按重量最大的一种材料归类，棉 55% 涤 45% 按棉归类',
        'Blends go by the heaviest material: 55% cotton, 45% polyester is cotton',
      ],
      [
        '左襟压右襟为男式，右襟压左襟为女式',
        'Left over right is men’s, right over left is women’s',
      ],
      [
        '成套西服要求面料、颜色、成分和尺寸相配',
        'The parts of a suit match in fabric, colour, composition and size',
      ],
      ['婴儿服装指身高不超过 86 厘米', 'Babies’ garments are for a height of up to 86 cm'],
    ],
    [
      '棉 40%、涤 35%、粘胶 25% 的机织女衬衫怎么归类？',
      'A woven blouse of 40% cotton, 35% polyester, 25% viscose: how is it classified?',
    ],
  ),
  notes(
    'classification-cases/notes-03.pdf',
    ['食品与化工', 'Food and chemicals'],
    [
      [
        '加工程度决定章次：鲜冷冻肉在第 2 章，制作过的在第 16 章',
        'The degree of processing decides: fresh or frozen meat in chapter 2, prepared in chapter 16',
      ],
      [
        '单独的已定义化合物一般在第 28、29 章，混合物在第 38 章',
        'Separate defined compounds are in chapters 28 and 29, mixtures in chapter 38',
      ],
      ['零售包装的药品优先归第 30 章', 'Medicaments put up for retail sale go to chapter 30'],
      [
        '食品中肉类含量超过 20% 的归第 16 章，包馅面食除外（归 1902）',
        'Food with more than 20% meat goes to chapter 16, but stuffed pasta to 1902',
      ],
    ],
    ['肉馅含量 25% 的速冻水饺归第几章？', 'Frozen dumplings with 25% meat: which chapter?'],
  ),
  notes(
    'classification-cases/notes-04.pdf',
    ['成套货品与新产品', 'Sets and new products'],
    [
      [
        '成套货品三条件：不同品目、为同一用途、无须改装直接零售',
        'A set: different headings, one purpose, sold without repacking',
      ],
      [
        '成套货品按基本特征归类，不能确定时用规则三（三）',
        'A set goes by its essential character, else by rule 3 (c)',
      ],
      ['无人机归 8806，自 2022 年版协调制度起', 'Drones are in 8806 since HS 2022'],
      [
        '电子烟装置归 8543，含尼古丁的烟弹归 2404',
        'E-cigarette devices are in 8543, nicotine cartridges in 2404',
      ],
      ['新产品没有把握，申请归类预裁定', 'For new goods in doubt, apply for an advance ruling'],
    ],
    ['一个礼盒装茶叶和茶杯，是不是成套货品？', 'A gift box holds tea and a cup. Is it a set?'],
  ),
]
