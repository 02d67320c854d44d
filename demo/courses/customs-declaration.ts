import {
  both,
  branch,
  chapter,
  courseContent,
  courseFile,
  ids,
  quiz,
  reading,
  review,
  task,
  running,
  video,
} from '#demo/build.ts'
import { declaredElements, declareThree } from '#demo/readings.ts'
import type { DemoCourse } from '#demo/types.ts'

export const customsDeclaration: DemoCourse = {
  slug: 'customs-declaration',
  kind: 'open',
  category: 'customs',
  cover: 'customs-stamp',
  name: both(['进出口报关与商品归类', 'Customs declaration and HS classification']),
  introduction: both([
    '从“单一窗口”录入到放行，从归类总规则到税费计算。本课跟着一票货走完通关全程，教你填准报关单、归对商品编码、算清进口税费，并用好 RCEP 的优惠税率。',
    'From the single window to release, from the general rules to the tax bill: follow one shipment through customs, complete the declaration, find the code, calculate duty and make use of RCEP.',
  ]),
  content: courseContent({
    goals: [
      '理解通关流程和法律责任，掌握 HS 2022 归类方法、计税价格与税费计算，能够判断货物能否享受 RCEP 优惠税率。',
      'Understand clearance and the legal duties that come with it, classify under HS 2022, calculate customs value and tax, and judge whether goods qualify under RCEP.',
    ],
    forWhom: [
      '关务与外贸服务、国际贸易、物流专业学生，企业关务专员和报关企业新人。',
      'Students of customs, trade and logistics, companies’ customs staff, and newcomers at brokers.',
    ],
    able: [
      ['在“单一窗口”准确填制报关单重点栏目', 'Fill in the key fields of a declaration'],
      ['用归类总规则为常见商品确定编码', 'Classify common goods by the general rules'],
      ['计算关税、消费税和进口环节增值税', 'Calculate duty, consumption tax and import VAT'],
      [
        '计算区域价值成分并备齐原产地证明',
        'Calculate regional value content and prepare proof of origin',
      ],
    ],
    assessment: ['三次章节测验，60% 及格。', 'Three chapter quizzes, pass at 60%.'],
  }),
  keywords: both([
    '报关,海关,单一窗口,HS 2022,商品归类,关税,RCEP',
    'customs declaration,single window,HS code,HS 2022,classification,duty,RCEP',
  ]),
  language: 'zh',
  major: both(['关务与外贸服务', 'Customs and trade services']),
  direction: both(['通关管理', 'Clearance management']),
  difficulty: 'intermediate',
  fee: 0,
  teachers: ['zhouwenbin', 'mengfanrui'],
  publishedDaysAgo: 95,
  semesters: [running(['第三期', 'Session 3'], 40, 110)],
  chapters: [
    branch(
      ['通关流程', 'The clearance process'],
      ['申报、查验、缴税、放行，以及期限和责任。', 'Declaration, inspection, payment and release.'],
      [
        chapter(
          ['一票货怎样通关', 'How a shipment clears'],
          ['“单一窗口”申报与报关单的关键栏目。', 'The single window and the key fields.'],
          [
            video(
              ['一票货怎样通关', 'How a shipment clears'],
              'customs-declaration/01-single-window',
            ),
            courseFile(
              ['报关单重点栏目填制指南', 'Key fields of the declaration'],
              'customs-declaration/form-fields.pdf',
            ),
            quiz(['第一章测验', 'Quiz 1'], ids('customs-declaration', 1, 2, 3, 5, 8, 10, 11, 12)),
          ],
        ),
      ],
    ),
    branch(
      ['商品归类', 'Classification'],
      ['六条总规则，四个步骤，三个实例。', 'Six rules, four steps and three examples.'],
      [
        chapter(
          ['归类总规则', 'The general rules'],
          [
            '规则一最重要，规则三三步走，规则六比同级。',
            'Rule 1 first, Rule 3 in three steps, Rule 6 level by level.',
          ],
          [video(['归类总规则', 'The general rules'], 'customs-declaration/02-general-rules')],
        ),
        chapter(
          ['归类实战', 'Classification in practice'],
          ['T 恤、智能手机和意大利面套装。', 'A T-shirt, a smartphone and a spaghetti set.'],
          [
            video(['归类实战', 'Classification in practice'], 'customs-declaration/03-classifying'),
            courseFile(
              ['归类练习：十分钟四道题', 'Four cases in ten minutes'],
              'customs-declaration/classification-cases.pptx',
            ),
            reading(['申报要素怎样写', 'Writing the declared elements'], declaredElements),
            task(['为三件商品归类并申报', 'Classify and declare three articles'], declareThree),
            quiz(
              ['第二章测验', 'Quiz 2'],
              ids('hs-classification', 1, 2, 3, 4, 5, 6, 9, 11, 13, 14),
            ),
          ],
        ),
      ],
    ),
    branch(
      ['税费与原产地', 'Duty and origin'],
      ['计税价格、税费公式和 RCEP 原产地规则。', 'Customs value, tax formulas and RCEP origin.'],
      [
        chapter(
          ['税费计算与 RCEP', 'Duty, tax and RCEP'],
          [
            '十万元的货要缴多少税，能不能少缴。',
            'What is due on 100,000 yuan of goods, and can it be less?',
          ],
          [
            video(
              ['税费计算与 RCEP 原产地', 'Duty, tax and RCEP origin'],
              'customs-declaration/04-duty-and-origin',
            ),
            courseFile(
              ['进口税费计算表', 'Import duty calculator'],
              'customs-declaration/duty-calculator.xlsx',
            ),
            quiz(['第三章测验', 'Quiz 3'], ids('customs-declaration', 4, 6, 7, 9, 13, 14)),
          ],
        ),
      ],
    ),
  ],
  reviews: [
    review('liuzihan', 5, '周老师讲成交方式和贸易术语的关系，终于弄懂为什么 FCA 要填 FOB。'),
    review('xuruoxi', 4.5, '归类那两讲听了三遍，意大利面套装的例子一下子把规则三讲活了。'),
    review('machengyu', 4, '税费计算表公式清楚，改汇率就能用。要是有更多报关单填制实操就更好了。'),
    review('songzimo', 5, '准备关务技能大赛，队里五个人都在学这门课。'),
    review('panweiqi', 3.5, '开放课程只有四讲，内容扎实但偏少，盼着下学期扩充。'),
  ],
}
