import { bank } from '#demo/build.ts'
import type { DemoQuestion } from '#demo/types.ts'

const q = bank('hs-classification')

export const hsQuestions: DemoQuestion[] = [
  q.single(
    1,
    1,
    [
      '《协调制度》（HS）的国际统一编码是几位？',
      'How many digits of a Harmonized System code are the same for all contracting parties?',
    ],
    [
      ['4 位', '4'],
      ['6 位', '6'],
      ['8 位', '8'],
      ['10 位', '10'],
    ],
    1,
    [
      'HS 公约统一到 6 位子目。第 7 位起由各国自定；中国进出口税则为 8 位，海关申报使用 10 位商品编号。',
      'The HS Convention harmonises six digits. From the seventh on each country adds its own: China’s tariff has eight, and customs declarations use ten.',
    ],
  ),
  q.single(
    2,
    1,
    [
      '具有法律效力的归类，首先应按什么确定？',
      'For legal purposes, what determines classification in the first place?',
    ],
    [
      ['类、章及分章的标题', 'The titles of sections, chapters and sub-chapters'],
      ['商品的商业名称', 'The trade name of the goods'],
      [
        '品目条文和有关类注、章注',
        'The terms of the headings and any relative section or chapter notes',
      ],
      ['进口国的习惯', 'The custom of the importing country'],
    ],
    2,
    [
      '归类总规则一：类、章标题仅为查找方便而设；具有法律效力的归类，应按品目条文和有关类注或章注确定。',
      'General Rule 1: the titles are for ease of reference only; for legal purposes classification is determined by the terms of the headings and the relative section or chapter notes.',
    ],
  ),
  q.single(
    3,
    2,
    [
      '一辆未装坐垫和脚踏的自行车，已具备整车的基本特征。按归类总规则，应如何归类？',
      'A bicycle lacks its saddle and pedals but has the essential character of the complete article. How is it classified?',
    ],
    [
      ['按完整的自行车归类，依据规则二（一）', 'As a complete bicycle, by Rule 2(a)'],
      ['按自行车零件归类，依据规则一', 'As parts of a bicycle, by Rule 1'],
      ['按材料归类，依据规则二（二）', 'By its material, by Rule 2(b)'],
      ['按最相类似的货品归类，依据规则四', 'As the most akin goods, by Rule 4'],
    ],
    0,
    [
      '规则二（一）：不完整品或未制成品，报验时具有完整品或制成品的基本特征，应按完整品归类。',
      'Rule 2(a): an incomplete or unfinished article that, as presented, has the essential character of the complete article is classified as that article.',
    ],
  ),
  q.single(
    4,
    2,
    [
      '规则三（一）和三（二）都不能确定归类时，应归入哪个品目？',
      'If neither Rule 3(a) nor 3(b) settles the matter, which heading applies?',
    ],
    [
      ['税率最高的品目', 'The heading with the highest duty'],
      ['税率最低的品目', 'The heading with the lowest duty'],
      [
        '同样值得考虑的品目中号列最小的一个',
        'The heading that occurs first in numerical order among those that equally merit consideration',
      ],
      [
        '同样值得考虑的品目中号列最后的一个',
        'The heading that occurs last in numerical order among those that equally merit consideration',
      ],
    ],
    3,
    [
      '规则三（三）：归入同样值得考虑的品目中顺序居末的品目。税率从来不是归类的依据。',
      'Rule 3(c): the heading which occurs last in numerical order among those which equally merit consideration. Duty rates never decide classification.',
    ],
  ),
  q.single(
    5,
    2,
    ['按 HS 2022，智能手机归入哪个子目？', 'Under HS 2022, which subheading covers smartphones?'],
    [
      ['8471.30', '8471.30'],
      ['8517.13', '8517.13'],
      ['8525.89', '8525.89'],
      ['8543.70', '8543.70'],
    ],
    1,
    [
      'HS 2022 在品目 85.17 之下新设子目 8517.13“智能手机”，第八十五章章注五给出定义。',
      'HS 2022 created subheading 8517.13 for smartphones under heading 85.17; note 5 to Chapter 85 gives the definition.',
    ],
  ),
  q.single(
    6,
    3,
    [
      '机织的男式棉制衬衫，应归入第几章？',
      'To which chapter does a man’s woven cotton shirt belong?',
    ],
    [
      ['第五十二章', 'Chapter 52'],
      ['第六十一章', 'Chapter 61'],
      ['第六十二章', 'Chapter 62'],
      ['第六十三章', 'Chapter 63'],
    ],
    2,
    [
      '第六十一章为针织或钩编的服装，第六十二章为非针织或非钩编的服装。机织男衬衫归入品目 62.05。',
      'Chapter 61 covers apparel knitted or crocheted, Chapter 62 apparel not knitted or crocheted. A man’s woven shirt falls in heading 62.05.',
    ],
  ),
  q.multiple(
    7,
    2,
    [
      '按规则三（二）归类的“零售成套货品”须同时符合哪些条件？',
      'Which conditions must goods meet together to be a set put up for retail sale under Rule 3(b)?',
    ],
    [
      [
        '至少由两种可归入不同品目的不同物品组成',
        'They consist of at least two different articles that fall in different headings',
      ],
      [
        '为满足某一需要或开展某项活动而组合',
        'They are put up together to meet a particular need or carry out a specific activity',
      ],
      [
        '包装形式适于直接零售给用户而无须重新包装',
        'They are put up for sale directly to users without repacking',
      ],
      ['各物品税率相同', 'All articles bear the same duty'],
    ],
    [0, 1, 2],
    [
      '条件见规则三（二）的注释第（十）条。税率与是否构成成套货品无关。',
      'See Explanatory Note (X) to Rule 3(b). Duty rates have nothing to do with it.',
    ],
  ),
  q.multiple(
    8,
    3,
    ['下列哪些品目是 HS 2022 新设的？', 'Which of these headings were new in HS 2022?'],
    [
      ['85.24 平板显示模组', '85.24 Flat panel display modules'],
      ['88.06 无人驾驶航空器', '88.06 Unmanned aircraft'],
      ['84.85 增材制造设备', '84.85 Machines for additive manufacturing'],
      ['85.17 电话机', '85.17 Telephone sets'],
    ],
    [0, 1, 2],
    [
      'HS 2022 新设 84.85、85.24、88.06 等品目。85.17 早已存在，只是子目作了调整。',
      'HS 2022 introduced headings 84.85, 85.24 and 88.06 among others. Heading 85.17 is much older; only its subheadings changed.',
    ],
  ),
  q.multiple(
    9,
    2,
    ['关于归类总规则六，哪些说法正确？', 'Which statements about General Rule 6 are right?'],
    [
      [
        '除条文另有规定外，类注、章注也适用',
        'Section and chapter notes also apply unless the context otherwise requires',
      ],
      [
        '可以先比较不同品目之下的六位子目',
        'Six-digit subheadings of different headings may be compared first',
      ],
      [
        '子目归类按子目条文和有关子目注释确定',
        'Subheadings are settled by their terms and any subheading notes',
      ],
      ['只有同一数级的子目才可比较', 'Only subheadings at the same level are comparable'],
    ],
    [0, 2, 3],
    [
      '规则六：先定品目，再逐级比较同一数级的子目。跳过品目直接比较子目是典型错误。',
      'Rule 6: fix the heading first, then compare subheadings level by level. Skipping the heading is a classic mistake.',
    ],
  ),
  q.trueFalse(
    10,
    1,
    [
      '照相机和专门为其制作、适合长期使用并一同报验的相机套，应一并归类。',
      'A camera and a case made specially for it, fit for long-term use and presented with it, are classified together.',
    ],
    true,
    [
      '规则五（一）：特制、适合长期使用、与所装物品一同报验并通常一同出售的容器，与所装物品一并归类，除非容器构成整个货品的基本特征。',
      'Rule 5(a): such containers, when of a kind normally sold with the articles, are classified with them, unless the container gives the whole its essential character.',
    ],
  ),
  q.trueFalse(
    11,
    2,
    [
      '含棉 60%、聚酯短纤 40%（按重量计）的机织物，应按聚酯短纤归类，因为其号列在后。',
      'A woven fabric of 60% cotton and 40% polyester staple fibre by weight is classified as polyester staple fibre, because that heading comes later.',
    ],
    false,
    [
      '第十一类类注二（一）：混纺织物按重量最大的纺织材料归类，此处为棉。只有没有一种材料重量较大时，才按号列居末者归类。',
      'Note 2(A) to Section XI: the textile material that predominates by weight decides, here cotton. Only if none predominates does the last heading apply.',
    ],
  ),
  q.trueFalse(
    12,
    2,
    [
      '多功能机器除另有规定外，按其主要功能归类。',
      'Unless the context otherwise requires, a machine with several functions is classified by its principal function.',
    ],
    true,
    [
      '第十六类类注三：组合机器和多功能机器，按构成其主要功能的部件或功能归类。',
      'Note 3 to Section XVI: composite and multi-function machines are classified by the component or the machine that performs the principal function.',
    ],
  ),
  q.fillIn(
    13,
    1,
    [
      'HS 编码的前两位表示____，前四位表示品目。',
      'The first two digits of an HS code show the ____; the first four show the heading.',
    ],
    [['章', '章号', '章次', 'chapter']],
    [
      '例如 6109.10：61 为章，61.09 为品目，6109.10 为子目。',
      'In 6109.10, for example, 61 is the chapter, 61.09 the heading and 6109.10 the subheading.',
    ],
  ),
  q.fillIn(
    14,
    2,
    [
      '规则三（二）：混合物、不同材料组成的货品和零售成套货品，应按构成货品____特征的材料或部件归类。',
      'Rule 3(b): mixtures, composite goods and sets are classified by the material or component that gives them their ____ character.',
    ],
    [['基本', 'essential']],
    [
      '判断基本特征，可看材料或部件的性质、体积、数量、重量、价值及其在使用中的作用（规则三（二）注释第（八）条）。',
      'To find the essential character, look at nature, bulk, quantity, weight, value and role in use (Explanatory Note (VIII) to Rule 3(b)).',
    ],
  ),
]
